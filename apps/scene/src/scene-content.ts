import type { Language } from '@tradefloor/contract'
import type { FindMore } from './find-more.ts'
import type { BilingualText, ScenePlace } from './place.ts'
import type { Covered } from './stage/free-view.ts'

/** What a scene is about, once its data has come. */
export interface SceneContent {
  title: BilingualText
  /** In reading order. */
  places: readonly ScenePlace[]
  words: SceneTexts
  /** How far a desktop's rails reach into the picture: pins keep clear of them. */
  rails?: Covered
  /** Finds places by what stands there. Without it they are found by their names. */
  findMore?: FindMore
}

/** As wide as the site's rails are in the language that takes more room. */
const rail = 120
export const railLeft: Covered = { left: rail, right: 0 }
export const railsBoth: Covered = { left: rail, right: rail }

/** How a room speaks of itself. */
export interface SceneTexts {
  /** What the picture is, for those who do not see it, and how to move in it. */
  picture: BilingualText
  /** What its places are called. */
  places: BilingualText
  listHint: BilingualText
  /** What one looks for in its list, where that is no exhibitor. */
  find?: BilingualText
}

/** Controls of a scene's own that lie over the picture. */
export interface Overlay {
  element: HTMLElement
  setLanguage(language: Language): void
}
