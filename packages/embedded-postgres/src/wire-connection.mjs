import { timingSafeEqual } from 'node:crypto'
import { askForPassword, BadMessage, fatal, MessageCutter, startup, textAt } from './wire-messages.mjs'

/** @typedef {'startup' | 'password' | 'open' | 'closed'} Stage */

/** One client: who it is, what it has sent that has not run yet, and the statements it has prepared. */
export class WireConnection {
  /** @type {Buffer[]} */
  #messages = []
  #cutter = new MessageCutter()
  /** @type {Stage} */
  #stage = 'startup'
  /** Names this client prepared: the one session behind all clients would keep them for ever. */
  statements = new Set()
  /** Channels this client listens to. */
  channels = new Set()
  /** It has stopped the one session from listening: for others too. */
  hasUnlistened = false
  /** True between the first message of an exchange and the Sync that ends it. */
  midExchange = false

  /**
   * @param {import('node:net').Socket} socket
   * @param {{ password: string, greeting: Buffer, work: (connection: WireConnection) => void,
   *   gone: (connection: WireConnection) => void }} door
   */
  constructor(socket, door) {
    this.socket = socket
    this.door = door
    socket.setNoDelay(true)
    socket.on('data', (piece) => this.#receive(piece))
    // A lost client is an ordinary event: 'close' follows and cleans up.
    socket.on('error', () => {})
    socket.on('close', () => {
      this.#stage = 'closed'
      this.#messages = []
      door.gone(this)
    })
  }

  get hasWork() {
    return this.#messages.length > 0
  }

  /** All messages that wait, as one piece for the database. */
  takeWork() {
    const messages = this.#messages
    this.#messages = []
    for (const bytes of messages) this.#note(bytes)
    return messages.length === 1 && messages[0] ? messages[0] : Buffer.concat(messages)
  }

  /**
   * @param {string} code
   * @param {string} text
   */
  refuse(code, text) {
    if (this.socket.writable) this.socket.end(fatal(code, text))
    this.socket.destroySoon()
  }

  /** @param {Buffer} piece */
  #receive(piece) {
    this.#cutter.add(piece)
    try {
      for (;;) {
        if (this.#stage === 'closed') return
        const bytes = this.#cutter.next(this.#stage !== 'startup')
        if (!bytes) break
        this.#handle(bytes)
      }
    } catch (error) {
      if (!(error instanceof BadMessage)) throw error
      this.refuse('08P01', `not a PostgreSQL message: ${error.message}`)
    }
    if (this.hasWork) this.door.work(this)
  }

  /** @param {Buffer} bytes */
  #handle(bytes) {
    if (this.#stage === 'startup') this.#start(bytes)
    else if (this.#stage === 'password') this.#checkPassword(bytes)
    else if (bytes[0] === 0x58 /* X, goodbye */) this.socket.end()
    else this.#messages.push(bytes)
  }

  /** @param {Buffer} bytes */
  #start(bytes) {
    const code = bytes.length >= 8 ? bytes.readInt32BE(4) : 0
    if (code === startup.ssl || code === startup.gss) {
      this.socket.write('N')
    } else if (code === startup.version3) {
      this.#stage = 'password'
      this.socket.write(askForPassword)
    } else {
      // A request to cancel comes here too: there is no second process that could interrupt the first.
      this.#stage = 'closed'
      this.socket.end()
    }
  }

  /** @param {Buffer} bytes */
  #checkPassword(bytes) {
    const given = Buffer.from(bytes[0] === 0x70 /* p */ ? textAt(bytes, 5) : '')
    const expected = Buffer.from(this.door.password)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      this.refuse('28P01', 'the password of this embedded database is in holder.json in its data folder')
      return
    }
    this.#stage = 'open'
    this.socket.write(this.door.greeting)
  }

  /** @param {Buffer} bytes */
  #note(bytes) {
    const type = String.fromCharCode(bytes[0] ?? 0)
    this.midExchange = type !== 'S' && type !== 'Q'
    if (type === 'Q') {
      this.#noteListening(textAt(bytes, 5))
    } else if (type === 'P') {
      const name = textAt(bytes, 5)
      if (name) this.statements.add(name)
      this.#noteListening(textAt(bytes, 5 + Buffer.byteLength(name) + 1))
    } else if (type === 'C' && bytes[5] === 0x53 /* S */) {
      this.statements.delete(textAt(bytes, 6))
    }
  }

  /** @param {string} statement */
  #noteListening(statement) {
    const [, verb, channel] = /^\s*(listen|unlisten)\s+"?(\w+|\*)"?\s*;?\s*$/i.exec(statement) ?? []
    if (!verb || !channel) return
    if (verb.toLowerCase() === 'listen') {
      this.channels.add(channel)
      return
    }
    this.hasUnlistened = true
    if (channel === '*') this.channels.clear()
    else this.channels.delete(channel)
  }
}
