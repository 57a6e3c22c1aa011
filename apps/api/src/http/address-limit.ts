import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { networkOf } from './network-address.ts'
import { Problem } from './problem.ts'

interface Bucket {
  left: number
  filledAt: number
}

interface Options {
  most: number
  seconds: number
  /** Of how many addresses this is remembered; those heard of longest ago are forgotten first. */
  addresses?: number
  nowMs?: () => number
}

/**
 * So many from one network address within so long, in this node's memory: cheap enough for every call and no promise
 * to the last one. A bucket that fills up again evenly, so that a pause is rewarded at once.
 */
export class AddressLimit {
  readonly #buckets: LRUCache<string, Bucket>
  readonly #most: number
  readonly #perMs: number
  readonly #nowMs: () => number

  constructor({ most, seconds, addresses = 50_000, nowMs = () => performance.now() }: Options) {
    this.#buckets = new LRUCache({ max: addresses })
    this.#most = most
    this.#perMs = most / (seconds * 1000)
    this.#nowMs = nowMs
  }

  /** Takes one. Says how many seconds to wait when there is none left, else 0. */
  take(address: string): number {
    const key = networkOf(address)
    const now = this.#nowMs()
    let bucket = this.#buckets.get(key)
    if (!bucket) {
      bucket = { left: this.#most, filledAt: now }
      this.#buckets.set(key, bucket)
    }
    bucket.left = Math.min(this.#most, bucket.left + (now - bucket.filledAt) * this.#perMs)
    bucket.filledAt = now
    if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / this.#perMs / 1000))
    bucket.left -= 1
    return 0
  }
}

/** Before anything else is done for a call. The address is the connection's, or what a trusted proxy says it is. */
export function registerAddressLimit(gateway: FastifyInstance, { callsAMinute }: { callsAMinute: number }) {
  const limit = new AddressLimit({ most: callsAMinute, seconds: 60 })
  gateway.addHook('onRequest', (request, _, done) => {
    // A connection that ended meanwhile has no address any more.
    const wait = limit.take((request.ip as string | undefined) ?? '')
    done(wait === 0 ? undefined : new Problem('too_many', { retryAfterSeconds: wait }))
  })
}
