import { LRUCache } from 'lru-cache'
import { Problem } from '../../http/problem.ts'

interface Bucket {
  left: number
  at: number
}

/** As many addresses as are remembered. One that is forgotten starts full, so forgetting harms nobody. */
const addresses = 20_000

/**
 * So many views a minute from one address, refilled as time passes. Counted in memory on each node: a view is worth
 * less than the write that an exact count would cost.
 */
export class AddressPace {
  readonly #buckets = new LRUCache<string, Bucket>({ max: addresses })
  readonly #aMinute: number

  constructor(aMinute: number) {
    this.#aMinute = aMinute
  }

  take(address: string, now: Date) {
    const at = now.getTime()
    const bucket = this.#buckets.get(address) ?? { left: this.#aMinute, at }
    const refilled = bucket.left + (Math.max(0, at - bucket.at) / 60_000) * this.#aMinute
    const left = Math.min(this.#aMinute, refilled)
    const isEnough = left >= 1
    this.#buckets.set(address, { left: isEnough ? left - 1 : left, at })
    if (!isEnough) throw new Problem('too_many', { retryAfterSeconds: 1 })
  }
}
