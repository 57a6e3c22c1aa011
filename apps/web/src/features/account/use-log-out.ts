import { useMutation, useQueryClient } from '@tanstack/react-query'
import { logout } from '@tradefloor/contract'
import { useNotice } from '@tradefloor/ui'
import { useNavigate } from 'react-router'
import { useSite } from '../../shared/config/site-context.tsx'
import { keep } from '../../shared/session/kept.ts'

/** The success is read before the page changes. */
const leaveAfterMs = 500

export function useLogOut(home: string) {
  const { client, session } = useSite()
  const queries = useQueryClient()
  const notice = useNotice()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => client.call(logout),
    onSuccess: async ({ mes }) => {
      notice({ tone: 'success', text: mes })
      await new Promise((done) => setTimeout(done, leaveAfterMs))
      keep('user', null)
      keep('guest', null)
      session.end('left')
      queries.clear()
      navigate(home)
    },
    onError: (error) => notice({ tone: 'warning', text: error.message }),
  })
}
