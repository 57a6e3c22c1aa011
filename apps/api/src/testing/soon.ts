import { vi } from 'vitest'

/**
 * Waits for what comes by itself. How soon it comes is measured by the bench; the limit only ends a hang, also on a
 * machine that stands still for a while.
 */
export const soon = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 })
