import sharp from 'sharp'
import { Semaphore } from '../../concurrency/semaphore.ts'
import { PictureCache } from './picture-cache.ts'

export const pictureWidths = [160, 320, 640, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Resized pictures by file and width. */
export class ResizedPictures {
  readonly #cache: PictureCache

  constructor(maxBytes: number) {
    // A decoded picture takes tens of megabytes: two at a time, as many as a small machine has cores.
    const making = new Semaphore({ permits: 2, queueSize: 1000 })
    this.#cache = new PictureCache({ name: 'resized pictures', maxBytes, making })
  }

  get(sha256: string, width: PictureWidth, original: () => Promise<Buffer>): Promise<Buffer> {
    return this.#cache.get(`${sha256}:${width}`, async () => resize(await original(), width))
  }
}

const resize = (original: Buffer, width: PictureWidth) =>
  sharp(original, { limitInputPixels: 25_000_000 })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
