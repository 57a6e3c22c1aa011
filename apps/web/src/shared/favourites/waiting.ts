import { useSyncExternalStore } from 'react'
import { favouriteName } from './favourite-name.ts'
import type { Favourite } from './kinds.ts'

// Stars that were pressed without a network and wait for one. They are written down in shared/offline; this is what a
// star on the screen has to know of it.

interface Pressed {
  favourite: Favourite
  on: boolean
  /** As the visitor read it. */
  name: string
}

/** Writes a star down until there is a network. Says whether it could: it must be known whose it is. */
type StarKeeper = (pressed: Pressed) => Promise<boolean>

let keeper: StarKeeper = async () => false

/** Nobody keeps stars before the part that can is there. */
export function setStarKeeper(next: StarKeeper): void {
  keeper = next
}
export const keepStar: StarKeeper = (pressed) => keeper(pressed)

let waiting: ReadonlyMap<string, boolean> = new Map()
const listeners = new Set<() => void>()

/** Which things wait, and whether their star is to go on or off. */
export const waitingStars = () => waiting

export function setWaitingStars(stars: Iterable<{ favourite: Favourite; on: boolean }>): void {
  waiting = new Map(Array.from(stars, ({ favourite, on }) => [favouriteName(favourite), on]))
  for (const listener of listeners) listener()
}

export function onWaitingStars(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What a thing's star waits to become; undefined when it waits for nothing. */
export const useWaitingStar = (favourite: Favourite): boolean | undefined =>
  useSyncExternalStore(onWaitingStars, () => waiting.get(favouriteName(favourite)))
