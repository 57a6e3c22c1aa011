import { browserPlace } from './browser-place.ts'
import { openOutboxDb } from './outbox-db.ts'
import type { Place } from './place.ts'

/** Forgets what somebody has begun and not sent in this browser, where no messenger is open that could. */
export async function forgetOutbox(
  uid: string,
  place: Pick<Place, 'indexedDB' | 'after'> = browserPlace(),
): Promise<void> {
  if (place.indexedDB) await openOutboxDb(place.indexedDB, place.after).clear(uid)
}
