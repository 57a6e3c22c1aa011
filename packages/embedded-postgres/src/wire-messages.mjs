// The few pieces of the PostgreSQL wire protocol that the embedded database's door has to understand itself.
// Everything else passes through untouched.

export const startup = { version3: 196_608, ssl: 80_877_103, gss: 80_877_104, cancel: 80_877_102 }

/** Far above any row of ours; a length beyond it is noise, not a message. */
const largestMessage = 256 * 1024 * 1024

/** A client sent bytes that are no message. */
export class BadMessage extends Error {
  /** @override */
  name = 'BadMessage'
}

/** Cuts a stream of bytes into messages without copying a large one again with each piece that arrives. */
export class MessageCutter {
  /** @type {Buffer[]} */
  #pieces = []
  #length = 0
  #wanted = 0

  /** @param {Buffer} piece */
  add(piece) {
    this.#pieces.push(piece)
    this.#length += piece.length
  }

  /**
   * The next whole message, or null until more bytes arrive.
   * @param {boolean} typed the first message of a connection has no type byte
   * @returns {Buffer | null}
   */
  next(typed) {
    const header = typed ? 5 : 4
    if (this.#length < Math.max(header, this.#wanted)) return null
    const bytes = this.#joined()
    const stated = bytes.readUInt32BE(header - 4)
    if (stated < 4 || stated > largestMessage) throw new BadMessage(`a message of ${stated} bytes`)
    const size = stated + header - 4
    this.#wanted = size
    if (bytes.length < size) return null
    this.#wanted = 0
    this.#pieces = bytes.length > size ? [bytes.subarray(size)] : []
    this.#length = bytes.length - size
    return bytes.subarray(0, size)
  }

  #joined() {
    const [first, ...others] = this.#pieces
    if (first && others.length === 0) return first
    const all = Buffer.concat(this.#pieces)
    this.#pieces = [all]
    return all
  }
}

/**
 * @param {string} type one letter
 * @param {...(string | Buffer)} parts a text is ended by a zero byte
 */
export function message(type, ...parts) {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)),
  )
  const head = Buffer.alloc(5)
  head.write(type, 0, 'latin1')
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** @param {number} value */
export function int32(value) {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

/**
 * A refusal that ends the connection, in the form every PostgreSQL driver understands.
 * @param {string} code SQLSTATE
 * @param {string} text
 */
export const fatal = (code, text) => message('E', 'SFATAL', 'VFATAL', `C${code}`, `M${text}`, Buffer.alloc(1))

export const askForPassword = message('R', int32(3))
export const sync = message('S')

/** @param {string} text */
export const query = (text) => message('Q', text)

/** @param {string} name */
export const closeStatement = (name) => message('C', Buffer.from('S'), name)

/**
 * Whether an answer ends with ReadyForQuery, as every exchange must.
 * @param {Buffer} answer
 */
export const isComplete = (answer) =>
  answer.length >= 6 && answer.readUInt32BE(answer.length - 5) === 5 && answer[answer.length - 6] === 0x5a

export const startupPacket = (() => {
  const body = Buffer.from('user\0postgres\0database\0postgres\0client_encoding\0UTF8\0\0')
  return Buffer.concat([int32(body.length + 8), int32(startup.version3), body])
})()

/**
 * The text that ends at the next zero byte.
 * @param {Buffer} bytes
 * @param {number} from
 */
export const textAt = (bytes, from) => bytes.toString('utf8', from, bytes.indexOf(0, from))

/**
 * Takes the notifications out of an answer: they are meant for those who listen, not for who happened to ask.
 * @param {Buffer} answer whole messages
 * @returns {{ answer: Buffer, notices: Buffer[] }}
 */
export function withoutNotices(answer) {
  /** @type {Buffer[]} */
  const notices = []
  /** @type {Buffer[]} */
  const kept = []
  let keptFrom = 0
  for (let at = 0; at + 5 <= answer.length; ) {
    const end = at + 1 + answer.readUInt32BE(at + 1)
    if (answer[at] === 0x41 /* A */) {
      kept.push(answer.subarray(keptFrom, at))
      notices.push(answer.subarray(at, end))
      keptFrom = end
    }
    at = end
  }
  return notices.length === 0
    ? { answer, notices }
    : { answer: Buffer.concat([...kept, answer.subarray(keptFrom)]), notices }
}

/**
 * The channel of a notification: it stands behind type, length and the number of the process.
 * @param {Buffer} notice
 */
export const channelOf = (notice) => textAt(notice, 9)
