import { LRUCache } from 'lru-cache'

interface Bucket {
  tokens: number
  filledAt: number
}

interface Options {
  /** Tokens of a full bucket: so many at once. */
  capacity: number
  perSecond: number
  /** Keys that are remembered; the least recently used are forgotten first. */
  keys?: number | undefined
  nowMs?: (() => number) | undefined
}

/** A token bucket for each key, in this node's memory: cheap enough for every call, and exact for one node only. */
export class TokenBuckets {
  readonly #buckets: LRUCache<string | number, Bucket>
  readonly #capacity: number
  readonly #perMs: number
  readonly #nowMs: () => number

  constructor({ capacity, perSecond, keys = 50_000, nowMs = () => performance.now() }: Options) {
    this.#buckets = new LRUCache({ max: keys })
    this.#capacity = capacity
    this.#perMs = perSecond / 1000
    this.#nowMs = nowMs
  }

  /** Takes a token. Returns 0, or how many milliseconds to wait when there is none. */
  take(key: string | number): number {
    const now = this.#nowMs()
    let bucket = this.#buckets.get(key)
    if (!bucket) {
      bucket = { tokens: this.#capacity, filledAt: now }
      this.#buckets.set(key, bucket)
    }
    bucket.tokens = Math.min(this.#capacity, bucket.tokens + Math.max(0, now - bucket.filledAt) * this.#perMs)
    bucket.filledAt = now
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / this.#perMs))
    bucket.tokens -= 1
    return 0
  }
}
