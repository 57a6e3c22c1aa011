import { setTimeout as wait } from 'node:timers/promises'
import { TOKENISER_VERSION } from '@tradefloor/search'
import { announce } from '../../changes.ts'
import type { Log } from '../../db/log.ts'
import type { Database } from '../../db/open-database.ts'
import { TokenChanges } from './count-tokens.ts'
import { findOutdated, kinds } from './source-queries.ts'
import { tryIndexLock, writeRows } from './write-index.ts'

/** Rows in one transaction. The embedded database answers nobody meanwhile, so there it is fewer. */
const rowsAtOnce = { embedded: 50, postgresql: 500 } as const
const retryMs = 30_000

interface Needs {
  database: Pick<Database, 'kind' | 'longTransaction'>
  log: Log
}

/**
 * Writes rows anew that another tokeniser has made, some at a time, while the old ones answer. The lock of the index is
 * the lease: of several nodes one does it, and if it ends half-way another goes on.
 */
export async function reindex(
  { database }: Pick<Needs, 'database'>,
  {
    isStopped = () => false,
    version = TOKENISER_VERSION,
  }: { isStopped?: () => boolean; version?: number } = {},
): Promise<number> {
  let written = 0
  while (!isStopped()) {
    const begun = performance.now()
    const count = await database.longTransaction(async (db) => {
      if (!(await tryIndexLock(db))) return 0
      const tokens = new TokenChanges()
      let found = 0
      for (const kind of kinds) {
        const ids = await findOutdated(db, kind, version, rowsAtOnce[database.kind] - found)
        await writeRows(db, kind, ids, tokens)
        found += ids.length
      }
      await tokens.write(db)
      return found
    })
    if (count === 0) break
    written += count
    // As long as it took: visitors come in between.
    await wait(Math.min(1000, performance.now() - begun), undefined, { ref: false })
  }
  if (written > 0) await database.longTransaction((db) => announce(db, 'search'))
  return written
}

/** After a start, until nothing is left to be done. */
export function startIndexing({ database, log }: Needs) {
  let stopped = false
  const work = (async () => {
    while (!stopped) {
      try {
        const rows = await reindex({ database }, { isStopped: () => stopped })
        if (rows > 0) log.info({ rows }, 'search index written by the current tokeniser')
        return
      } catch (error) {
        log.warn({ reason: (error as Error).name }, 'writing the search index failed, retrying')
        await wait(retryMs, undefined, { ref: false })
      }
    }
  })()
  return {
    async stop() {
      stopped = true
      await Promise.race([work, wait(5000, undefined, { ref: false })])
    },
  }
}
