import type { ComponentProps } from 'react'
import type { ExhibitionRows } from '../../features/exhibitions/exhibition-rows.tsx'
import { MenuPart } from './menu-part.tsx'

type Rows = ComponentProps<typeof ExhibitionRows> & { onFollow: () => void }

const loadRows = () =>
  import('../../features/exhibitions/exhibition-rows.tsx').then((part) => ({ default: part.ExhibitionRows }))

/** The exhibitions of a menu. Most pages show no such rows themselves. */
export const MenuRows = (rows: Rows) => <MenuPart<Rows> load={loadRows} {...rows} />
