import { Avatar, classNames, inLanguage, MenuButton, useLanguage, useText } from '@tradefloor/ui'
import { NavLink } from 'react-router'
import { useInbox } from '../domains/chat/messenger-context.tsx'
import { usePerson } from '../domains/session/use-person.ts'
import { useSignOut } from '../domains/sign-out/use-sign-out.tsx'
import { places } from '../shared/addresses.ts'
import { DeskBrand } from '../shared/desk-brand.tsx'
import { LanguageChoice } from '../shared/language-choice.tsx'
import { deskTexts } from '../shared/texts.ts'
import { SignedOnPerson } from './signed-on-person.tsx'
import { useEntries } from './use-entries.ts'

/** On a narrow screen: whose desk it is, above. */
export function DeskTopBar() {
  const t = useText(deskTexts)
  const { language } = useLanguage()
  const { data: person } = usePerson()
  const inMenu = useEntries().filter(({ onPhone }) => onPhone === 'menu')
  const { signOut, isLeaving, question } = useSignOut()
  const name = person ? inLanguage({ zh: person.name.cn, en: person.name.en }, language).text : ''
  return (
    <header className="sticky top-0 z-(--z-header) flex items-center justify-between gap-3 bg-harbour-deep px-(--gutter) pt-(--safe-top) text-white [--ring-offset:-4px] [--ring:white] lg:hidden">
      <div className="py-2">
        <DeskBrand />
      </div>
      <MenuButton
        text={name}
        icon={<Avatar name={name} size={28} />}
        className="flex min-h-11 max-w-44 min-w-11 items-center gap-1.5 rounded-control px-1"
        panelClassName="right-0 left-auto! mt-2! w-64"
      >
        {(close) => (
          <>
            <SignedOnPerson look="menu" isLeaving={isLeaving} onSignOut={signOut} />
            <nav aria-label={t('more')} className="mt-1 border-t border-line pt-1">
              {inMenu.map(({ to, text, Icon }) => (
                <NavLink
                  key={to}
                  to={to}
                  onClick={close}
                  className="flex min-h-11 items-center gap-2.5 rounded-control px-1.5 text-13 text-ink-2 hover:bg-sand-2 hover:text-ink"
                >
                  <Icon size={16} strokeWidth={1.75} aria-hidden />
                  {t(text)}
                </NavLink>
              ))}
            </nav>
            <div className="mt-2 border-t border-line pt-3 pb-1 pl-1 [&_button]:min-h-11 [&_button]:min-w-11">
              <LanguageChoice look="sand" />
            </div>
          </>
        )}
      </MenuButton>
      {question}
    </header>
  )
}

/** And what it has, below, where a thumb is. */
export function DeskBottomBar() {
  const t = useText(deskTexts)
  const onBar = useEntries().filter(({ onPhone }) => onPhone === 'bar')
  const unread = useInbox()?.unread ?? 0
  return (
    <nav
      aria-label={t('menu')}
      className="surface sticky inset-x-0 bottom-0 z-(--z-shell) flex h-[calc(var(--h-tabbar)+var(--safe-bottom))] shrink-0 border-t border-line px-1 pb-(--safe-bottom) lg:hidden"
    >
      {onBar.map(({ to, text, short, Icon }) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            classNames(
              'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-control text-11 [--ring-offset:-3px]',
              isActive ? 'font-bold text-harbour' : 'text-ink-3',
            )
          }
        >
          <span className="relative">
            <Icon size={22} strokeWidth={1.75} aria-hidden />
            {to === places.inbox && unread > 0 && (
              <span className="absolute -top-1 left-3.5 min-w-4.5 rounded-pill bg-coral-fill px-1 text-center text-11 font-bold text-white">
                <span aria-hidden>{unread}</span>
                <span className="sr-only">{t('unread', { count: unread })}</span>
              </span>
            )}
          </span>
          <span aria-hidden className="max-w-full truncate">
            {t(short)}
          </span>
          <span className="sr-only">{t(text)}</span>
        </NavLink>
      ))}
    </nav>
  )
}
