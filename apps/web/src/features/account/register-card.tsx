import { sitePaths } from '@tradefloor/rules'
import { Tabs, useLanguage, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { pageTexts } from '../../shared/page/texts.ts'
import type { ContactKind } from './contact.ts'
import { RegisterForm } from './register-form.tsx'
import { accountTexts } from './texts.ts'

interface RegisterCardProps {
  layout: 'start' | 'fill'
  signInAt: string
  onDone: () => void
}

export function RegisterCard({ layout, signInAt, onDone }: RegisterCardProps) {
  const t = useText(accountTexts)
  const { language } = useLanguage()
  // Codes by SMS go to +86 only, which most readers of English do not have. What was typed stays when the language changes.
  const [way, setWay] = useState<ContactKind>(language === 'en' ? 'email' : 'phone')
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
      <p className="mt-2 flex flex-wrap items-center gap-x-1 border-t border-line pt-2 text-13 text-ink-3">
        {t('agree')}
        <HouseRule to={sitePaths.terms.desktop} text={t('terms')} />
        {t('and')}
        <HouseRule to={sitePaths.privacy.desktop} text={t('privacy')} />
      </p>
    </>
  )
}

/** In a window of its own, so that what was typed is still there. */
function HouseRule({ to, text }: { to: string; text: string }) {
  const common = useText(pageTexts)
  return (
    <Link
      to={to}
      target="_blank"
      className="inline-flex min-h-6 min-w-11 items-center text-harbour underline pointer-coarse:min-h-11"
    >
      {text}
      <span className="sr-only">{common('newWindow')}</span>
    </Link>
  )
}
