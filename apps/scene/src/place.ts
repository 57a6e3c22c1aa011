import type { drawerMessages, Language } from '@tradefloor/contract'
import type { PinIcon } from './pins/pin-icons.ts'

export type Words = Readonly<Record<Language, string>>

/** Something a visitor can choose in a scene: it has a pin over the picture and a line in the list. */
export interface ScenePlace {
  readonly id: string
  readonly name: Words
  /** What fits on a phone's pin; part of the full name. */
  readonly short: Words
  readonly icon: PinIcon
  readonly color: string
  /** What the site hears when the place is chosen on a desktop. */
  readonly message: (typeof drawerMessages)[number]
}
