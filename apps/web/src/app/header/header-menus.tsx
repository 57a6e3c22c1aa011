import type { ListName } from '@tradefloor/rules'
import { classNames, MenuButton, useLanguage, useText } from '@tradefloor/ui'
import { NavLink } from 'react-router'
import { ExhibitionRows } from '../../features/exhibitions/exhibition-rows.tsx'
import { appMessages } from '../messages.ts'
import { activeNavItem, navItem } from './nav-item.ts'
import { ServicesMenu } from './services-menu.tsx'

const menus = [
  { text: 'pavilions', list: 'headerPavilion', panel: 'w-80' },
  { text: 'exhibitions', list: 'headerOngoing', panel: 'w-80' },
  { text: 'review', list: 'headerReview', panel: 'w-160', columns: 'grid grid-cols-2' },
] as const satisfies readonly { text: string; list: ListName; panel: string; columns?: string }[]

export function HeaderMenus() {
  const t = useText(appMessages)
  const { language } = useLanguage()
  const link = ({ isActive }: { isActive: boolean }) => classNames(navItem, isActive && activeNavItem)
  return (
    <nav aria-label={t('mainMenu')} className="flex gap-0.5">
      <NavLink to="/exhibition" className={link}>
        {t('home')}
      </NavLink>
      <NavLink to="/plateformInfo" className={link}>
        {t('introduction')}
      </NavLink>
      {menus.map((menu) => (
        <MenuButton
          key={menu.list}
          text={t(menu.text)}
          className={navItem}
          panelClassName={classNames(menu.panel, 'max-h-[min(560px,calc(100dvh-96px))] overflow-y-auto')}
        >
          {(close) => (
            <ExhibitionRows
              list={menu.list}
              on="white"
              onFollow={close}
              className={'columns' in menu ? menu.columns : undefined}
            />
          )}
        </MenuButton>
      ))}
      {language === 'zh' && <ServicesMenu />}
    </nav>
  )
}
