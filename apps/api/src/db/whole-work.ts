import { AsyncLocalStorage } from 'node:async_hooks'

/** One request, or whatever else asks the database several things before it is done. */
export interface Work {
  /** When it came, in the milliseconds of `performance.now()`. */
  since: number
  /** How long each of its questions may wait for a connection, if that is not as long as any other's. */
  patienceMs?: number
}

const works = new AsyncLocalStorage<Work>()

/** All that is asked below belongs together, and comes before what came later. */
export const asWhole = <Result>(work: () => Result, patience: Omit<Work, 'since'> = {}): Result =>
  works.run({ since: performance.now(), ...patience }, work)

/** Comes before all else, however much there is: for what many wait for, and never more than a few of a kind at a time. */
export const asFirst = <Result>(work: () => Result): Result => works.run({ since: 0 }, work)

/** The work that is going on here. What belongs to none has come just now. */
export const workNow = (): Work => works.getStore() ?? { since: performance.now() }
