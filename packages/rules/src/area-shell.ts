import type { ExhibitionProfile } from '@tradefloor/contract'

const mainButtons = ['consult', 'zhanqu', 'conference'] as const
const sideButtons = ['cardHolder', 'favourites', 'schedule'] as const

export interface AreaShell {
  main: readonly (typeof mainButtons)[number][]
  side: readonly (typeof sideButtons)[number][]
  logo: boolean
}

/** What the area shell shows besides the home button, which is always there. */
export const shellOf = ({ shell }: ExhibitionProfile): AreaShell => ({
  main: shell.buttons ? mainButtons : [],
  side: shell.buttons ? sideButtons : [],
  logo: shell.logo,
})
