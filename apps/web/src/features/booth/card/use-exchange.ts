import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError } from '@tradefloor/client'
import { type ExhibitorDetail, errors, patchProfile, switchCard } from '@tradefloor/contract'
import { useNotice } from '@tradefloor/ui'
import { exhibitorQuery } from '../../../domains/catalogue/exhibitor-query.ts'
import { visitorsOwn } from '../../../domains/session/visitors-own.ts'
import { useSite } from '../../../shared/config/site-context.tsx'
import type { Booth } from '../queries.ts'

interface ExchangeOptions {
  booth: Booth
  cardId: number
  /** The visitor's own card lacks what the exhibitor needs. */
  onMissing: () => void
}

/**
 * Gives the own card and takes theirs. What the server says is shown, whatever it is; what else is to follow is told to
 * `mutate`, so that it does not happen to a visitor who has gone elsewhere meanwhile.
 */
export function useExchange({ booth, cardId, onMissing }: ExchangeOptions) {
  const { client } = useSite()
  const notice = useNotice()
  const queries = useQueryClient()
  const { queryKey } = exhibitorQuery(client, booth)
  const nowExchanged = () => {
    queries.setQueryData<ExhibitorDetail>(queryKey, (known) => known && { ...known, is_switch: 1 })
    void queries.invalidateQueries({ queryKey: [visitorsOwn, 'cards'] })
  }
  return useMutation({
    mutationFn: () =>
      client.call(switchCard, { body: { exhibition_id: booth.exhibitionId, card_id: cardId } }),
    onSuccess: ({ mes }) => {
      notice({ tone: 'success', text: mes })
      nowExchanged()
    },
    onError: (error) => {
      const code = error instanceof CallError ? error.errCode : undefined
      notice({ tone: 'warning', text: error.message })
      if (code === errors.information_incomplete.code) onMissing()
      if (code === errors.already_exchanged.code) nowExchanged()
    },
  })
}

/** The one thing on a card that belongs to the account itself. */
export function useRename() {
  const { client } = useSite()
  return useMutation({
    mutationFn: (real_name: string) => client.call(patchProfile, { body: { real_name } }),
  })
}
