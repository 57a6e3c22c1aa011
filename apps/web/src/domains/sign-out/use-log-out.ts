import { useMutation } from '@tanstack/react-query'
import { logout } from '@tradefloor/contract'
import { useNotice } from '@tradefloor/ui'
import { useSite } from '../../shared/config/site-context.tsx'
import { useEndHere } from './use-end-here.ts'

/** The success is read before the page changes. */
const leaveAfterMs = 500

export function useLogOut(home: string) {
  const { client } = useSite()
  const notice = useNotice()
  const endHere = useEndHere()
  return useMutation({
    mutationFn: () => client.call(logout, { isLast: true }),
    onSuccess: async ({ mes }) => {
      notice({ tone: 'success', text: mes })
      await new Promise((done) => setTimeout(done, leaveAfterMs))
      await endHere(home)
    },
    onError: (error) => notice({ tone: 'warning', text: error.message }),
  })
}
