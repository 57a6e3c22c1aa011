import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { DatabasePool } from './database-pool.ts'
import { type Embedded, type EmbeddedOptions, openEmbedded } from './embedded.ts'
import type { Log } from './log.ts'
import { openPostgresql } from './postgresql.ts'

/** Queries run on this, be it the database or a transaction of it. */
export type Queries = PgDatabase<NodePgQueryResultHKT>

/** Either database behind one type. */
export interface Database {
  kind: 'embedded' | 'postgresql'
  db: Queries
  /** What an acknowledged write survives: a power cut, or only the end of the process. */
  durability: 'disk' | 'process'
  durabilityReason: string
  /** Throws unless the database answers now. */
  ready(): Promise<void>
  /** One transaction without limits of time, for migrations and imports. */
  longTransaction<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export interface DatabaseOptions extends Omit<EmbeddedOptions, 'transport'> {
  databaseUrl: string | null
  poolSize: number
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === null ? openOnFolder(options) : openOnServer(options.databaseUrl, options)
}

const answerWithinMs = 2500
/** Nothing is between us and the embedded database but a busy machine or a restart. */
const connectWithinMs = 6000

async function openOnFolder(options: DatabaseOptions): Promise<Database> {
  const embedded = await openEmbedded(options)
  const pool = poolOf(embedded, options)
  const db = drizzle(pool)
  return {
    kind: 'embedded',
    db,
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
    longTransaction: (work) => embedded.unhurried(() => db.transaction(work)),
    close: async () => {
      await pool.endSoon()
      await embedded.close()
    },
  }
}

async function openOnServer(databaseUrl: string, options: { log: Log; poolSize: number }): Promise<Database> {
  const { pool, patientPool, durability, durabilityReason } = await openPostgresql(databaseUrl, options)
  return {
    kind: 'postgresql',
    db: drizzle(pool),
    durability,
    durabilityReason,
    ready: () => ask(pool),
    longTransaction: (work) => drizzle(patientPool).transaction(work),
    close: async () => {
      await Promise.all([pool.endSoon(), patientPool.endSoon()])
    },
  }
}

async function ask(pool: DatabasePool) {
  const late = wait(answerWithinMs, null, { ref: false }).then(() => {
    throw new Error(`the database did not answer within ${answerWithinMs / 1000} s`)
  })
  await Promise.race([pool.query('select 1'), late])
}

function poolOf(embedded: Embedded, { log, poolSize }: { log: Log; poolSize: number }) {
  return new DatabasePool(
    {
      ...embedded.address,
      max: poolSize,
      connectionTimeoutMillis: connectWithinMs,
      idleTimeoutMillis: 30_000,
      // While the database is started anew, a connection waits for it instead of failing at once.
      stream: () => new PatientSocket(() => embedded.whenServing()),
    },
    log,
  )
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
