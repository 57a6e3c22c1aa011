import type { ExhibitionProfile, Exhibitor } from '@tradefloor/contract'
import type { MouseEvent } from 'react'

/** An exhibitor in a phone's list, however it is shown. */
export interface ExhibitorEntryProps {
  exhibitor: Exhibitor
  profile: ExhibitionProfile
  /** The word that found it, which is marked in its name. */
  search: string
  onOpen: (click: MouseEvent) => void
}
