import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import pg, { type PoolClient, type PoolConfig } from 'pg'
import { ConnectionQueue } from './connection-queue.ts'
import type { Log } from './log.ts'
import type { OutageWatch } from './outage-watch.ts'
import { retryOnDeadlock } from './retry-on-deadlock.ts'

const endWithinMs = 5000
/**
 * How long a query waits for a connection. Whether there is a database at all is for the outage watch to find out; where
 * there is one, a refused client comes again and costs more than one that waits.
 */
const waitTimeoutMs = 8000

/**
 * The driver's pool with its sharp edges taken off: a connection that dies never ends the process, never leaks its
 * slot in the pool, and a statement that merely failed does not cost the connection. Requests that started earlier come
 * first. With a watch, nobody waits for a database that is away.
 */
export class DatabasePool extends pg.Pool {
  readonly #queue: ConnectionQueue
  readonly #connectedAt = new WeakMap<PoolClient, number>()
  #replaceBefore = Number.NEGATIVE_INFINITY

  constructor(
    config: PoolConfig,
    log: Log,
    readonly watch?: OutageWatch,
  ) {
    super(config)
    this.#queue = new ConnectionQueue(this.options.max, watch && waitTimeoutMs)
    this.on('error', (error) => {
      if (!watch?.isAway) log.warn({ reason: error.message }, 'an idle database connection was lost')
    })
    // The driver reports a lost connection to its query and, besides, as an event that must have a listener.
    this.on('connect', (client) => {
      this.#connectedAt.set(client, performance.now())
      client.on('error', () => watch?.suspect())
    })
  }

  // The driver also knows callbacks; nothing here uses them.
  override connect = (async () => {
    this.watch?.check()
    const connecting = this.#connectInTurn()
    return await (this.watch ? whileThere(this.watch, connecting) : connecting)
  }) as pg.Pool['connect']

  async #connectInTurn() {
    const release = await this.#queue.acquire()
    try {
      return releasedWhenLost(await this.#currentClient(), release)
    } catch (error) {
      release()
      throw error
    }
  }

  async #currentClient(): Promise<PoolClient> {
    for (;;) {
      const client = await (pg.Pool.prototype.connect as () => Promise<PoolClient>).call(this)
      if ((this.#connectedAt.get(client) ?? 0) >= this.#replaceBefore) return client
      client.release(true)
    }
  }

  /** Whoever asks from now on gets a connection made from now on. */
  replaceConnections() {
    this.#replaceBefore = performance.now()
  }

  /** One statement by itself is a transaction, too. */
  override query = ((...args: Parameters<PoolClient['query']>) =>
    retryOnDeadlock(async () => {
      const client = await this.connect()
      try {
        return await client.query(...args)
      } finally {
        client.release()
      }
    })) as pg.Pool['query']

  /** Waits for work under way, but not for ever: whoever still has a connection then loses it with the process. */
  async endSoon() {
    this.watch?.end()
    await Promise.race([this.end(), wait(endWithinMs, null, { ref: false })])
  }
}

/** Waits for a connection until the database is found to be away. */
function whileThere(watch: OutageWatch, connecting: Promise<PoolClient>): Promise<PoolClient> {
  return new Promise((resolve, reject) => {
    let givenUp = false
    const suspicion = setInterval(() => watch.suspect(), watch.times.suspectAfterMs)
    const notAway = watch.onAway((error) => {
      givenUp = true
      clearInterval(suspicion)
      reject(error)
    })
    const settled = () => {
      clearInterval(suspicion)
      notAway()
    }
    connecting.then(
      (client) => {
        settled()
        if (givenUp) client.release(true)
        else resolve(client)
      },
      (error: unknown) => {
        settled()
        watch.suspect()
        reject(error)
      },
    )
  })
}

/** Drizzle forgets a connection whose very first statement (begin) fails: the lost one then returns by itself. */
function releasedWhenLost(client: PoolClient, onRelease: () => void): PoolClient {
  const release = client.release.bind(client)
  const lost = () => client.release(true)
  let isReleased = false
  client.release = (destroy) => {
    if (isReleased) return
    isReleased = true
    client.removeListener('end', lost)
    release(destroy)
    onRelease()
  }
  client.once('end', lost)
  return client
}

/** Marks that the answer to all that was asked is complete: ReadyForQuery, with the state of the transaction. */
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5])

/**
 * A server that is stopped or cut off keeps its connections open and says nothing. Without a limit, everyone who asked
 * would wait for as long as the network does, a quarter of an hour; so a silence wakes the watch, and a connection is
 * destroyed when the database is away or, whatever the watch says, has been silent for too long.
 */
export function limitSilence(pool: pg.Pool, watch: OutageWatch, limitMs: number) {
  pool.on('connect', (client) => {
    // Not in the driver's types: the stream as it is after the handshake, plain or encrypted.
    const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
    const write = stream.write.bind(stream)
    let tail = Buffer.alloc(0)
    let timer: NodeJS.Timeout | undefined
    const lookAgain = (silentMs: number) => {
      if (silentMs >= limitMs) return void stream.destroy(new DatabaseSilent(limitMs))
      const next = Math.min(watch.times.suspectAfterMs, limitMs - silentMs)
      if (silentMs > 0) watch.suspect()
      timer = setTimeout(lookAgain, next, silentMs + next)
    }
    const expectAnswer = () => {
      clearTimeout(timer)
      lookAgain(0)
    }
    stream.write = ((...args: Parameters<Duplex['write']>) => {
      expectAnswer()
      return write(...args)
    }) as Duplex['write']
    stream.on('data', (bytes: Buffer) => {
      tail = Buffer.concat([tail, bytes.subarray(-6)]).subarray(-6)
      if (tail.subarray(0, 5).equals(readyForQuery)) clearTimeout(timer)
      else expectAnswer()
    })
    const notAway = watch.onAway((error) => stream.destroy(error))
    stream.on('close', () => {
      clearTimeout(timer)
      notAway()
    })
  })
}

class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT'

  constructor(limitMs: number) {
    super(`the database did not answer within ${limitMs / 1000} s`)
  }
}
