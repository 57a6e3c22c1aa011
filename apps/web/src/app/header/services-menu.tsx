import { MenuButton, useText } from '@tradefloor/ui'
import { desktopTexts } from '../desktop-texts.ts'
import { MenuPart } from './menu-part.tsx'
import { navItem } from './nav-item.ts'

const loadServices = () => import('./services.tsx')

/** Services for companies at home, and so in Chinese only. */
export function ServicesMenu() {
  const t = useText(desktopTexts)
  return (
    <MenuButton text={t('services')} className={navItem} panelClassName="w-56">
      {(close) => <MenuPart load={loadServices} onFollow={close} />}
    </MenuButton>
  )
}
