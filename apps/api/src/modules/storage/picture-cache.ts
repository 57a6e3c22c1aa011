import { LRUCache } from 'lru-cache'
import type { Semaphore } from '../../concurrency/semaphore.ts'
import { reportCacheSize } from '../../logging/cache-sizes.ts'

interface PictureCacheOptions {
  /** What it holds, for measurements. */
  name: string
  maxBytes: number
  /** Bounds the work of making pictures. */
  making: Semaphore
}

/** Encoded pictures by key, within a bound. Many asking at once cause one to be made. */
export class PictureCache {
  readonly #kept: LRUCache<string, Buffer>
  readonly #pending = new Map<string, Promise<Buffer>>()
  readonly #making: Semaphore

  constructor({ name, maxBytes, making }: PictureCacheOptions) {
    this.#making = making
    this.#kept = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: (bytes) => bytes.length + 100,
    })
    reportCacheSize(name, () => this.#kept.calculatedSize)
  }

  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const ready = this.#kept.get(key) ?? this.#pending.get(key)
    if (ready) return ready
    const making = this.#making
      .run(async () => {
        const bytes = await make()
        this.#kept.set(key, bytes)
        return bytes
      })
      .finally(() => this.#pending.delete(key))
    this.#pending.set(key, making)
    return making
  }
}
