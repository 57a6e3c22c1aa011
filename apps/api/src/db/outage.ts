/** Codes of the network and of PostgreSQL that mean "not reachable just now", never "you did wrong". */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '25P03', // idle in a transaction for too long
  '53300', // too many connections
  '53100', // disk full
  '57014', // statement timeout
  '57P01', // the server is being stopped
  '57P02',
  '57P03', // the server is starting
])

/** The driver gives these no code, only words. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|Cannot use a pool after)/

/** Drizzle wraps the driver's error as its cause. */
export function isUnavailable(error: unknown): boolean {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 4;
    current = current.cause, depth++
  ) {
    const { code } = current as { code?: unknown }
    if (typeof code === 'string' && (codes.has(code) || code.startsWith('08'))) return true
    if (words.test(current.message)) return true
  }
  return false
}
