import type { BareWord, Language, SceneEvent } from '@tradefloor/contract'
import type { PinIcon } from './art/pin-icons.ts'

export type BilingualText = Readonly<Record<Language, string>>

/** Something a visitor can choose in a scene: it has a pin over the picture and a line in the list. */
export interface ScenePlace {
  readonly id: string
  readonly name: BilingualText
  /** What fits on a phone's pin; part of the full name. */
  readonly short: BilingualText
  readonly icon: PinIcon
  readonly color: string
  /** A word beside the name: the number of a booth, which is the same in both languages, or when a session is. */
  readonly note?: string | BilingualText
  /** How it is shown over the picture: a pill with its name when not said, a dot, or only in the list. */
  readonly pin?: 'dot' | 'none'
  /** The one primary choice of a scene, where there is one. */
  readonly lead?: boolean
  /** A company's own mark, in the list in place of the icon. */
  readonly logo?: string
  /** The visitor has kept it. */
  readonly favourite?: boolean
  /** The heading it stands under in the list. */
  readonly group?: BilingualText
  /** What the site hears when the place is chosen. */
  readonly message: SceneEvent | BareWord
  /** Where it leads when no page holds the scene. */
  readonly href: string
}

/** What stands beside the name of a place. */
export const noteIn = ({ note = '' }: Pick<ScenePlace, 'note'>, language: Language): string =>
  typeof note === 'string' ? note : note[language]
