import { Tabs, useText } from '@tradefloor/ui'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { passAsGuest } from '../../domains/session/guest-pass.ts'
import { AccountSignIn } from './account-sign-in.tsx'
import { CodeSignIn } from './code-sign-in.tsx'
import { SignInOutcome } from './sign-in-outcome.tsx'
import { accountTexts } from './texts.ts'

interface SignInCardProps {
  layout: 'start' | 'fill'
  /** The addresses of this device. */
  registerAt: string
  guestAt: string
  onDone: () => void
}

type Way = 'account' | 'phone' | 'email'

/** Three ways to sign in. Only the one in force is mounted, so that changing the way clears what was typed. */
export function SignInCard({ layout, registerAt, guestAt, onDone }: SignInCardProps) {
  const t = useText(accountTexts)
  const [way, setWay] = useState<Way>('account')
  return (
    <>
      <SignInOutcome />
      <Tabs<Way>
        label={t('ways')}
        layout={layout}
        value={way}
        onChange={setWay}
        panelClassName="pt-5"
        tabs={[
          { value: 'account', text: t('byAccount'), panel: <AccountSignIn onDone={onDone} /> },
          { value: 'phone', text: t('byPhone'), panel: <CodeSignIn kind="phone" onDone={onDone} /> },
          { value: 'email', text: t('byEmail'), panel: <CodeSignIn kind="email" onDone={onDone} /> },
        ]}
      />
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-14">
        <span className="text-ink-2">
          {t('noAccount')}
          <Link
            to={registerAt}
            className="ml-1 inline-flex min-h-11 min-w-11 items-center font-bold text-harbour"
          >
            {t('register')}
          </Link>
        </span>
        <Link
          to={guestAt}
          onClick={passAsGuest}
          className="inline-flex min-h-11 items-center gap-1 text-ink-2 hover:text-ink"
        >
          {t('asGuest')}
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      </p>
      <p className="mt-2 border-t border-line pt-3 text-13 text-ink-3">{t('small')}</p>
    </>
  )
}
