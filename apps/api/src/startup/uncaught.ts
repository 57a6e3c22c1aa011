import { loggedError } from '../logging/logged-error.ts'

interface Log {
  fatal(fields: object, text: string): void
}

interface Ending {
  on(event: 'uncaughtException', listener: (error: Error, origin: string) => void): unknown
  exit(code: number): void
}

/**
 * Node prints an uncaught error with every field it has, to whoever reads the terminal or the service's journal. Ours goes
 * through the log, which shows no values, and the process ends as it would have.
 */
export function logUncaughtErrors(log: Log, ours: Ending = process) {
  ours.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'uncaught error: the process ends')
    ours.exit(1)
  })
}

/** What a fault of ours looks like in a terminal: what it was in one line, and the places in the code. */
export function withoutQueries(error: unknown): { what: string; frames: string } {
  const { type, message, stack, cause } = loggedError(error) as {
    type: string
    message: string
    stack: string
    cause?: { message?: string }
  }
  const isQuery = message.startsWith('Failed query:')
  const what = isQuery ? `a query failed${cause?.message ? `: ${cause.message}` : ''}` : `${type}: ${message}`
  return { what: what.split('\n')[0] ?? what, frames: stack }
}
