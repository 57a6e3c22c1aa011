import { sitePaths } from '@tradefloor/rules'
import { BrandMark, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { useBrand } from '../../shared/config/use-brand.ts'
import { LanguageSegment } from '../../shared/page/language-segment.tsx'
import { desktopTexts } from '../desktop-texts.ts'
import { HeaderMenus } from './header-menus.tsx'
import { HeaderSearch } from './header-search.tsx'
import { UserMenu } from './user-menu.tsx'

export function SiteHeader() {
  const t = useText(desktopTexts)
  const { name, other } = useBrand()
  return (
    <header className="glass fixed inset-x-0 top-0 z-(--z-header) flex h-(--h-header) items-center gap-5 border-b border-glass-line px-6 max-[899px]:gap-3 max-[899px]:px-4">
      <Link
        to={sitePaths.home.desktop}
        aria-label={t('brandLabel', { name, other })}
        className="-ml-1.5 flex shrink-0 items-center gap-2.5 rounded-control p-1.5 [--ring-offset:0px]"
      >
        <BrandMark size={36} />
        <span className="hidden min-[1100px]:block">
          <span className="block max-w-60 truncate text-18 leading-[1.375rem] font-bold tracking-[0.02em]">
            {name}
          </span>
          <span className="block max-w-60 truncate text-11 tracking-[0.06em] uppercase opacity-85">
            {other}
          </span>
        </span>
      </Link>
      <HeaderMenus />
      <HeaderSearch className="ml-auto max-w-84 min-w-52 flex-1 transition-[max-width] duration-(--dur-control) focus-within:max-w-120 max-[899px]:min-w-40" />
      <div className="flex shrink-0 items-center gap-4 max-[899px]:gap-2">
        <LanguageSegment look="glass" />
        <UserMenu />
      </div>
    </header>
  )
}
