import type { Language } from '@tradefloor/contract'
import type { ScenePlace, Words } from './place.ts'

/** What a scene is about, once its data has come. */
export interface RoomAbout {
  title: Words
  /** In reading order. */
  places: readonly ScenePlace[]
  words: RoomWords
}

/** How a room speaks of itself. */
export interface RoomWords {
  /** What the picture is, for those who do not see it, and how to move in it. */
  picture: Words
  /** What its places are called. */
  places: Words
  listHint: Words
}

/** Controls of a scene's own that lie over the picture. */
export interface Overlay {
  element: HTMLElement
  setLanguage(language: Language): void
}
