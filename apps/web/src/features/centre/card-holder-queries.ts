import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelCards, exportReceivedCards, listReceivedCards, type ReceivedCard } from '@tradefloor/contract'
import { download, useLanguage } from '@tradefloor/ui'
import { visitorsOwn } from '../../domains/session/visitors-own.ts'
import { useSite } from '../../shared/config/site-context.tsx'
import { refetchAll } from '../../shared/page/refetch-all.ts'
import { inParts } from './editing/selection.ts'
import { type Paging, useListing } from './listing/use-listing.ts'

export function useReceivedCards(paging: Paging) {
  const { client } = useSite()
  // The name of a contact comes in the language it is asked for in.
  const { language } = useLanguage()
  return useListing<ReceivedCard>(
    {
      key: [visitorsOwn, 'cards', language],
      ask: (query, signal) => client.call(listReceivedCards, { query, signal }),
    },
    paging,
  )
}

export function useCancelCards() {
  const { client } = useSite()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (cards: readonly ReceivedCard[]) => {
      let mes = ''
      for (const part of inParts(cards)) {
        const ids = part.map(({ id }) => id).join(',')
        mes = (await client.call(cancelCards, { params: { ids } })).mes
      }
      return mes
    },
    // Booths say whether cards were exchanged, so they are asked for again too.
    onSettled: () => refetchAll(queries, [visitorsOwn, 'cards']),
  })
}

const types = { vcf: 'text/vcard;charset=utf-8', csv: 'text/csv;charset=utf-8' } as const
export type CardsFormat = keyof typeof types

export function useExportCards() {
  const { client } = useSite()
  return useMutation({
    mutationFn: (format: CardsFormat) => client.call(exportReceivedCards, { query: { format } }),
    onSuccess: (text, format) => download(`business-cards.${format}`, types[format], text),
  })
}
