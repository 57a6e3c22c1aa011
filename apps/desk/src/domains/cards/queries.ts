import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type DeskCardsReply,
  exportDeskCards,
  fairDay,
  listDeskCards,
  noteOnCard,
} from '@tradefloor/contract'
import { download, useLanguage } from '@tradefloor/ui'
import { useDesk } from '../../shared/desk-context.tsx'

export interface CardChoice {
  search: string
  exhibition: number | undefined
}

/** As many as fill a wide screen a few times. */
export const cardsAPage = 24

const asQuery = ({ search, exhibition }: CardChoice) => ({
  ...(search && { search }),
  ...(exhibition && { exhibition_id: exhibition }),
})

export function useCards(choice: CardChoice, page: number) {
  const { client } = useDesk()
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['cards', language, choice, page],
    queryFn: ({ signal }) =>
      client.call(listDeskCards, { query: { ...asQuery(choice), page, size: cardsAPage }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useExportCards(choice: CardChoice) {
  const { client, now } = useDesk()
  return useMutation({
    mutationFn: () => client.call(exportDeskCards, { query: asQuery(choice) }),
    onSuccess: (text) => download(`received-cards-${fairDay(now())}.csv`, 'text/csv', text),
  })
}

export function useWriteNote(id: number) {
  const { client } = useDesk()
  const queries = useQueryClient()
  return useMutation({
    // One after the other, so that the last one written is the last one kept.
    scope: { id: `note ${id}` },
    mutationFn: (note: string) => client.call(noteOnCard, { params: { id }, body: { note } }),
    onSuccess: (_, note) => {
      const noted = (known: DeskCardsReply | undefined) =>
        known && { ...known, list: known.list.map((card) => (card.id === id ? { ...card, note } : card)) }
      queries.setQueriesData({ queryKey: ['cards'] }, noted)
    },
  })
}
