import sharp from 'sharp'
import type { Words } from '../format/columns.ts'
import { logoColour } from './logo-colour.ts'

const mostPixels = 25_000_000
/** Wide enough for every colour that matters in a logo. */
const side = 32

export interface PictureFacts {
  width: number
  height: number
  /** Null unless it was asked for; empty when there is none. */
  color: string | null
}

interface Asked {
  bytes: Buffer
  mime: string
  /** Decoded to the last line, and not only asked for its size. */
  thorough: boolean
  /** Its colour is wanted too. */
  isLogo: boolean
}

/** What a picture is, or in a sentence why it cannot be used. */
export async function lookAtPicture({ bytes, mime, thorough, isLogo }: Asked): Promise<PictureFacts | Words> {
  try {
    // The size is in its first bytes; only then is it known whether the rest may be decoded.
    const {
      format: container,
      compression,
      width,
      height,
    } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata()
    // AVIF is AV1 in the container of another format, and no other tenant of it can be shown.
    const format = compression === 'av1' ? 'avif' : container
    if (`image/${format}` !== mime)
      return {
        zh: `其实是 ${format} 格式，与扩展名不符`,
        en: `is really of the format ${format}, whatever its name says`,
      }
    if (width * height > mostPixels)
      return { zh: '超过 2500 万像素，请缩小', en: 'has more than 25 megapixels; make it smaller' }
    if (!thorough && !isLogo) return { width, height, color: null }
    // Nearest, because it is quickest and mixes no colours that are not in the picture.
    const pixels = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .resize(side, side, { fit: 'fill', kernel: 'nearest', fastShrinkOnLoad: !thorough })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer()
    return { width, height, color: isLogo ? (logoColour(pixels) ?? '') : null }
  } catch {
    return { zh: '不是能打开的图片', en: 'is not a picture that can be opened' }
  }
}
