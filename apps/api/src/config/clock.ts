/** The one source of domain time. SQL never asks for now(), so tests and demos can say what day it is. */
export interface Clock {
  now(): Date
}

/** Starts at the given moment, or now, and runs on. */
export function runningClock(start: Date | null): Clock {
  if (!start) return { now: () => new Date() }
  const offset = start.getTime() - Date.now()
  return { now: () => new Date(Date.now() + offset) }
}

/** Stands still until it is set: for tests. */
export function standingClock(at: string): Clock & { set(at: string): void } {
  let current = new Date(at)
  return {
    now: () => new Date(current),
    set: (next) => {
      current = new Date(next)
    },
  }
}
