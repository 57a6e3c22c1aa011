import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '@tradefloor/client'
import type { Profile } from '@tradefloor/contract'
import { profileKey } from '../session/use-profile.ts'
import type { IndexedStore } from './indexed-store.ts'
import type { Owner, StoredReply } from './stores.ts'

export interface OwnerSource {
  session: Pick<Session, 'state'>
  queries: Pick<QueryClient, 'getQueryData'>
  store: IndexedStore<StoredReply>
}

/** Where the store says whose it is. No answer has this name. */
const ownerKey = ''

/** Whether the store may be believed. Once somebody came or left it may not, until it has its new owner's name on it. */
let isTrusted = true

/** Somebody came or left: the store is being emptied, and what it says meanwhile is about somebody else. */
export function releaseStore(): void {
  isTrusted = false
}

/**
 * Whose answers these are; undefined while a visitor has signed in and the server has not said who. The store's own word
 * is for somebody on the way back, before the server can be asked.
 */
export async function currentOwner({ session, queries, store }: OwnerSource): Promise<Owner | undefined> {
  if (session.state() === 'guest') return 'guest'
  const profile = queries.getQueryData<Profile>(profileKey)
  if (profile) return profile.id
  const owner = isTrusted ? (await store.get(ownerKey))?.owner : undefined
  return owner === 'guest' ? undefined : owner
}

/** Empties a store that is somebody else's, and writes on it whose it is. */
export async function claimStore(
  place: OwnerSource,
  isStillWanted: () => boolean,
): Promise<Owner | undefined> {
  const owner = await currentOwner(place)
  if (owner === undefined || !isStillWanted()) return undefined
  const last = (await place.store.get(ownerKey))?.owner
  if (owner !== last) {
    await place.store.clear()
    await place.store.put(ownerKey, { owner, text: '', at: 0 }, isStillWanted)
  }
  if (isStillWanted()) isTrusted = true
  return owner
}

export const isReplyKey = (key: unknown) => key !== ownerKey
export const replyKey = (owner: Owner, hash: string) => `${owner} ${hash}`
