import { LRUCache } from 'lru-cache'

interface Bucket {
  left: number
  filledAt: number
}

interface Options {
  holds: number
  perSecond: number
  /** Of how many this is remembered; those heard of longest ago are forgotten first. */
  keys?: number | undefined
  nowMs?: (() => number) | undefined
}

/**
 * So many at once and so many a second after that, in this node's memory: cheap enough for every call and no promise to
 * the last one. Each bucket fills up again evenly.
 */
export class Buckets {
  readonly #buckets: LRUCache<string | number, Bucket>
  readonly #holds: number
  readonly #perMs: number
  readonly #nowMs: () => number

  constructor({ holds, perSecond, keys = 50_000, nowMs = () => performance.now() }: Options) {
    this.#buckets = new LRUCache({ max: keys })
    this.#holds = holds
    this.#perMs = perSecond / 1000
    this.#nowMs = nowMs
  }

  /** Takes one. Says how many milliseconds to wait when there is none left, else 0. */
  take(key: string | number): number {
    const now = this.#nowMs()
    let bucket = this.#buckets.get(key)
    if (!bucket) {
      bucket = { left: this.#holds, filledAt: now }
      this.#buckets.set(key, bucket)
    }
    bucket.left = Math.min(this.#holds, bucket.left + Math.max(0, now - bucket.filledAt) * this.#perMs)
    bucket.filledAt = now
    if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / this.#perMs))
    bucket.left -= 1
    return 0
  }
}
