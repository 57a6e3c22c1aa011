import { type App, buildApp } from './app.ts'
import { runningClock } from './clock.ts'
import type { Config } from './config.ts'
import { anchorDays } from './content/anchor-days.ts'
import { loadDemoFair } from './content/load-demo-fair.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import { gatherDependencies } from './dependencies.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { siteFolders } from './paths.ts'
import type { TerminalWords } from './terminal.ts'

export interface Running {
  address: string
  /** Lets requests under way finish, then closes the database. Safe to call more than once. */
  stop(): Promise<void>
}

/** Opens the database, brings it up to date and listens. Whatever was opened is closed again when a step fails. */
export async function start(
  config: Config,
  words: TerminalWords,
  say: (line: string) => void,
): Promise<Running> {
  const log = createLog(config)
  const clock = runningClock(config.clockStart)
  say(words.openingDatabase)
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.dbPool,
    log,
  })
  try {
    await migrate(database, { log })
    if (config.demo) {
      say(words.loadingDemo)
      await loadDemoFair(database, clock.now())
    }
    await anchorDays(database, clock.now())

    const deps = await gatherDependencies({ config, clock, database })
    const app = await buildApp({ ...deps, log, sites: siteFolders })
    const address = await listen(app, config, words)
    let stopped: Promise<void> | undefined
    return {
      address,
      stop: () => {
        stopped ??= stopGently(app, config.stopMs).finally(() => database.close())
        return stopped
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Waits for requests under way, but not for ever: a client that never reads must not hold up a restart. */
async function stopGently(app: App, waitMs: number) {
  const impatience = setTimeout(() => app.server.closeAllConnections(), waitMs)
  await app.close()
  clearTimeout(impatience)
}
