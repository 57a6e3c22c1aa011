const firstMs = 1000
const mostMs = 30_000

/**
 * How long to wait before another try at a stream. It doubles, and half of it is left to chance: a thousand players whose stream has
 * died must not all come back in the same moment.
 */
export function waitBefore(attempt: number, chance = Math.random): number {
  const most = Math.min(mostMs, firstMs * 2 ** Math.max(0, attempt - 1))
  return Math.round(most / 2 + (most / 2) * chance())
}
