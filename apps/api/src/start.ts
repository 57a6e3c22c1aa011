import { type App, buildApp } from './app.ts'
import { watchChanges } from './changes.ts'
import { runningClock } from './clock.ts'
import type { Config } from './config.ts'
import { anchorDays } from './content/anchor-days.ts'
import { type DemoAccount, findDemoAccounts } from './content/load-demo-accounts.ts'
import { loadDemoFair } from './content/load-demo-fair.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import { gatherDependencies } from './dependencies.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { isLoopback } from './loopback.ts'
import { siteFolders } from './paths.ts'
import { startSweeping } from './sweep.ts'
import type { TerminalWords } from './terminal.ts'

export interface Running {
  address: string
  /** Who can sign in with a password that everyone knows; nobody outside the demo fair on this machine alone. */
  demoAccounts: DemoAccount[]
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
    watchChanges(deps)
    const app = await buildApp({ ...deps, log, sites: siteFolders })
    const sweeping = startSweeping(deps, log)
    app.addHook('onClose', async () => sweeping.stop())
    const address = await listen(app, config, words)
    if (isPlainToOthers(config)) say(words.plainHttp)
    let stopped: Promise<void> | undefined
    return {
      address,
      demoAccounts: isLoopback(config.host) ? await findDemoAccounts(database.db) : [],
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

/** Others can reach it, and nothing says that a proxy in front of it encrypts what they send. */
const isPlainToOthers = ({ host, publicUrl, trustedProxies }: Config) =>
  !isLoopback(host) && trustedProxies.length === 0 && !publicUrl?.startsWith('https:')

/** Waits for requests under way, but not for ever: a client that never reads must not hold up a restart. */
async function stopGently(app: App, waitMs: number) {
  const impatience = setTimeout(() => app.server.closeAllConnections(), waitMs)
  await app.close()
  clearTimeout(impatience)
}
