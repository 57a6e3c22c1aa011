import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteOutbox } from '@tradefloor/client/messaging'
import { leaveDesk } from '@tradefloor/contract'
import { Confirm, useNotice, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { useDesk } from '../../shared/desk-context.tsx'
import { deskTexts } from '../../shared/texts.ts'
import { forgetUnsaved } from '../../shared/unsaved-content.ts'
import { useMessenger } from '../chat/messenger-context.tsx'
import { usePerson } from '../session/use-person.ts'

/** The server ends the session; nothing of it stays in this browser. Asked before where something would be lost. */
export function useSignOut() {
  const t = useText(deskTexts)
  const { client, session } = useDesk()
  const queries = useQueryClient()
  const notice = useNotice()
  const messenger = useMessenger()
  const uid = usePerson().data?.rtm_uid
  const [unsent, setUnsent] = useState(0)
  const forgetUnsent = async () => {
    if (messenger) await messenger.clear()
    else if (uid) await deleteOutbox(uid)
  }
  const leaving = useMutation({
    mutationFn: async () => {
      await client.call(leaveDesk, { isLast: true })
      // A browser that refuses its storage keeps nobody from leaving.
      await forgetUnsent().catch(() => {})
      forgetUnsaved()
    },
    onSuccess: () => {
      session.end('left')
      queries.clear()
    },
    onError: (error) => notice({ tone: 'warning', text: error.message }),
    onSettled: () => setUnsent(0),
  })
  const signOut = () => {
    const count = messenger?.pendingCount() ?? 0
    if (count > 0) setUnsent(count)
    else leaving.mutate()
  }
  const question = (
    <Confirm
      open={unsent > 0}
      title={t('signOutTitle')}
      text={t('signOutUnsent', { count: unsent })}
      yes={t('signOut')}
      no={t('cancel')}
      busy={leaving.isPending}
      onYes={() => leaving.mutate()}
      onNo={() => setUnsent(0)}
    />
  )
  return { signOut, isLeaving: leaving.isPending, question }
}
