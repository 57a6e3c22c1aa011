import { browserPlatform } from './browser-platform.ts'
import { openOutboxDb } from './outbox-db.ts'
import type { Platform } from './platform.ts'

/** Forgets what somebody has begun and not sent in this browser, where no messenger is open that could. */
export async function deleteOutbox(
  uid: string,
  platform: Pick<Platform, 'indexedDB' | 'after'> = browserPlatform(),
): Promise<void> {
  if (platform.indexedDB) await openOutboxDb(platform.indexedDB, platform.after).clear(uid)
}
