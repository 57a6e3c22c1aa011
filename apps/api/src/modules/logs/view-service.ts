import type { Language, ViewBody } from '@tradefloor/contract'
import type { Dependencies } from '../../dependencies.ts'
import { isGuestId, newGuestId } from '../../http/guest-id.ts'
import { Problem } from '../../http/problem.ts'
import { searchText } from '../catalogue/index.ts'
import {
  countView,
  countViews,
  foldOldestViews,
  isThere,
  noBooth,
  slotMs,
  slotsADay,
} from './view-queries.ts'

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secrets' | 'searchCounts'>

const keptDays = 30
const mostViews = 2_000_000

const slotOf = (now: Date) => Math.floor(now.getTime() / slotMs)

/**
 * Open to everyone, so only a guest we know counts: a made-up or missing id is answered with a good one, and the view
 * that brought it changes nothing. The same guest at the same place counts once in ten minutes.
 */
export async function logView(needs: Needs, view: ViewBody, language: Language): Promise<string> {
  const { database, clock, secrets } = needs
  const place = { exhibitionId: view.exhibition_id, exhibitorId: view.vhall_id ?? noBooth }
  if (!(await isThere(database.db, place))) throw new Problem('not_found')
  const guestId = view.guest_id
  if (guestId === undefined || !isGuestId(secrets, guestId)) return newGuestId(secrets)
  const isNew = await countView(database.db, {
    ...place,
    guestHash: secrets.hash('page-view', guestId),
    slot: slotOf(clock.now()),
  })
  if (isNew && place.exhibitorId !== noBooth) countOpened(needs, view, language)
  return guestId
}

/** Which search led to the booth; not whose. */
function countOpened({ searchCounts }: Needs, { found_by: by }: ViewBody, language: Language) {
  const words = by ? searchText(by.search) : ''
  if (!by || words === '') return
  searchCounts.noteOpened({ what: by.what, exhibitionId: by.exhibition_id ?? 0, language, words })
}

/**
 * Keeps the table small: it is there to count a view once. How many there were stays, at the booths and in the figures
 * of the days. A few thousand at a time, so that nobody waits for it.
 */
export async function sweepViews(
  { database: { db }, clock }: Pick<Needs, 'database' | 'clock'>,
  { days = keptDays, most = mostViews, atATime = 5000 } = {},
) {
  const beforeSlot = slotOf(clock.now()) - days * slotsADay
  while ((await foldOldestViews(db, { most: atATime, beforeSlot })) === atATime);
  let tooMany = (await countViews(db)) - most
  while (tooMany > 0) {
    const dropped = await foldOldestViews(db, { most: Math.min(atATime, tooMany) })
    // Another node is sweeping too.
    if (dropped === 0) return
    tooMany -= dropped
  }
}
