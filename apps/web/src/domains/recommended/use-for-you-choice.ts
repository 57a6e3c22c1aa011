import { useMutation, useQueryClient } from '@tanstack/react-query'
import { patchProfile } from '@tradefloor/contract'
import { useNotice } from '@tradefloor/ui'
import { useSite } from '../../shared/config/site-context.tsx'
import { visitorsOwn } from '../session/visitors-own.ts'

/** Switches the recommendations of this account on or off, wherever it is signed in. */
export function useForYouChoice() {
  const { client } = useSite()
  const queries = useQueryClient()
  const notice = useNotice()
  return useMutation({
    mutationFn: (for_you: boolean) => client.call(patchProfile, { body: { for_you } }),
    onSuccess: () =>
      Promise.all(
        ['for-you', 'profile'].map((part) => queries.invalidateQueries({ queryKey: [visitorsOwn, part] })),
      ),
    onError: (error) => notice({ tone: 'warning', text: error.message }),
  })
}
