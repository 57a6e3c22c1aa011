import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type EmbeddedOptions, openEmbedded, startUpkeep } from '@tradefloor/embedded-postgres'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { ClientConfig } from 'pg'
import { DatabasePool, limitSilence } from './database-pool.ts'
import { type Listening, type ListenOptions, listenOn } from './listener.ts'
import type { Log } from './log.ts'
import { OutageWatch } from './outage-watch.ts'
import { openPostgresql } from './postgresql.ts'
import { PreparedStatements } from './prepared-statements.ts'
import { probeDatabase } from './probe-database.ts'
import { removeParametersFromErrors } from './query-errors.ts'
import { isReadOnlyQuery, readOnlyReason } from './read-only-watch.ts'
import { withDeadlockRetry } from './retry-on-deadlock.ts'

/** Queries run on this, be it the database or a transaction of it. */
export type Queries = PgDatabase<NodePgQueryResultHKT>

/** Either database behind one type. */
export interface Database {
  kind: 'embedded' | 'postgresql'
  db: Queries
  /** The same without limits of time, on one connection: for what happens before anybody is served. */
  patient: Queries
  /** What an acknowledged write survives: a power cut, or only the end of the process. */
  durability: 'disk' | 'process'
  durabilityReason: string
  /** Throws unless the database answers now. */
  ready(): Promise<void>
  /** One transaction without limits of time, for migrations and imports. */
  longTransaction<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>
  /** Hears what is announced on a channel (pg_notify) by whoever uses this database, for as long as it is not stopped. */
  listen(options: ListenOptions): Listening
  close(): Promise<void>
}

export interface DatabaseOptions extends Omit<EmbeddedOptions, 'transport'> {
  databaseUrl: string | null
  poolSize: number
  /** How often it is seen whether a table of the embedded one needs to be looked after. */
  upkeepEveryMs?: number | undefined
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  removeParametersFromErrors()
  return options.databaseUrl === null ? openOnFolder(options) : openOnServer(options.databaseUrl, options)
}

const answerWithinMs = 2500
/** Nothing is between us and the embedded database but a busy machine or a restart. */
const connectWithinMs = 3000
const heartbeatMs = 15_000
/**
 * The embedded database has no network to be lost in: its silence is nearly always a statement on a busy machine, for which
 * waiting helps and a refusal does not. A worker that died is noticed at once, not by its silence.
 */
const embeddedProbeMs = 5000
/** As often as PostgreSQL looks. */
const upkeepMs = 60_000

async function openOnFolder(options: DatabaseOptions): Promise<Database> {
  const embedded = await openEmbedded(options)
  const { log, poolSize, upkeepEveryMs = upkeepMs } = options
  const config: ClientConfig = {
    ...embedded.address,
    // While the database is started anew, a connection waits for it instead of failing at once.
    stream: () => new PatientSocket(() => embedded.whenServing()),
  }
  const watch = new OutageWatch({
    probe: (withinMs) => probeDatabase(config, withinMs),
    log,
    probeWithinMs: embeddedProbeMs,
  })
  const pool = new DatabasePool(
    { ...config, max: poolSize, connectionTimeoutMillis: connectWithinMs, idleTimeoutMillis: 30_000 },
    log,
    watch,
  )
  // One statement at a time: behind a long one or a worker that is stuck, everyone waits.
  limitSilence(pool, watch, Number.POSITIVE_INFINITY)
  new PreparedStatements().prepareOn(pool)
  const patientPool = new DatabasePool({ ...config, max: 1, idleTimeoutMillis: 1000 }, log)
  const patient = drizzle(patientPool)
  const upkeep = startUpkeep({ pool: patientPool, log, everyMs: upkeepEveryMs, isAway: () => watch.isAway })
  const listenings: Listening[] = []
  return {
    kind: 'embedded',
    db: drizzle(pool),
    patient,
    durability: embedded.durability,
    durabilityReason:
      embedded.durability === 'disk'
        ? 'every commit is synced to the disk'
        : 'commits are not synced to the disk',
    ready: async () => {
      const fault = embedded.fault()
      if (fault) throw fault
      await ask(pool)
    },
    longTransaction: async (work) => {
      const result = await embedded.unhurried(() => patient.transaction(work))
      // Everybody waited for it and may have taken that for an outage.
      watch.answered()
      return result
    },
    listen: (wanted) => {
      const listening = listenOn({ config, log, heartbeatMs: null }, wanted)
      listenings.push(listening)
      return listening
    },
    close: async () => {
      upkeep.stop()
      await Promise.all(listenings.map((each) => each.stop()))
      await Promise.all([pool.endSoon(), patientPool.endSoon()])
      await embedded.close()
    },
  }
}

async function openOnServer(databaseUrl: string, options: { log: Log; poolSize: number }): Promise<Database> {
  const { config, pool, patientPool, readOnly, durability, durabilityReason } = await openPostgresql(
    databaseUrl,
    options,
  )
  const patient = drizzle(patientPool)
  const listenings: Listening[] = []
  return {
    kind: 'postgresql',
    db: withDeadlockRetry(drizzle(pool)),
    patient,
    durability,
    durabilityReason,
    ready: async () => {
      const [answer] = await ask<{ read_only: boolean }>(pool, isReadOnlyQuery)
      if (answer?.read_only) readOnly.suspect()
      if (readOnly.isReadOnly) throw new Error(readOnlyReason)
    },
    longTransaction: (work) => patient.transaction(work),
    listen: (wanted) => {
      const listening = listenOn({ config, log: options.log, heartbeatMs }, wanted)
      listenings.push(listening)
      return listening
    },
    close: async () => {
      readOnly.end()
      await Promise.all(listenings.map((each) => each.stop()))
      await Promise.all([pool.endSoon(), patientPool.endSoon()])
    },
  }
}

async function ask<Row extends object>(pool: DatabasePool, query = 'select 1'): Promise<Row[]> {
  const late = wait(answerWithinMs, null, { ref: false }).then(() => {
    throw new Error(`the database did not answer within ${answerWithinMs / 1000} s`)
  })
  const { rows } = await Promise.race([pool.query<Row>(query), late])
  return rows
}

/** A socket that sets out only when there is somebody to reach; the driver's own time limit ends a wait too long. */
class PatientSocket extends Socket {
  constructor(readonly whenServing: () => Promise<void>) {
    super()
  }

  override connect(...args: unknown[]): this {
    void this.whenServing().then(() => {
      if (!this.destroyed) super.connect(...(args as [string]))
    })
    return this
  }
}
