import sharp from 'sharp'
import type { Pixels } from './warp.ts'

/** Pages show AVIF; readers of links do not all know it. */
export const posterFormats = { avif: 'image/avif', jpg: 'image/jpeg' } as const
export type PosterFormat = keyof typeof posterFormats

const mostBytes = 60_000
/** Aimed at when a picture was too heavy, so that the second try fits. */
const wantedBytes = 59_400

interface Encoder {
  best: number
  worst: number
  /** By what share a picture grows with one step of quality, as measured on posters of the demo fair. */
  growth: number
  encode(pixels: Pixels, quality: number): Promise<Buffer>
}

export const openPixels = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })

const encoders: Record<PosterFormat, Encoder> = {
  avif: {
    best: 44,
    worst: 18,
    growth: 0.033,
    encode: (pixels, quality) => openPixels(pixels).avif({ quality, effort: 1 }).toBuffer(),
  },
  jpg: {
    best: 78,
    worst: 18,
    growth: 0.0158,
    encode: (pixels, quality) => openPixels(pixels).jpeg({ quality, mozjpeg: true }).toBuffer(),
  },
}

/** The picture at the best quality that goes into the bytes of a poster; a heavy one rather than none. */
export async function encodePoster(pixels: Pixels, format: PosterFormat): Promise<Buffer> {
  const { best, worst, growth, encode } = encoders[format]
  for (let quality = best; ; ) {
    const bytes = await encode(pixels, quality)
    if (bytes.length <= mostBytes || quality === worst) return bytes
    const tooMany = Math.ceil(Math.log(bytes.length / wantedBytes) / growth)
    quality = Math.max(worst, quality - tooMany)
  }
}
