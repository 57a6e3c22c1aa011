import { Button, useText } from '@tradefloor/ui'
import { CloudOff, ShieldOff, Signal } from 'lucide-react'
import { chatMessages } from './messages.ts'
import type { Talk } from './use-talk.ts'

const lines = {
  offline: { Icon: CloudOff, text: 'offline' },
  asking: { Icon: Signal, text: 'asking' },
} as const

interface StandingProps {
  status: Talk['status']
  blocked: Talk['blocked']
  onUnblock: () => void
}

/** Why the conversation is not as usual; nothing while it is. */
export function Standing({ status, blocked, onUnblock }: StandingProps) {
  const t = useText(chatMessages)
  if (blocked)
    return (
      <p role="status" className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
        <ShieldOff size={16} strokeWidth={1.75} aria-hidden />
        {t(blocked === 'own' ? 'blockedByYou' : 'blockedByPeer')}
        {blocked === 'own' && (
          <Button size={32} onClick={onUnblock}>
            {t('unblock')}
          </Button>
        )}
      </p>
    )
  if (status === 'live') return null
  const { Icon, text } = lines[status]
  return (
    <p role="status" className="mb-2 flex items-center gap-2 text-13 text-amber-ink">
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {t(text)}
    </p>
  )
}
