import { AsyncLocalStorage } from 'node:async_hooks'

/** One request, or other work that runs several queries: what started earlier gets a database connection first. */
export interface RequestPriority {
  /** When it started, in the milliseconds of `performance.now()`. */
  since: number
  /** How long each of its queries may wait for a connection, if that differs from the pool's own limit. */
  waitTimeoutMs?: number
}

const priorities = new AsyncLocalStorage<RequestPriority>()

/** All queries of the work share its start time, and come before those of work that started later. */
export const withRequestPriority = <Result>(
  work: () => Result,
  options: Omit<RequestPriority, 'since'> = {},
): Result => priorities.run({ since: performance.now(), ...options }, work)

/** Comes before everything else: for what many callers wait for, and never more than a few of a kind at a time. */
export const withTopPriority = <Result>(work: () => Result): Result => priorities.run({ since: 0 }, work)

/** The priority of the work that runs here. What belongs to none has started just now. */
export const currentPriority = (): RequestPriority => priorities.getStore() ?? { since: performance.now() }
