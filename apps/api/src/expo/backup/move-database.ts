import type { Config } from '../../config/config.ts'
import { openDatabase } from '../../db/open-database.ts'
import { createLog } from '../../logging/log.ts'
import { Refusal } from '../refusal.ts'
import { refuseWithoutDatabase } from './back-up.ts'
import { inSnapshot, type OnProgress } from './contents.ts'
import { lastMigrationOf } from './known-migrations.ts'
import { loadContents } from './load-contents.ts'
import type { TableTally } from './row-tally.ts'

/** The longest a timer can wait. */
const aVeryLongTime = 2 ** 31 - 1

interface Moving {
  /** The address of an empty PostgreSQL database. */
  to: string
  onCopy?: OnProgress
  onCompare?: OnProgress
}

/** Copies the embedded database, which stays as it is, and which no server may have open. */
export async function moveDatabase(config: Config, { to, onCopy, onCompare }: Moving): Promise<TableTally[]> {
  refuseWithoutDatabase(config.dataDir)
  const log = createLog(config)
  const source = await openDatabase({
    ...{ databaseUrl: null, dataDir: config.dataDir, poolSize: 1, log },
    // It stands still while PostgreSQL is compared.
    idleInTransactionMs: aVeryLongTime,
  })
  try {
    const target = await openDatabase({ databaseUrl: to, dataDir: config.dataDir, poolSize: 1, log })
    try {
      return await inSnapshot(
        source,
        (contents) => {
          const upTo = lastMigrationOf(contents.description, { newer: (name) => new NewerDatabase(name) })
          return loadContents(target, contents, { upTo, log, onCompare })
        },
        { onProgress: onCopy },
      )
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

class NewerDatabase extends Refusal {
  constructor(migration: string) {
    super({
      zh: `内置数据库来自更新的版本：它有本版本不认识的迁移 ${migration}。请使用该版本。`,
      en: `The embedded database comes from a newer version: it has the migration ${migration}, which this one does not know. Use that version.`,
    })
  }
}
