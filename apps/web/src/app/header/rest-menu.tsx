import { MenuButton, useText } from '@tradefloor/ui'
import { desktopTexts } from '../desktop-texts.ts'
import { MenuPart } from './menu-part.tsx'
import { navItem } from './nav-item.ts'

const loadPanel = () => import('./rest-panel.tsx')

/** What a narrow window has no room for in the bar. */
export function RestMenu() {
  const t = useText(desktopTexts)
  return (
    <MenuButton
      text={t('more')}
      className={navItem}
      panelClassName="w-96 max-w-[calc(100vw-48px)] max-h-[min(560px,calc(100dvh-96px))] overflow-y-auto min-[1200px]:w-160"
    >
      {(close) => <MenuPart load={loadPanel} onFollow={close} />}
    </MenuButton>
  )
}
