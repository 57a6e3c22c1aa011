import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { explained, NotADatabase } from './folder-errors.ts'

/** A socket's path has room for 103 bytes on every system we run on; the driver adds this name itself. */
const socketName = '.s.PGSQL.5432'
const longestSocketPath = 103
const shortFolderPrefix = join(tmpdir(), 'tradefloor-')
const leastFreeBytes = 96 * 1024 * 1024

export interface EmbeddedFolder {
  database: string
  /** Where a database is made before it gets its name. */
  newDatabase: string
}

/** Makes the data folder, for this user's eyes only. */
export function makeDataFolder(dataDir: string) {
  explained(dataDir, () => mkdirSync(dataDir, { recursive: true, mode: 0o700 }))
}

/** To be called with the lock held: clears what killed processes left and checks that a database can live here. */
export function prepareDataFolder(dataDir: string, neededBytes = leastFreeBytes): EmbeddedFolder {
  return explained(dataDir, () => {
    for (const name of readdirSync(dataDir))
      if (name.startsWith('db.new-')) rmSync(join(dataDir, name), { recursive: true, force: true })

    const database = join(dataDir, 'db')
    if (existsSync(database)) {
      if (!existsSync(join(database, 'PG_VERSION')) && readdirSync(database).length > 0)
        throw new NotADatabase()
      chmodSync(database, 0o700)
    }
    const { bavail, bsize } = statfsSync(dataDir)
    if (bavail * bsize < neededBytes) throw Object.assign(new Error('too little space'), { code: 'ENOSPC' })
    return { database, newDatabase: join(dataDir, `db.new-${randomBytes(6).toString('hex')}`) }
  })
}

/** The folder for the database's socket: in the data folder, or a short one elsewhere when the path is too long. */
export function makeSocketFolder(dataDir: string): string {
  const beside = join(dataDir, 'run')
  if (Buffer.byteLength(join(beside, socketName)) > longestSocketPath) return mkdtempSync(shortFolderPrefix)
  return explained(dataDir, () => {
    mkdirSync(beside, { recursive: true, mode: 0o700 })
    chmodSync(beside, 0o700)
    return beside
  })
}

export const socketPath = (folder: string) => join(folder, socketName)

/** Only ever a folder that makeSocketFolder made: the name comes from a file. */
export function removeShortFolder(folder: string | undefined) {
  if (!folder?.startsWith(shortFolderPrefix) || dirname(folder) !== dirname(shortFolderPrefix)) return
  rmSync(folder, { recursive: true, force: true })
}
