import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseFault } from '@tradefloor/embedded-postgres'
import { DatabaseNotAnswering } from './database-faults.ts'
import type { Log } from './log.ts'
import { isUnavailable } from './outage.ts'

const firstPauseMs = 250
const longestPauseMs = 4000

export interface Retrying {
  withinMs: number
  log: Log
  /** Which errors are worth another try; those of a database that is unavailable unless told otherwise. */
  isTransient?: (error: unknown) => boolean
}

/**
 * For work without a caller who waits, such as that of a start: on a busy machine the database may not answer for
 * seconds. The work is tried again until it succeeds, fails for another reason, or the time is up; it has to be safe to
 * repeat.
 */
export async function retryWhileUnavailable<Result>(
  work: () => Promise<Result>,
  { withinMs, log, isTransient = isUnavailable }: Retrying,
): Promise<Result> {
  const started = performance.now()
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs))
    try {
      return await work()
    } catch (error) {
      if (!isTransient(error)) throw error
      const waitedMs = performance.now() - started
      const reason = innermost(error).message
      if (waitedMs + pause > withinMs) throw asFault(error, reason, waitedMs)
      log.info({ reason }, 'the database is not available yet, retrying')
      await wait(pause)
    }
}

const asFault = (error: unknown, reason: string, waitedMs: number) =>
  error instanceof DatabaseFault
    ? error
    : new DatabaseNotAnswering(Math.round(waitedMs / 1000), reason, error)

/** Drizzle wraps the driver's error, whose words are the ones that help. */
function innermost(error: unknown): Error {
  const { cause } = error as Error
  return cause instanceof Error ? innermost(cause) : (error as Error)
}
