import type { Messenger } from '@tradefloor/client/messaging'
import { classNames, useText, useUnkept } from '@tradefloor/ui'
import { CloudOff, Signal, TriangleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { inboxTexts } from '../../domains/chat/texts.ts'

const icons = { offline: CloudOff, asking: Signal, unkept: TriangleAlert } as const

interface ConnectionLineProps {
  messenger: Messenger
  /** Of each line there is. */
  className: string
}

/** Whether messages come and go as they should; nothing while they do. */
export function ConnectionLine({ messenger, className }: ConnectionLineProps) {
  const status = useSyncExternalStore(messenger.subscribe, () => messenger.getSnapshot().status)
  const isUnkept = useUnkept(messenger)
  return (
    <>
      {status !== 'live' && <Line is={status} className={className} />}
      {isUnkept && <Line is="unkept" className={className} />}
    </>
  )
}

function Line({ is, className }: { is: keyof typeof icons; className: string }) {
  const t = useText(inboxTexts)
  const Icon = icons[is]
  return (
    <p role="status" className={classNames('flex items-center gap-2 text-13 text-amber-ink', className)}>
      <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
      {t(is)}
    </p>
  )
}
