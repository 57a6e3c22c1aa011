import type { ComponentProps } from 'react'
import type { ExhibitionRows } from '../../features/exhibitions/exhibition-rows.tsx'
import { MenuPart } from './menu-part.tsx'

type Rows = ComponentProps<typeof ExhibitionRows> & { onFollow: () => void }

const loadRows = () => import('./menu-list.tsx')

/** The exhibitions of a menu. Most pages show no such rows themselves. */
export const MenuRows = (rows: Rows) => <MenuPart<Rows> load={loadRows} {...rows} />
