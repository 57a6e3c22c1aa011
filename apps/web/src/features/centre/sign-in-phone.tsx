import { internationalPhone } from '@tradefloor/rules'
import { Button, TextField, useText } from '@tradefloor/ui'
import { Lock, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { AddPhone } from './add-phone.tsx'
import { loginPhoneTexts } from './login-phone-texts.ts'

/** The number one signs in with: seen, and not changed here. Whoever has none, having registered by mail, can add one. */
export function SignInPhone({ phone }: { phone: string }) {
  const t = useText(loginPhoneTexts)
  const [isAdding, setIsAdding] = useState(false)
  if (phone)
    return (
      <TextField
        label={t('phoneFixed')}
        name="phone"
        value={internationalPhone(phone)}
        readOnly
        disabled
        inside={<Lock size={16} strokeWidth={1.75} aria-hidden className="text-ink-3" />}
      />
    )
  return (
    <div>
      <p className="text-13 text-ink-2">{t('signInPhone')}</p>
      <Button
        className="mt-1"
        icon={<Smartphone size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => setIsAdding(true)}
      >
        {t('addPhone')}
      </Button>
      <p className="mt-1 text-13 text-ink-3">{t('addPhoneHint')}</p>
      {isAdding && <AddPhone onClose={() => setIsAdding(false)} />}
    </div>
  )
}
