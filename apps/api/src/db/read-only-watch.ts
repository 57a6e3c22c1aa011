import { setTimeout as wait } from 'node:timers/promises'
import pg, { type ClientConfig, type Pool } from 'pg'
import type { DatabasePool } from './database-pool.ts'
import type { Log } from './log.ts'
import { destroy } from './probe-database.ts'
import { readOnlyTransaction } from './sql-state.ts'

export const readOnlyReason = 'the database is read-only'
const checkEveryMs = 1000
const connectWithinMs = 3000

/** True on a standby, during recovery, and where transactions are read-only by default. */
export const isReadOnlyQuery = `select pg_is_in_recovery() or current_setting('transaction_read_only')::bool as read_only`

/**
 * After a failover a PostgreSQL may take connections and refuse every write. Whether it does is decided when a session
 * begins, so a pool that has met it keeps read-only sessions when the server is long writable again: the watch asks on new
 * connections, and has those of the pools replaced when writing works.
 */
export class ReadOnlyWatch {
  #probing = false
  readonly #ending = new AbortController()

  constructor(readonly options: { config: ClientConfig; pools: DatabasePool[]; log: Log }) {
    for (const pool of options.pools) this.#watchErrorsOf(pool)
  }

  get isReadOnly() {
    return this.#probing
  }

  /** A write was refused, or a session found to be read-only. */
  suspect() {
    if (this.#probing || this.#ending.signal.aborted) return
    this.#probing = true
    this.options.log.warn({}, 'the database is read-only: writes are refused until it is writable')
    void this.#untilWritable().finally(() => {
      this.#probing = false
    })
  }

  end() {
    this.#ending.abort()
  }

  #watchErrorsOf(pool: Pool) {
    pool.on('connect', (client) => {
      // Not in the driver's types: every error that the server sends.
      const { connection } = client as unknown as {
        connection: { on(event: 'errorMessage', listener: (message: { code?: string }) => void): void }
      }
      connection.on('errorMessage', ({ code }) => {
        if (code === readOnlyTransaction) this.suspect()
      })
    })
  }

  async #untilWritable() {
    const { signal } = this.#ending
    while (!signal.aborted) {
      await wait(checkEveryMs * (0.75 + Math.random() / 2), null, { ref: false, signal }).catch(() => {})
      if (signal.aborted || !(await this.#isWritable())) continue
      for (const pool of this.options.pools) pool.replaceConnections()
      this.options.log.info({}, 'the database is writable again')
      return
    }
  }

  async #isWritable(): Promise<boolean> {
    const client = new pg.Client({ ...this.options.config, connectionTimeoutMillis: connectWithinMs })
    client.on('error', () => {})
    const timer = setTimeout(() => destroy(client), connectWithinMs)
    try {
      await client.connect()
      const { rows } = await client.query<{ read_only: boolean }>(isReadOnlyQuery)
      return rows[0]?.read_only === false
    } catch {
      return false
    } finally {
      clearTimeout(timer)
      destroy(client)
    }
  }
}
