import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { inject } from 'vitest'
import { standingClock } from '../config/clock.ts'
import { type Config, readConfig } from '../config/config.ts'
import { type Database, openDatabase } from '../db/open-database.ts'
import { cloneFolder, testFolder } from './clone-database.ts'
import { quietLog } from './quiet-log.ts'
import { runToolWith, type ToolRun } from './run-tool.ts'
import { testNow } from './test-app.ts'
import { addressOf, asAdministrator } from './test-database.ts'
import { removeFolder } from './test-folder.ts'

/** A place where a fair can live, as the settings name it: nobody has it open until a test does. */
export interface Installation {
  kind: Database['kind']
  /** Where that is. */
  environment: Record<string, string>
  config: Config
  /** As a server does. Closed by whoever opened it. */
  open(): Promise<Database>
  remove(): Promise<void>
}

/** Of the kind the suite runs on: without tables, or migrated. */
export async function anInstallation({ migrated = false } = {}): Promise<Installation> {
  const { server } = inject('template')
  if (!server) return anEmbeddedInstallation({ migrated })
  const name = `tradefloor_place_${randomBytes(6).toString('hex')}`
  await asAdministrator(server.url, `create database ${name}${migrated ? ` template ${server.name}` : ''}`)
  const address = addressOf(server.url, name)
  return {
    ...described('postgresql', { DATABASE_URL: address }),
    remove: () => asAdministrator(server.url, `drop database if exists ${name} with (force)`),
  }
}

/** The embedded one, whatever the suite runs on. */
export async function anEmbeddedInstallation({ migrated = false } = {}): Promise<Installation> {
  const folder = migrated ? await cloneFolder() : await testFolder('place')
  return { ...described('embedded', { DATA_DIR: folder }), remove: () => removeFolder(folder) }
}

function described(
  kind: Database['kind'],
  environment: Record<string, string>,
): Omit<Installation, 'remove'> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment })
  return {
    kind,
    environment,
    config,
    open: () =>
      openDatabase({
        databaseUrl: config.databaseUrl,
        dataDir: config.databaseUrl ? tmpdir() : config.dataDir,
        poolSize: 5,
        log: quietLog,
        syncToDisk: false,
      }),
  }
}

/** The organiser's tool as it is run beside a server or without one. */
export const runToolAt = (
  { environment }: Pick<Installation, 'environment'>,
  words: string[],
  more: Record<string, string> = {},
): Promise<ToolRun> =>
  runToolWith({ words, environment: { ...environment, ...more }, clock: standingClock(testNow) })
