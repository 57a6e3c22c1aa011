import type { Favourite } from '../favourites/kinds.ts'
import { openIndexedStore } from './indexed-store.ts'
import { databases } from './names.ts'

/** Somebody's account, or whoever is not signed in. */
export type Owner = number | 'guest'

export interface StoredReply {
  owner: Owner
  /** As JSON: what cannot be written down is not kept. */
  text: string
  at: number
}

export interface QueuedFavourite {
  owner: number
  favourite: Favourite
  on: boolean
  /** As the visitor read it, to tell them what became of it. */
  name: string
  at: number
}

/** To be raised when answers change their shape in a way that older pages of theirs could not be shown. */
const answersVersion = 1
const waitingVersion = 1

export const replyStore = openIndexedStore<StoredReply>(databases.answers, answersVersion)
export const favouriteQueue = openIndexedStore<QueuedFavourite>(databases.waiting, waitingVersion)
