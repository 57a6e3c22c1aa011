import { useMutation, useQueryClient } from '@tanstack/react-query'
import { leaveDesk } from '@tradefloor/contract'
import { useNotice } from '@tradefloor/ui'
import { useDesk } from '../desk-context.tsx'

/** The server ends the session; nothing of it stays in this browser. */
export function useSignOut() {
  const { client, session } = useDesk()
  const queries = useQueryClient()
  const notice = useNotice()
  return useMutation({
    mutationFn: () => client.call(leaveDesk),
    onSuccess: () => {
      session.end('left')
      queries.clear()
    },
    onError: (error) => notice({ tone: 'warning', text: error.message }),
  })
}
