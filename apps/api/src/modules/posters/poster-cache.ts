import { LRUCache } from 'lru-cache'
import { Semaphore } from '../../concurrency/semaphore.ts'
import { reportCacheSize } from '../../logging/cache-sizes.ts'

/** So many posters of 60 KB are at hand; what is left out is composed again. */
const mostBytes = 24 * 1_048_576
const mostWaiting = 40

/** Composed posters by address, within a bound. Composed one at a time on a node; many asking at once cause one. */
export class PosterCache {
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: (bytes) => bytes.length + 100,
  })
  readonly #underWay = new Map<string, Promise<Buffer>>()
  readonly #composing = new Semaphore({ permits: 1, queueSize: mostWaiting, retryAfterSeconds: 5 })

  constructor() {
    reportCacheSize('posters', () => this.#kept.calculatedSize)
  }

  async get(key: string, compose: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(key)
    if (kept) return kept
    const running = this.#underWay.get(key)
    if (running) return running
    const making = this.#composing
      .run(async () => {
        const bytes = await compose()
        this.#kept.set(key, bytes)
        return bytes
      })
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, making)
    return making
  }
}
