import { type OutboxDb, openOutboxDb } from './outbox-db.ts'
import type { Platform } from './platform.ts'

export type RunInDb = <Result>(work: (db: OutboxDb) => Promise<Result>) => Promise<Result | undefined>

/** The outbox's database. Where the browser fails it once, it is not used again: what waits is in memory from then on. */
export function openFailsafeDb({ indexedDB, after }: Platform, onFail: () => void) {
  let db = indexedDB ? openOutboxDb(indexedDB, after) : undefined
  const run: RunInDb = async (work) => {
    try {
      return db && (await work(db))
    } catch {
      db = undefined
      onFail()
      return undefined
    }
  }
  return { run, isOpen: () => db !== undefined }
}
