import { favouriteName } from '../favourites/favourite-name.ts'
import { setWaitingStars } from '../favourites/waiting.ts'
import { type OwnerPlace, ownerNow } from './owner.ts'
import type { Shelf } from './shelf.ts'
import { answersShelf, type WaitingMark, waitingShelf } from './shelves.ts'

/** Who waits longer than this has forgotten about it. */
const standsMs = 14 * 86_400_000

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
export async function waitWith(
  { favourite, on, name }: Pick<WaitingMark, 'favourite' | 'on' | 'name'>,
  place: Omit<OwnerPlace, 'shelf'>,
  shelf: Shelf<WaitingMark> = waitingShelf,
  answers: OwnerPlace['shelf'] = answersShelf,
): Promise<boolean> {
  const owner = await ownerNow({ ...place, shelf: answers })
  if (typeof owner !== 'number') return false
  const same = (await shelf.entries()).filter(
    ({ row }) => row.owner === owner && favouriteName(row.favourite) === favouriteName(favourite),
  )
  await shelf.remove(same.map(({ key }) => key))
  await shelf.put(nextKey(), { owner, favourite, on, name, at: Date.now() })
  await showWaiting(owner, shelf)
  return true
}

/** Tells the stars on the screen which of them wait. Those of another visitor are none of theirs. */
export async function showWaiting(
  owner: number | undefined,
  shelf: Shelf<WaitingMark> = waitingShelf,
): Promise<WaitingMark[]> {
  const rows = (await shelf.entries()).map(({ row }) => row).filter((row) => row.owner === owner)
  setWaitingStars(rows)
  return rows
}

/** Takes away what nobody can want any more. */
export async function dropOldWaiting(shelf: Shelf<WaitingMark> = waitingShelf, now = Date.now()) {
  const old = (await shelf.entries()).filter(({ row }) => now - row.at > standsMs)
  await shelf.remove(old.map(({ key }) => key))
}
