import sharp from 'sharp'

/** Pages show AVIF; readers of links do not all know it. */
export const posterFormats = { avif: 'image/avif', jpg: 'image/jpeg' } as const
export type PosterFormat = keyof typeof posterFormats

const mostPosterBytes = 60_000

const encoders: Record<PosterFormat, (png: Buffer, quality: number) => Promise<Buffer>> = {
  avif: (png, quality) => sharp(png).avif({ quality, effort: 2 }).toBuffer(),
  jpg: (png, quality) => sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer(),
}
const qualities: Record<PosterFormat, readonly number[]> = {
  avif: [46, 38, 28, 18],
  jpg: [78, 66, 54, 42, 30, 18],
}

/** The picture at the best quality that goes into the bytes of a poster. */
export async function encodePoster(png: Buffer, format: PosterFormat): Promise<Buffer> {
  for (const quality of qualities[format]) {
    const bytes = await encoders[format](png, quality)
    if (bytes.length <= mostPosterBytes) return bytes
  }
  throw new Error(`a poster does not go into ${mostPosterBytes} bytes`)
}
