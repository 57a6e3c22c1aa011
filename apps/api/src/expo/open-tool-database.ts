import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DataFolderInUse, NoDatabaseYet } from '@tradefloor/embedded-postgres'
import type { Config } from '../config/config.ts'
import type { Log } from '../db/log.ts'
import { migrate } from '../db/migrate.ts'
import { type DatabaseOptions, openDatabase } from '../db/open-database.ts'
import { openGuestDatabase } from '../db/open-guest-database.ts'
import { createLog } from '../logging/log.ts'
import type { ToolDatabase } from './verb.ts'

/** The database of the settings: PostgreSQL, the embedded one, or that of a server which has it open. */
export async function openToolDatabase(config: Config): Promise<ToolDatabase> {
  const log = createLog(config)
  const database = await openAsItIs(config, log)
  try {
    if (!database.beside) await migrate(database, { log })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The one that is there, whatever migrations it has; looking for it makes none. */
export async function openReadOnly(config: Config): Promise<ToolDatabase> {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'db')))
    throw new NoDatabaseYet(config.dataDir)
  return openAsItIs(config, createLog(config))
}

/** The same, whatever migrations it has. */
export async function openAsItIs(config: Config, log: Log): Promise<ToolDatabase> {
  const options: DatabaseOptions = {
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: 2,
    log,
  }
  return openDatabase(options).then(
    (opened) => ({ ...opened, beside: false }),
    async (error: unknown) => {
      const address = error instanceof DataFolderInUse ? error.holder?.address : null
      if (!address) throw error
      return { ...(await openGuestDatabase(address, log)), beside: true }
    },
  )
}
