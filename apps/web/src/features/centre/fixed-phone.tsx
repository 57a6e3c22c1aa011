import { TextField, useText } from '@tradefloor/ui'
import { Lock } from 'lucide-react'
import { centreMessages } from './messages.ts'

/** The number one signed up with: seen, and not changed here. */
export function FixedPhone({ phone }: { phone: string }) {
  const t = useText(centreMessages)
  return (
    <TextField
      label={t('phoneFixed')}
      name="phone"
      value={phone || t('noPhone')}
      readOnly
      disabled
      inside={<Lock size={16} strokeWidth={1.75} aria-hidden className="text-ink-3" />}
    />
  )
}
