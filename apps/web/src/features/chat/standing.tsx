import { Button, useText } from '@tradefloor/ui'
import { CloudOff, DoorClosed, ShieldOff, Signal, TriangleAlert } from 'lucide-react'
import { chatTexts } from './texts.ts'
import type { Talk } from './use-talk.ts'

const icons = { offline: CloudOff, asking: Signal, unkept: TriangleAlert } as const

interface StandingProps {
  status: Talk['status']
  /** Messages wait, and go with the page. */
  isUnkept: Talk['isUnkept']
  blocked: Talk['blocked']
  /** The company no longer exhibits there. */
  isClosed: boolean
  onUnblock: () => void
}

/** Why the conversation is not as usual; nothing while it is. */
export function Standing({ status, isUnkept, blocked, isClosed, onUnblock }: StandingProps) {
  const t = useText(chatTexts)
  if (isClosed)
    return (
      <p role="status" className="flex items-center gap-2 text-13 text-ink-2">
        <DoorClosed size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
        {t('closed')}
      </p>
    )
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
  return (
    <>
      {status !== 'live' && <Line is={status} />}
      {isUnkept && <Line is="unkept" />}
    </>
  )
}

function Line({ is }: { is: keyof typeof icons }) {
  const t = useText(chatTexts)
  const Icon = icons[is]
  return (
    <p role="status" className="mb-2 flex items-center gap-2 text-13 text-amber-ink">
      <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
      {t(is)}
    </p>
  )
}
