import { favouriteKey } from '../favourites/favourite-key.ts'
import { setQueuedFavourites } from '../favourites/queued-favourites.ts'
import type { IndexedStore } from './indexed-store.ts'
import { currentOwner, type OwnerSource } from './owner.ts'
import { favouriteQueue, type QueuedFavourite, replyStore } from './stores.ts'

/** Who waits longer than this has forgotten about it. */
const ttlMs = 14 * 86_400_000

let lastKey = 0
/** Rises with every press, also of two in the same moment: they are sent in this order. */
const nextKey = () => {
  lastKey = Math.max(Date.now(), lastKey + 1)
  return lastKey
}

/**
 * Writes down a star that could not be sent. The last press counts: what was to become of the same thing before is
 * forgotten. Says whether it is known whose star it is; without that it cannot wait.
 */
export async function enqueue(
  { favourite, on, name }: Pick<QueuedFavourite, 'favourite' | 'on' | 'name'>,
  place: Omit<OwnerSource, 'store'>,
  queue: IndexedStore<QueuedFavourite> = favouriteQueue,
  answers: OwnerSource['store'] = replyStore,
): Promise<boolean> {
  const owner = await currentOwner({ ...place, store: answers })
  if (typeof owner !== 'number') return false
  const same = (await queue.entries()).filter(
    ({ row }) => row.owner === owner && favouriteKey(row.favourite) === favouriteKey(favourite),
  )
  await queue.remove(same.map(({ key }) => key))
  await queue.put(nextKey(), { owner, favourite, on, name, at: Date.now() })
  await showQueued(owner, queue)
  return true
}

/** Tells the stars on the screen which of them wait. Those of another visitor are none of theirs. */
export async function showQueued(
  owner: number | undefined,
  queue: IndexedStore<QueuedFavourite> = favouriteQueue,
): Promise<QueuedFavourite[]> {
  const rows = (await queue.entries()).map(({ row }) => row).filter((row) => row.owner === owner)
  setQueuedFavourites(rows)
  return rows
}

/** Takes away what nobody can want any more. */
export async function dropExpired(queue: IndexedStore<QueuedFavourite> = favouriteQueue, now = Date.now()) {
  const old = (await queue.entries()).filter(({ row }) => now - row.at > ttlMs)
  await queue.remove(old.map(({ key }) => key))
}
