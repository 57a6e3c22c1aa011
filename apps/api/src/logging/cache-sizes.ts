import { subscribe } from 'node:diagnostics_channel'

const sizes = new Map<string, () => number>()

/**
 * Bytes that a cache holds, for a measurement that is loaded into this process and asks on this channel. Nothing of it
 * can be asked from outside. Of several caches of one name, as in tests, the last one answers.
 */
export const reportCacheSize = (name: string, bytes: () => number) => void sizes.set(name, bytes)

subscribe('tradefloor.cache-sizes', (asked) => {
  for (const [name, bytes] of sizes) (asked as Record<string, number>)[name] = bytes()
})
