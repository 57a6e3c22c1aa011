import { readId } from '@tradefloor/rules'
import { useSearchParams } from 'react-router'

const page = '/documentView'

/** Where a document is read, on either device. */
export const documentAddress = (id: number): string => `${page}?id=${id}`

/** The document an address names: undefined when it names none, null when what it says is no number of ours. */
export function useDocumentInAddress(): number | null | undefined {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id === null ? undefined : readId(id)
}
