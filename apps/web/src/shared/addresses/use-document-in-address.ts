import { readId } from '@tradefloor/rules'
import { useSearchParams } from 'react-router'

/** The document an address names: undefined when it names none, null when what it says is no number of ours. */
export function useDocumentInAddress(): number | null | undefined {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id === null ? undefined : readId(id)
}
