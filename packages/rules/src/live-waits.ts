/** Never sooner than the server's answer can be another one. */
export const soonestLiveMs = 5000
const usualMs = 15_000
const mostMs = 120_000

interface Situation {
  /** Milliseconds to the next beginning or end that is known; undefined when none is. */
  toTurn: number | undefined
  /** Questions in a row that were not answered. */
  failures: number
}

/**
 * When to ask again how things stand: soon around a beginning or an end, less often otherwise, and ever less while nobody
 * answers. Part of it is chance, so that all the pages of a fair do not ask in the same moment.
 */
export function waitForLive({ toTurn, failures }: Situation, chance = Math.random): number {
  if (failures > 0) return Math.min(mostMs, usualMs * 2 ** (failures - 1)) * (1 + chance() / 2)
  const usual = usualMs * (1 + chance() / 3)
  if (toTurn === undefined || toTurn > usual) return usual
  return Math.max(soonestLiveMs, toTurn) + chance() * 1000
}
