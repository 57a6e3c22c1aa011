import { Confirm, useText } from '@tradefloor/ui'
import { useMessenger } from '../chat/messenger-context.tsx'
import { sessionTexts } from '../session/texts.ts'
import { useLogOut } from './use-log-out.ts'

interface LogOutQuestionProps {
  open: boolean
  /** Where whoever has left finds themselves. */
  home: string
  onClose: () => void
}

export default function LogOutQuestion({ open, home, onClose }: LogOutQuestionProps) {
  const t = useText(sessionTexts)
  const logOut = useLogOut(home)
  const messenger = useMessenger()
  const unsent = open ? (messenger?.pendingCount() ?? 0) : 0
  return (
    <Confirm
      open={open}
      title={t('logOutTitle')}
      text={unsent > 0 ? t('logOutUnsent', { count: unsent }) : t('logOutText')}
      yes={t('logOut')}
      no={t('cancel')}
      busy={logOut.isPending}
      onNo={onClose}
      onYes={() => logOut.mutate(undefined, { onSettled: onClose })}
    />
  )
}
