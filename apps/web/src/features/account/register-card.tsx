import { Tabs, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ContactKind } from './contact.ts'
import { accountMessages } from './messages.ts'
import { RegisterForm } from './register-form.tsx'

interface RegisterCardProps {
  layout: 'start' | 'fill'
  signInAt: string
  onDone: () => void
}

export function RegisterCard({ layout, signInAt, onDone }: RegisterCardProps) {
  const t = useText(accountMessages)
  const [way, setWay] = useState<ContactKind>('phone')
  return (
    <>
      <Tabs<ContactKind>
        label={t('registerWays')}
        layout={layout}
        value={way}
        onChange={setWay}
        panelClassName="pt-5"
        tabs={[
          { value: 'phone', text: t('phoneWay'), panel: <RegisterForm kind="phone" onDone={onDone} /> },
          { value: 'email', text: t('emailWay'), panel: <RegisterForm kind="email" onDone={onDone} /> },
        ]}
      />
      <p className="mt-3 text-14 text-ink-2">
        {t('haveAccount')}
        <Link
          to={signInAt}
          className="ml-1 inline-flex min-h-11 min-w-11 items-center font-bold text-harbour"
        >
          {t('toSignIn')}
        </Link>
      </p>
      <p className="mt-2 border-t border-line pt-3 text-13 text-ink-3">{t('agree')}</p>
    </>
  )
}
