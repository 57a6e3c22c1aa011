import { type ListName, sitePaths } from '@tradefloor/rules'
import { classNames, MenuButton, useLanguage, useText } from '@tradefloor/ui'
import { NavLink } from 'react-router'
import { desktopTexts } from '../desktop-texts.ts'
import { appTexts } from '../texts.ts'
import { MenuRows } from './menu-rows.tsx'
import { activeNavItem, fold, navItem } from './nav-item.ts'
import { RestMenu } from './rest-menu.tsx'
import { ServicesMenu } from './services-menu.tsx'

interface Menu {
  text: 'pavilions' | 'exhibitions' | 'review'
  list: ListName
  panel: string
  columns?: string
  /** Where it stands in the bar only while there is room. */
  className?: string
}

const menus: readonly Menu[] = [
  { text: 'pavilions', list: 'headerPavilion', panel: 'w-80', className: fold.last.inBar },
  { text: 'exhibitions', list: 'headerOngoing', panel: 'w-80', className: fold.last.inBar },
  {
    text: 'review',
    list: 'headerReview',
    panel: 'w-160',
    columns: 'grid grid-cols-2',
    className: fold.first.inBar,
  },
]

export function HeaderMenus() {
  const t = useText(appTexts)
  const own = useText(desktopTexts)
  const { language } = useLanguage()
  const link = ({ isActive }: { isActive: boolean }) => classNames(navItem, isActive && activeNavItem)
  return (
    <nav aria-label={t('mainMenu')} className="flex gap-0.5">
      <NavLink to={sitePaths.home.desktop} className={(state) => classNames(link(state), fold.last.inBar)}>
        {t('home')}
      </NavLink>
      <NavLink
        to={sitePaths.introduction.desktop}
        className={(state) => classNames(link(state), fold.second.inBar)}
      >
        {own('introduction')}
      </NavLink>
      {menus.map((menu) => (
        <div key={menu.list} className={menu.className}>
          <MenuButton
            text={menu.text === 'review' ? own(menu.text) : t(menu.text)}
            className={navItem}
            panelClassName={classNames(menu.panel, 'max-h-[min(560px,calc(100dvh-96px))] overflow-y-auto')}
          >
            {(close) => <MenuRows list={menu.list} on="white" onFollow={close} className={menu.columns} />}
          </MenuButton>
        </div>
      ))}
      {language === 'zh' && (
        <div className={fold.first.inBar}>
          <ServicesMenu />
        </div>
      )}
      <div className={fold.first.inRest}>
        <RestMenu />
      </div>
    </nav>
  )
}
