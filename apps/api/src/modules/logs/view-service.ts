import type { Language, ViewBody } from '@tradefloor/contract'
import type { Dependencies } from '../../dependencies.ts'
import { isGuestId, newGuestId } from '../../http/guest-id.ts'
import { Problem } from '../../http/problem.ts'
import { searchText } from '../catalogue/index.ts'
import {
  countView,
  countViews,
  dropOldestViews,
  foldOldestHours,
  hourMs,
  isThere,
  type Looked,
  noBooth,
  slotMs,
} from './view-queries.ts'

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secrets' | 'searchCounts'>

/** Longer than any two nodes disagree about the time. */
const seenKeptMs = hourMs
const hoursKeptDays = 90
const mostViews = 2_000_000

const slotOf = (ms: number) => Math.floor(ms / slotMs)

/**
 * Open to everyone, so only a guest we know counts: a made-up or missing id is answered with a good one, and the view
 * that brought it changes nothing. The same guest at the same place counts once in ten minutes.
 */
export async function logView(needs: Needs, view: ViewBody, language: Language): Promise<string> {
  const { database, clock, secrets } = needs
  const looked = lookedAt(view)
  if (!(await isThere(database.db, looked))) throw new Problem('not_found')
  const guestId = view.guest_id
  if (guestId === undefined || !isGuestId(secrets, guestId)) return newGuestId(secrets)
  const isNew = await countView(database.db, {
    ...looked,
    guestHash: secrets.hash('page-view', seenName(guestId, looked)),
    slot: slotOf(clock.now().getTime()),
  })
  if (isNew && looked.kind === 'page' && looked.exhibitorId !== noBooth) countOpened(needs, view, language)
  return guestId
}

function lookedAt(view: ViewBody): Looked {
  const place = { exhibitionId: view.exhibition_id, exhibitorId: view.vhall_id ?? noBooth }
  if (view.exhibition_product_id !== undefined)
    return { ...place, kind: 'product', target: String(view.exhibition_product_id) }
  if (view.resource_id !== undefined) return { ...place, kind: 'video', target: view.resource_id }
  return { ...place, kind: 'page', target: '' }
}

/** Another one at each place, so that nobody reads from the hashes who looked at two things. */
const seenName = (guestId: string, { exhibitionId, exhibitorId, kind, target }: Looked) =>
  [guestId, exhibitionId, exhibitorId, kind, target].join(' ')

/** Which search led to the booth; not whose. */
function countOpened({ searchCounts }: Needs, { found_by: by }: ViewBody, language: Language) {
  const words = by ? searchText(by.search) : ''
  if (!by || words === '') return
  searchCounts.noteOpened({ what: by.what, exhibitionId: by.exhibition_id ?? 0, language, words })
}

/**
 * Keeps the tables small. Who looked is there to count a view once, and goes; how many looked stays, by the hour for 90
 * days and of pages by the day after that. A few thousand at a time, so that nobody waits for it.
 */
export async function sweepViews(
  { database: { db }, clock }: Pick<Needs, 'database' | 'clock'>,
  { most = mostViews, atATime = 5000 } = {},
) {
  const now = clock.now().getTime()
  const beforeHour = Math.floor(now / hourMs) - hoursKeptDays * 24
  while ((await foldOldestHours(db, { most: atATime, beforeHour })) === atATime);
  const beforeSlot = slotOf(now - seenKeptMs)
  while ((await dropOldestViews(db, { most: atATime, beforeSlot })) === atATime);
  let tooMany = (await countViews(db)) - most
  while (tooMany > 0) {
    const dropped = await dropOldestViews(db, { most: Math.min(atATime, tooMany) })
    // Another node is sweeping too.
    if (dropped === 0) return
    tooMany -= dropped
  }
}
