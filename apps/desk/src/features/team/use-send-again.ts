import type { TeamMember } from '@tradefloor/contract'
import { useNotice, useText } from '@tradefloor/ui'
import { useInviteAgain } from './queries.ts'
import { teamTexts } from './texts.ts'

/** Sends an invitation, a first one, another one, or one that brings somebody back. */
export function useSendAgain({ id, email }: TeamMember) {
  const t = useText(teamTexts)
  const notice = useNotice()
  const inviting = useInviteAgain()
  return {
    isPending: inviting.isPending,
    send: () =>
      inviting.mutate(id, {
        onSuccess: ({ mailed }) =>
          notice(
            mailed
              ? { tone: 'success', text: t('sent', { email }) }
              : { tone: 'warning', text: t('notMailed') },
          ),
        onError: (error) => notice({ tone: 'warning', text: error.message }),
      }),
  }
}
