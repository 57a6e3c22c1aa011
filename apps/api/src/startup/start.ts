import { type App, buildApp } from '../app.ts'
import { watchChanges } from '../changes.ts'
import { runningClock } from '../config/clock.ts'
import type { Config } from '../config/config.ts'
import { recordServer } from '../config/server-record.ts'
import type { Log } from '../db/log.ts'
import { isOutboxOpen } from '../delivery/outbox.ts'
import { isLoopback } from '../http/loopback.ts'
import { createLog } from '../logging/log.ts'
import type { TerminalWords } from '../logging/terminal.ts'
import { startIndexing } from '../modules/search/index.ts'
import { siteFolders } from '../paths.ts'
import { startSweeping } from '../sweep.ts'
import { listen, tryPort } from './listen.ts'
import { openForServing, type Prepared, prepareDatabase } from './prepare-database.ts'

export interface Running {
  address: string
  demoAccounts: Prepared['demoAccounts']
  /** Lets requests under way finish, then closes the database. Safe to call more than once. */
  stop(): Promise<void>
}

/** Tries the port, opens the database, brings it up to date and listens. Whatever was opened is closed again when a step fails. */
export async function start(
  config: Config,
  words: TerminalWords,
  say: (line: string) => void,
): Promise<Running> {
  const log = createLog(config)
  const clock = runningClock(config.clockStart)
  await tryPort(config, words)
  say(words.openingDatabase)
  const database = await openForServing(config, log)
  try {
    const onLoadingDemo = () => say(words.loadingDemo)
    const { deps, demoAccounts } = await prepareDatabase(database, { config, clock, log, onLoadingDemo })
    watchChanges(deps)
    const app = await buildApp({ ...deps, log, sites: siteFolders })
    const sweeping = startSweeping(deps, log)
    const indexing = startIndexing({ database, log })
    app.addHook('onClose', async () => {
      await Promise.all([sweeping.stop(), indexing.stop()])
    })
    const address = await listen(app, config, words)
    deps.search
      .ready()
      .catch((err) => log.warn({ err }, 'the search vocabulary is read with the first search'))
    const forget = recorded(config, Number(new URL(address).port) || 80, log)
    if (isPlainToOthers(config)) say(words.plainHttp)
    if (demoAccounts.length > 0 || isOutboxOpen(config)) say(words.openHere)
    let stopped: Promise<void> | undefined
    return {
      address,
      demoAccounts,
      stop: () => {
        forget()
        stopped ??= stopGently(app, config.stopMs).finally(() => database.close())
        return stopped
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Without it only the tool knows less: with PostgreSQL the folder may be one that cannot be written. */
function recorded(config: Config, port: number, log: Log): () => void {
  try {
    return recordServer(config, port)
  } catch (error) {
    log.info({ reason: (error as Error).message }, 'the settings of this server could not be recorded')
    return () => {}
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
