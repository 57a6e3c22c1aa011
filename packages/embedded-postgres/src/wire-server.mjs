import { createServer } from 'node:net'
import { WireConnection } from './wire-connection.mjs'
import {
  channelOf,
  closeStatement,
  fatal,
  isComplete,
  query,
  startupPacket,
  sync,
  withoutNotices,
} from './wire-messages.mjs'

/**
 * The door of the embedded database: many clients, one session behind them.
 *
 * A client owns the session from its first message until the exchange is over (Sync) and no transaction is open.
 * Sharing it any finer mixes answers: when one client's statement fails, the session skips every message up to the
 * next Sync, whoever sent it, and another client's question comes back empty.
 */
export class WireServer {
  /** @type {Set<WireConnection>} */
  #connections = new Set()
  /** @type {WireConnection[]} */
  #waiting = []
  /** @type {WireConnection | null} */
  #owner = null
  /** Prepared by clients that have left. @type {string[]} */
  #orphans = []
  #running = false
  #broken = false
  #stopping = false
  /** @type {NodeJS.Timeout | undefined} */
  #idleTimer
  /** @type {Buffer} */
  #greeting = Buffer.alloc(0)
  #server = createServer((socket) => this.#welcome(socket))

  /**
   * @param {import('@electric-sql/pglite').PGlite} db
   * @param {{ password: string, maxConnections: number, idleInTransactionMs: number,
   *   onBroken: (error: unknown) => void }} options
   */
  constructor(db, options) {
    this.db = db
    this.options = options
  }

  /**
   * @param {import('node:net').ListenOptions} where
   * @returns {Promise<import('node:net').AddressInfo | string | null>}
   */
  async listen(where) {
    // Asked once and repeated to every client: a client's own start-up packet could end the one session.
    this.#greeting = await this.#run(startupPacket)
    await new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(where, () => resolve(undefined))
    })
    return this.#server.address()
  }

  /** Lets no one in, lets the exchange under way end, rolls back what is open, and hangs up. */
  async stop() {
    this.#stopping = true
    const closed = new Promise((resolve) => this.#server.close(resolve))
    for (const connection of this.#connections) connection.refuse('57P01', 'the database is being closed')
    await closed
    while (this.#running && !this.#broken) await nextLoop()
  }

  /** @param {import('node:net').Socket} socket */
  #welcome(socket) {
    if (this.#stopping || this.#connections.size >= this.options.maxConnections) {
      socket.on('error', () => {})
      // What it sends is read and dropped: a socket with bytes unread never closes.
      socket.resume()
      socket.end(fatal('53300', 'the embedded database has too many clients already'))
      return
    }
    const connection = new WireConnection(socket, {
      password: this.options.password,
      greeting: this.#greeting,
      work: (client) => this.#enqueue(client),
      gone: (client) => this.#forget(client),
    })
    this.#connections.add(connection)
  }

  /** @param {WireConnection} client */
  #enqueue(client) {
    if (client !== this.#owner && !this.#waiting.includes(client)) this.#waiting.push(client)
    this.#takeTurns()
  }

  /** @param {WireConnection} client */
  #forget(client) {
    this.#connections.delete(client)
    this.#waiting = this.#waiting.filter((other) => other !== client)
    this.#orphans.push(...client.statements)
    this.#takeTurns()
  }

  async #takeTurns() {
    if (this.#running) return
    this.#running = true
    clearTimeout(this.#idleTimer)
    try {
      // Between two turns, pings, new bytes and departures are let in.
      while (await this.#turn()) await nextLoop()
    } catch (error) {
      // Stays "running", so that nobody gets another turn.
      this.#broken = true
      this.options.onBroken(error)
      return
    }
    this.#running = false
    this.#limitIdling()
  }

  /** Does one piece of work; false when there is none. */
  async #turn() {
    if (this.#owner && !this.#connections.has(this.#owner)) {
      this.#owner = null
      await this.#run(sync)
      if (this.db.isInTransaction()) await this.#run(query('rollback'))
      return true
    }
    if (!this.#owner && this.#orphans.length > 0) {
      await this.#run(Buffer.concat([...this.#orphans.splice(0).map(closeStatement), sync]))
      return true
    }
    const client = this.#owner ?? this.#waiting.shift()
    if (!client?.hasWork) return false
    // Owner before it runs: a client that leaves meanwhile is then cleaned up after.
    this.#owner = client
    const answer = await this.#run(client.takeWork())
    if (answer.length > 0 && client.socket.writable) client.socket.write(answer)
    // After a full disk, for one, the engine takes questions and says nothing more: everyone would wait for ever.
    if (!client.midExchange && !isComplete(answer)) throw new Error('the engine did not finish its answer')
    if (client.midExchange || this.db.isInTransaction()) return true
    this.#owner = null
    if (client.hasUnlistened) await this.#listenAgain(client)
    return true
  }

  /**
   * The session hears what any client announces, in the answer to whoever made the commit.
   * @param {Buffer} bytes
   */
  #passNoticesOn(bytes) {
    const listeners = [...this.#connections].filter(({ channels }) => channels.size > 0)
    if (listeners.length === 0) return bytes
    const { answer, notices } = withoutNotices(bytes)
    for (const notice of notices)
      for (const { channels, socket } of listeners)
        if (channels.has(channelOf(notice)) && socket.writable) socket.write(notice)
    return answer
  }

  /**
   * All share one session: one client's unlisten must not make it deaf for the others.
   * @param {WireConnection} client
   */
  async #listenAgain(client) {
    client.hasUnlistened = false
    const wanted = new Set([...this.#connections].flatMap(({ channels }) => [...channels]))
    for (const channel of wanted) await this.#run(query(`listen "${channel}"`))
  }

  /** A client that stands still inside a transaction keeps everyone out: it is sent away, as PostgreSQL does it. */
  #limitIdling() {
    const idler = this.#owner
    if (!idler) return
    this.#idleTimer = setTimeout(
      () => idler.refuse('25P03', 'terminating connection due to idle-in-transaction timeout'),
      this.options.idleInTransactionMs,
    )
  }

  /**
   * @param {Buffer} bytes
   * @returns {Promise<Buffer>}
   */
  async #run(bytes) {
    /** @type {Buffer[]} */
    const answer = []
    // The bytes are a view of the engine's memory that the next call overwrites: Buffer.from copies them.
    await this.db.execProtocolRawStream(bytes, { onRawData: (part) => void answer.push(Buffer.from(part)) })
    return this.#passNoticesOn(Buffer.concat(answer))
  }
}

const nextLoop = () => new Promise((resolve) => setImmediate(resolve))
