import type { Clock } from '../config/clock.ts'
import type { Config } from '../config/config.ts'
import { anchorDays } from '../content/anchor-days.ts'
import { type DemoAccount, findDemoAccounts } from '../content/load-demo-accounts.ts'
import { loadDemoFair } from '../content/load-demo-fair.ts'
import { DatabaseUnreachable } from '../db/database-faults.ts'
import type { Log } from '../db/log.ts'
import { migrate } from '../db/migrate.ts'
import { type Database, openDatabase } from '../db/open-database.ts'
import { retryWhileUnavailable } from '../db/retry-while-unavailable.ts'
import type { Dependencies } from '../dependencies.ts'
import { isLocalOnly } from '../http/local-access.ts'
import { gatherDependencies } from './gather-dependencies.ts'

/** The limits of serving do not hold for a start: nobody waits for it, and a start that gives up helps nobody. */
const preparesWithinMs = 120_000
const opensWithinMs = 30_000

/** Opens the database of the settings. A PostgreSQL that is slow or still starting is waited for. */
export function openForServing(config: Config, log: Log): Promise<Database> {
  const open = () =>
    openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, poolSize: config.dbPool, log })
  return retryWhileUnavailable(open, { withinMs: opensWithinMs, log, isTransient: isStillStarting })
}

/** A refused connection or an unknown host is told at once: waiting seldom mends a wrong address. */
function isStillStarting(error: unknown): boolean {
  if (!(error instanceof DatabaseUnreachable)) return false
  const { code, message = '' } = (error.cause ?? {}) as { code?: string; message?: string }
  return code === '57P03' || code === '53300' || code === 'ETIMEDOUT' || /timeout/i.test(message)
}

export interface Prepared {
  deps: Dependencies
  /** Who can sign in with a password that everyone knows; nobody outside the demo fair, or where others may use the server. */
  demoAccounts: DemoAccount[]
}

/** All that a start does with the database before anybody is served. Each step may be repeated. */
export async function prepareDatabase(
  database: Database,
  options: { config: Config; clock: Clock; log: Log; onLoadingDemo?: () => void; withinMs?: number },
): Promise<Prepared> {
  const { config, clock, log, onLoadingDemo, withinMs = preparesWithinMs } = options
  const patiently = <Result>(work: () => Promise<Result>) => retryWhileUnavailable(work, { withinMs, log })
  const patient = { ...database, db: database.patient }
  await patiently(() => migrate(database, { log }))
  if (config.demo) await patiently(() => loadDemoFair(patient, clock.now(), onLoadingDemo))
  await patiently(() => anchorDays(patient, clock.now()))
  const deps = await patiently(() => gatherDependencies({ config, clock, database }))
  const demoAccounts = isLocalOnly(config) ? await patiently(() => findDemoAccounts(patient.db)) : []
  return { deps, demoAccounts }
}
