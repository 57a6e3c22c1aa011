import { readOnlyTransaction } from './sql-state.ts'

/** Codes of the network and of PostgreSQL that mean "not reachable just now", never "you did wrong". */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ECONNABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
  readOnlyTransaction, // read-only: a standby, or one that is recovering
  '25P03', // idle in a transaction for too long
  '53300', // too many connections
  '53100', // disk full
  '53200', // out of memory
  '55P03', // a lock was not free in time
  '57014', // statement timeout
  '58030', // its disk fails
])

/** The connection failed (08), or the server is being stopped or still starting (57P). */
const goneClass = /^(08|57P)/

/** The driver gives these no code, only words. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|Cannot use a pool after)/

/** Known to be away: nobody was asked. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  readonly code = '08000'

  constructor(reason: string) {
    super(`the database is away: ${reason}`)
  }
}

/** The server spoke, be it to refuse: then it is there. */
export function isAnAnswer(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  // PostgreSQL's own codes have five characters and a digit among them; those of the network have none.
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) && !goneClass.test(code)
}

/** Drizzle wraps the driver's error as its cause. */
export function isUnavailable(error: unknown): boolean {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 4;
    current = current.cause, depth++
  ) {
    const { code } = current as { code?: unknown }
    if (typeof code === 'string' && (codes.has(code) || goneClass.test(code))) return true
    if (words.test(current.message)) return true
  }
  return false
}
