import { useSyncExternalStore } from 'react'
import { favouriteKey } from './favourite-key.ts'
import type { Favourite } from './kinds.ts'

// Stars that were pressed without a network and wait for one. They are written down in shared/offline; this is what a
// star on the screen has to know of it.

interface FavouriteChange {
  favourite: Favourite
  on: boolean
  /** As the visitor read it. */
  name: string
}

/** Writes a star down until there is a network. Says whether it could: it must be known whose it is. */
type EnqueueFavourite = (pressed: FavouriteChange) => Promise<boolean>

let keeper: EnqueueFavourite = async () => false

/** Nobody keeps stars before the part that can is there. */
export function setFavouriteQueue(next: EnqueueFavourite): void {
  keeper = next
}
export const enqueueFavourite: EnqueueFavourite = (pressed) => keeper(pressed)

let waiting: ReadonlyMap<string, boolean> = new Map()
const listeners = new Set<() => void>()

/** Which things wait, and whether their star is to go on or off. */
export const queuedFavourites = () => waiting

export function setQueuedFavourites(stars: Iterable<{ favourite: Favourite; on: boolean }>): void {
  waiting = new Map(Array.from(stars, ({ favourite, on }) => [favouriteKey(favourite), on]))
  for (const listener of listeners) listener()
}

export function onQueuedFavourites(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What a thing's star waits to become; undefined when it waits for nothing. */
export const useQueuedFavourite = (favourite: Favourite): boolean | undefined =>
  useSyncExternalStore(onQueuedFavourites, () => waiting.get(favouriteKey(favourite)))
