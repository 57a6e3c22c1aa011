import { Confirm, useText } from '@tradefloor/ui'
import { sessionMessages } from './messages.ts'
import { useLogOut } from './use-log-out.ts'

interface LogOutQuestionProps {
  open: boolean
  /** Where whoever has left finds themselves. */
  home: string
  onClose: () => void
}

export default function LogOutQuestion({ open, home, onClose }: LogOutQuestionProps) {
  const t = useText(sessionMessages)
  const logOut = useLogOut(home)
  return (
    <Confirm
      open={open}
      title={t('logOutTitle')}
      text={t('logOutText')}
      yes={t('logOut')}
      no={t('cancel')}
      busy={logOut.isPending}
      onNo={onClose}
      onYes={() => logOut.mutate(undefined, { onSettled: onClose })}
    />
  )
}
