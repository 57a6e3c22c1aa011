import { useQuery } from '@tanstack/react-query'
import { getDocument } from '@tradefloor/contract'
import { useSite } from '../../shared/config/site-context.tsx'

/** A document of the platform by its number, or the one it shows to whoever names none. */
export function useDocument(id: number | undefined, isWanted: boolean) {
  const { client } = useSite()
  return useQuery({
    queryKey: ['document', id ?? 'first'],
    enabled: isWanted,
    queryFn: async ({ signal }) =>
      (await client.call(getDocument, { query: { com_doc_id: id }, signal })).data,
  })
}
