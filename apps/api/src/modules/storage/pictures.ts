import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { Semaphore } from '../../concurrency/semaphore.ts'
import { reportCacheSize } from '../../logging/cache-sizes.ts'

export const pictureWidths = [160, 320, 640, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Resized pictures by file and width, within a bound. Many asking at once cause one resize. */
export class Pictures {
  readonly #kept: LRUCache<string, Buffer>
  readonly #underWay = new Map<string, Promise<Buffer>>()
  /** A decoded picture takes tens of megabytes: two at a time, as many as a small machine has cores. */
  readonly #resizing = new Semaphore({ permits: 2, queueSize: 1000 })

  constructor(maxBytes: number) {
    this.#kept = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: (bytes) => bytes.length + 100,
    })
    reportCacheSize('resized pictures', () => this.#kept.calculatedSize)
  }

  async get(sha256: string, width: PictureWidth, original: () => Promise<Buffer>): Promise<Buffer> {
    const key = `${sha256}:${width}`
    const kept = this.#kept.get(key)
    if (kept) return kept
    const running = this.#underWay.get(key)
    if (running) return running
    const making = this.#resizing
      .run(async () => {
        const resized = await resize(await original(), width)
        this.#kept.set(key, resized)
        return resized
      })
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, making)
    return making
  }
}

const resize = (original: Buffer, width: PictureWidth) =>
  sharp(original, { limitInputPixels: 25_000_000 })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
