import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { copyPrefix, removeAbandonedCopies } from '@tradefloor/embedded-postgres'
import { sql } from 'drizzle-orm'
import type { Log } from '../../db/log.ts'
import { type Database, openDatabase } from '../../db/open-database.ts'
import { Refusal } from '../refusal.ts'
import { FolderCopy } from './folder-copy.ts'
import { readSequences, type Sequence } from './table-catalogue.ts'
import { undoneOnSignal } from './undone-on-signal.ts'

/** Well before the database sends away a client that stands still inside a transaction. */
const signOfLifeMs = 3000
const roomToSpare = 256 * 1024 * 1024

export interface Copied<Result> {
  result: Result
  /** For how long the server could not use its database. */
  heldMs: number
}

/**
 * Works on a copy of an embedded database that a running server has open. Reading all of it through the one session
 * would keep the server out for as long as that takes. Inside a transaction of ours nobody else can write, and the
 * engine does nothing by itself: so its files are copied then, of which most have been already, and read when the server
 * works again.
 */
export async function onCopyOf<Result>(
  database: Pick<Database, 'longTransaction'>,
  { dataDir, log }: { dataDir: string; log: Log },
  work: (copy: Database, sequences: Sequence[]) => Promise<Result>,
): Promise<Copied<Result>> {
  removeAbandonedCopies(dataDir)
  const folder = join(dataDir, `${copyPrefix}${process.pid}-${randomBytes(4).toString('hex')}`)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return undoneOnSignal(remove, async () => {
    try {
      refuseWithoutRoom(dataDir)
      mkdirSync(folder, { mode: 0o700 })
      const files = new FolderCopy(join(dataDir, 'db'), join(folder, 'db'))
      await files.begin()
      const { sequences, heldMs } = await database.longTransaction(async (transaction) => {
        const heldFrom = performance.now()
        // The copy recovers as after a crash, and a sequence that does skips some numbers.
        const sequences = await readSequences(transaction)
        await whileHeld(
          () => transaction.execute(sql`select 1`),
          () => files.finish(),
        )
        return { sequences, heldMs: Math.round(performance.now() - heldFrom) }
      })
      const copy = await openDatabase({
        databaseUrl: null,
        dataDir: folder,
        poolSize: 1,
        log,
        syncToDisk: false,
      })
      try {
        return { result: await work(copy, sequences), heldMs }
      } finally {
        await copy.close()
      }
    } finally {
      remove()
    }
  })
}

/** Asks now and then, and after: the answers show that the session has been ours all the time. */
async function whileHeld(ask: () => Promise<unknown>, copy: () => Promise<void>) {
  let asking: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    // When this one fails, so does the last.
    asking = ask().catch(() => {})
  }, signOfLifeMs)
  try {
    await copy()
  } finally {
    clearInterval(timer)
  }
  await asking
  await ask()
}

function refuseWithoutRoom(dataDir: string) {
  const { bavail, bsize } = statfsSync(dataDir)
  const needed = sizeOf(join(dataDir, 'db')) + roomToSpare
  if (bavail * bsize > needed) return
  const megabytes = Math.ceil(needed / 1024 ** 2)
  throw new Refusal({
    zh: `服务器运行时备份需要先复制数据库，${dataDir} 所在磁盘须有 ${megabytes} MB 可用空间。请腾出空间，或停止服务器后再备份（那时无需复制）。`,
    en: `While the server runs, a backup reads a copy of the database, and the disk of ${dataDir} needs ${megabytes} MB for it. Make room, or stop the server and back up then: that needs no copy.`,
  })
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    return sum + (entry.isDirectory() ? sizeOf(path) : (statSync(path, { throwIfNoEntry: false })?.size ?? 0))
  }, 0)
