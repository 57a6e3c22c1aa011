import sharp, { type OutputInfo } from 'sharp'
import type { Semaphore } from '../../concurrency/semaphore.ts'
import { Problem } from '../../http/problem.ts'

// No two uploads are alike, and what the decoder would keep of each is as large as the picture.
sharp.cache(false)

export interface EncodedPicture {
  bytes: Buffer
  mime: 'image/png' | 'image/jpeg'
  width: number
  height: number
}

export const mostUploadBytes = 2_097_152
const mostPixels = 25_000_000
/** From here on a picture is decoded alone. */
const largePixels = 9_000_000
const longestSide = 2000
const mostSeconds = 20

const beginnings = {
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
}

/**
 * A new picture of the same pixels: upright, in sRGB, its first frame only, and without anything else the file may have
 * carried. What cannot be read as a picture is refused, whatever it is called.
 */
export async function reEncode(bytes: Buffer, decoding: Semaphore): Promise<EncodedPicture> {
  const isPng = startsWith(bytes, beginnings.png)
  if (!isPng && !startsWith(bytes, beginnings.jpeg)) throw new Problem('picture_format')
  try {
    const { width, height, orientation = 1 } = await open(bytes).metadata()
    const size = width * height > largePixels ? 'large' : 'small'
    return await decoding.run(async () => {
      const upright = sharp(await fitted(bytes, orientation)).autoOrient()
      if (isPng) {
        const png = await upright.clone().png().toBuffer({ resolveWithObject: true })
        if (png.data.length <= mostUploadBytes) return encoded('image/png', png)
      }
      // A photograph saved as png would take many times its room.
      const jpeg = upright.flatten({ background: '#ffffff' }).jpeg({ quality: 88 })
      return encoded('image/jpeg', await jpeg.toBuffer({ resolveWithObject: true }))
    }, size)
  } catch (error) {
    if (error instanceof Problem) throw error
    const tooMuch = error instanceof Error && /pixel limit|timeout/i.test(error.message)
    throw new Problem(tooMuch ? 'picture_size' : 'picture_format')
  }
}

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })

/**
 * Reads the stranger's pixels, once, and makes them fewer while they stream. Turning comes later, because it needs the
 * whole picture in memory; of all that the file says, only which way up it is goes with it.
 */
const fitted = (bytes: Buffer, orientation: number): Promise<Buffer> =>
  open(bytes)
    .timeout({ seconds: mostSeconds })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .withExif({ IFD0: { Orientation: String(orientation) } })
    .png({ compressionLevel: 0 })
    .toBuffer()

const encoded = (
  mime: EncodedPicture['mime'],
  { data, info }: { data: Buffer; info: OutputInfo },
): EncodedPicture => ({ bytes: data, mime, width: info.width, height: info.height })

const startsWith = (bytes: Buffer, beginning: Buffer) => bytes.subarray(0, beginning.length).equals(beginning)
