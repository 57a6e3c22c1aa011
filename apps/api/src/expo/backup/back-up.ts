import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { createLog } from '../../logging/log.ts'
import { openAsItIs } from '../open-tool-database.ts'
import { Refusal } from '../refusal.ts'
import type { ToolDatabase } from '../verb.ts'
import type { OnProgress } from './contents.ts'
import { readingError } from './load-faults.ts'
import { refuseUnlessNew } from './new-file.ts'
import { onCopyOf } from './running-copy.ts'
import { type Written, writeBackup } from './write-backup.ts'

export interface BackedUp extends Written {
  /** How long a running server had to wait for its embedded database; null when nobody had to. */
  heldMs: number | null
}

/** Backs up the database of the settings as it is, migrations included: a backup is what one makes before an upgrade. */
export async function backUp(
  config: Config,
  to: { path: string; now: Date; onProgress?: OnProgress },
): Promise<BackedUp> {
  refuseUnlessNew(to.path)
  if (config.databaseUrl === null) refuseWithoutDatabase(config.dataDir)
  const database = await openAsItIs(config, createLog(config))
  try {
    return await backUpOpened(database, config, to)
  } finally {
    await database.close()
  }
}

/** The same of a database that is open already: before something is done to it that cannot be taken back. */
export async function backUpOpened(
  database: ToolDatabase,
  config: Config,
  to: { path: string; now: Date; onProgress?: OnProgress },
): Promise<BackedUp> {
  const log = createLog(config)
  try {
    if (!database.beside) return { ...(await writeBackup(database, to)), heldMs: null }
    const { result, heldMs } = await onCopyOf(database, { dataDir: config.dataDir, log }, (copy, sequences) =>
      writeBackup(copy, { ...to, sequences }),
    )
    return { ...result, heldMs }
  } catch (error) {
    throw readingError(error as Error)
  }
}

/** Opening it would make an empty one. */
export function refuseWithoutDatabase(dataDir: string) {
  if (existsSync(join(dataDir, 'db', 'PG_VERSION'))) return
  throw new Refusal({
    zh: `${dataDir} 中没有数据库。请用 DATA_DIR 指定数据目录，或用 DATABASE_URL 指定 PostgreSQL。`,
    en: `There is no database in ${dataDir}. Name the data folder with DATA_DIR, or a PostgreSQL with DATABASE_URL.`,
  })
}
