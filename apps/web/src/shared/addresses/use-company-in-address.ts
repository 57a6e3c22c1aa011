import { readId } from '@tradefloor/rules'
import { useSearchParams } from 'react-router'

/** The company an address of a hall begins in front of. */
export function useCompanyInAddress(): number | undefined {
  const [query] = useSearchParams()
  return readId(query.get('company_id')) ?? undefined
}
