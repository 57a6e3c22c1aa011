import type { MessengerSnapshot } from '@tradefloor/client/messaging'
import { classNames, useText } from '@tradefloor/ui'
import { CloudOff, Signal } from 'lucide-react'
import { inboxMessages } from './messages.ts'

const icons = { offline: CloudOff, asking: Signal } as const

interface ConnectionLineProps {
  status: MessengerSnapshot['status']
  className?: string
}

/** Whether what visitors write arrives; nothing while it does at once. */
export function ConnectionLine({ status, className }: ConnectionLineProps) {
  const t = useText(inboxMessages)
  if (status === 'live') return null
  const Icon = icons[status]
  return (
    <p role="status" className={classNames('flex items-center gap-2 text-13 text-amber-ink', className)}>
      <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
      {t(status)}
    </p>
  )
}
