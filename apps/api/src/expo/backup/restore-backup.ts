import { statfsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Config } from '../../config/config.ts'
import { openDatabase } from '../../db/open-database.ts'
import { createLog } from '../../logging/log.ts'
import { Refusal } from '../refusal.ts'
import { DamagedBackup, NewerBackup } from './backup-faults.ts'
import type { Opening } from './backup-format.ts'
import { lastMigrationOf } from './known-migrations.ts'
import { loadContents } from './load-contents.ts'
import { BackupReader, checkBackup } from './read-backup.ts'
import type { TableTally } from './row-tally.ts'

export type RestoreStep = 'checking' | 'loading' | 'comparing'

export interface Restored {
  opening: Opening
  tables: TableTally[]
}

interface Restoring {
  path: string
  onProgress?: (step: RestoreStep, share: number) => void
  /** For tests: other migrations than this version's. */
  migrationsFolder?: string
}

/** Into the empty installation of the settings, or not at all. */
export async function restoreBackup(
  config: Config,
  { path, onProgress = () => {}, migrationsFolder: folder }: Restoring,
): Promise<Restored> {
  const { opening, tables } = await checkBackup(path, (share) => onProgress('checking', share))
  const newer = () => new NewerBackup(path, opening.program_version)
  const upTo = lastMigrationOf(opening, { newer, folder })
  const log = createLog(config)
  const database = await openDatabase({ ...config, poolSize: 1, log })
  const reader = new BackupReader(path, (share) => onProgress('loading', share))
  try {
    if (database.kind === 'embedded') refuseWithoutRoom(config.dataDir, tables)
    if (!isDeepStrictEqual(await reader.open(), opening)) throw new DamagedBackup(path)
    const loaded = await loadContents(database, reader, {
      ...{ upTo, log, folder },
      onCompare: (_, share) => onProgress('comparing', share),
    })
    return { opening, tables: loaded }
  } finally {
    await reader.leave()
    await database.close()
  }
}

/** Said before, not after some hours. The engine keeps pictures as half as many bytes, and a log beside them. */
function refuseWithoutRoom(dataDir: string, tables: readonly { bytes: number }[]) {
  const needed = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize > needed) return
  const megabytes = Math.ceil(needed / 1024 ** 2)
  throw new Refusal({
    zh: `${dataDir} 所在磁盘空间不足，需要 ${megabytes} MB。请腾出空间，或用 DATA_DIR 指定其他磁盘上的目录。`,
    en: `The disk of ${dataDir} has too little room: ${megabytes} MB are needed. Make room, or choose a folder on another disk with DATA_DIR.`,
  })
}
