import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '@tradefloor/client'
import type { Profile } from '@tradefloor/contract'
import { profileKey } from '../session/use-profile.ts'
import type { Shelf } from './shelf.ts'
import type { KeptAnswer, Owner } from './shelves.ts'

export interface OwnerPlace {
  session: Pick<Session, 'state'>
  queries: Pick<QueryClient, 'getQueryData'>
  shelf: Shelf<KeptAnswer>
}

/** Where the shelf says whose it is. No answer has this name. */
const ownerKey = ''

/** Whether the shelf may be believed. Once somebody came or left it may not, until it has its new owner's name on it. */
let isBelieved = true

/** Somebody came or left: the shelf is being emptied, and what it says meanwhile is about somebody else. */
export function disownShelf(): void {
  isBelieved = false
}

/**
 * Whose answers these are; undefined while a visitor has signed in and the server has not said who. The shelf's own word
 * is for somebody on the way back, before the server can be asked.
 */
export async function ownerNow({ session, queries, shelf }: OwnerPlace): Promise<Owner | undefined> {
  if (session.state() === 'guest') return 'guest'
  const profile = queries.getQueryData<Profile>(profileKey)
  if (profile) return profile.id
  const owner = isBelieved ? (await shelf.get(ownerKey))?.owner : undefined
  return owner === 'guest' ? undefined : owner
}

/** Empties a shelf that is somebody else's, and writes on it whose it is. */
export async function claimShelf(
  place: OwnerPlace,
  isStillWanted: () => boolean,
): Promise<Owner | undefined> {
  const owner = await ownerNow(place)
  if (owner === undefined || !isStillWanted()) return undefined
  const last = (await place.shelf.get(ownerKey))?.owner
  if (owner !== last) {
    await place.shelf.clear()
    await place.shelf.put(ownerKey, { owner, text: '', at: 0 }, isStillWanted)
  }
  if (isStillWanted()) isBelieved = true
  return owner
}

export const isAnswerKey = (key: unknown) => key !== ownerKey
export const answerKey = (owner: Owner, hash: string) => `${owner} ${hash}`
