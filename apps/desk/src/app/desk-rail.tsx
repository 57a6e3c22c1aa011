import { classNames, useText } from '@tradefloor/ui'
import { NavLink } from 'react-router'
import { useInbox } from '../domains/chat/messenger-context.tsx'
import { useSignOut } from '../domains/sign-out/use-sign-out.tsx'
import { places } from '../shared/addresses.ts'
import { DeskBrand } from '../shared/desk-brand.tsx'
import { LanguageChoice } from '../shared/language-choice.tsx'
import { deskTexts } from '../shared/texts.ts'
import { SignedOnPerson } from './signed-on-person.tsx'
import { StartCount } from './start-count.tsx'
import { useEntries } from './use-entries.ts'

/** The dark rail at the left of a wide screen. */
export function DeskRail() {
  const t = useText(deskTexts)
  const unread = useInbox()?.unread ?? 0
  const { signOut, isLeaving, question } = useSignOut()
  return (
    <header className="sticky top-0 hidden h-dvh w-52 shrink-0 flex-col gap-6 overflow-y-auto bg-harbour-deep p-3 text-white [--ring-offset:-4px] [--ring:white] lg:flex">
      <div className="px-2 pt-3">
        <DeskBrand />
      </div>
      <nav aria-label={t('menu')} className="grid gap-1">
        {useEntries().map(({ to, text, Icon }) => (
          <NavLink
            key={to}
            to={to}
            className={({ isActive }) =>
              classNames(
                'flex min-h-11 items-center gap-3 rounded-control px-3',
                isActive
                  ? 'surface font-bold text-harbour!'
                  : 'text-on-glass-2 hover:bg-glass-hover hover:text-white',
              )
            }
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
            {t(text)}
            {to === places.start && <StartCount />}
            {to === places.inbox && unread > 0 && (
              <span className="ml-auto min-w-5 rounded-pill bg-coral-fill px-1.5 text-center text-12 font-bold text-white">
                <span aria-hidden>{unread}</span>
                <span className="sr-only">{t('unread', { count: unread })}</span>
              </span>
            )}
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto grid gap-3">
        <div className="justify-self-start">
          <LanguageChoice look="glass" />
        </div>
        <SignedOnPerson look="rail" isLeaving={isLeaving} onSignOut={signOut} />
        {question}
      </div>
    </header>
  )
}
