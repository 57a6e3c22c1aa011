import { sitePaths } from '@tradefloor/rules'
import { classNames, useText } from '@tradefloor/ui'
import { House, Info, Landmark, LayoutGrid, UserRound } from 'lucide-react'
import { NavLink } from 'react-router'
import { appTexts } from './texts.ts'

const tabs = [
  { to: sitePaths.pavilions.desktop, text: 'pavilions', Icon: Landmark },
  { to: sitePaths.exhibitions.phone, text: 'exhibitions', Icon: LayoutGrid },
  { to: sitePaths.home.phone, text: 'home', Icon: House, raised: true },
  { to: sitePaths.introduction.phone, text: 'info', Icon: Info },
  { to: sitePaths.centre.phone, text: 'my', Icon: UserRound },
] as const

/** The main pages of the phone are the ones with a tab. */
export const hasTabBar = (pathname: string) =>
  tabs.some(({ to }) => to.toLowerCase() === pathname.replace(/\/+$/, '').toLowerCase())

export function TabBar() {
  const t = useText(appTexts)
  return (
    <nav
      aria-label={t('mainMenu')}
      className="surface sticky inset-x-0 bottom-0 z-(--z-shell) flex min-h-[calc(var(--h-tabbar)+var(--safe-bottom))] shrink-0 max-[21.25rem]:flex-wrap border-t border-line px-1 pb-(--safe-bottom)"
    >
      {tabs.map(({ to, text, Icon, ...rest }) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            classNames(
              'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-control text-center text-11 hyphens-auto wrap-anywhere [--ring-offset:-3px]',
              // Where everything is twice as large a word keeps its room, and the last tabs stand below.
              'max-[21.25rem]:min-h-12 max-[21.25rem]:min-w-11 max-[21.25rem]:basis-auto max-[21.25rem]:px-0.5',
              isActive ? 'font-bold text-harbour' : 'text-ink-3',
            )
          }
        >
          {/* The way home stands out of the bar, where a thumb finds it. */}
          {'raised' in rest ? (
            <span className="-mt-5 grid size-11.5 shrink-0 place-items-center rounded-pill bg-harbour text-white shadow-[0_6px_16px_rgb(21_87_214/.4),0_0_0_4px_white]">
              <Icon size={22} strokeWidth={1.75} aria-hidden />
            </span>
          ) : (
            <Icon size={22} strokeWidth={1.75} aria-hidden />
          )}
          {t(text)}
        </NavLink>
      ))}
    </nav>
  )
}
