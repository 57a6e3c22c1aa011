import sharp, { type OverlayOptions } from 'sharp'
import { cutOut } from './cut-out.ts'
import type { StandPlaces } from './layers.ts'

type Plinth = StandPlaces['plinths'][number]

/** In metres: what stands on a plinth may be so high, and leaves so much of its width free. */
const highest = 0.74
const free = 0.94
/** The front of a thing is so much nearer than the middle of its plinth, as a share of the plinth's width. */
const forward = 0.1
const framed = { border: 0.035, color: '#ffffff' }

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture, { limitInputPixels: 25_000_000 })
    .resize({ width: 640, height: 640, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The product by itself; a photograph of a place stays whole, in a white frame. */
async function standing(picture: Buffer): Promise<Buffer> {
  const pixels = await pixelsOf(picture)
  const isCut = cutOut(pixels)
  const raw = sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 4 } })
  if (isCut)
    return sharp(await raw.png({ compressionLevel: 1 }).toBuffer())
      .trim({ threshold: 1 })
      .png({ compressionLevel: 1 })
      .toBuffer()
  const border = Math.round(Math.max(pixels.width, pixels.height) * framed.border)
  return raw
    .extend({ top: border, bottom: border, left: border, right: border, background: framed.color })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** A soft dark patch where the thing touches its plinth. */
function contactShadow(width: number): { input: Buffer; width: number; height: number } {
  const [w, h] = [Math.ceil(width * 1.16), Math.max(6, Math.ceil(width * 0.2))]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs><radialGradient id="s"><stop offset="0.35" stop-color="#0b1830" stop-opacity=".42"/><stop offset="1" stop-color="#0b1830" stop-opacity="0"/></radialGradient></defs><ellipse cx="${w / 2}" cy="${h / 2}" rx="${w / 2}" ry="${h / 2}" fill="url(#s)"/></svg>`
  return { input: Buffer.from(svg), width: w, height: h }
}

/** Products on their plinths, to be laid over the stand. */
export async function plinthGoods(
  plinths: readonly Plinth[],
  pictures: readonly Buffer[],
): Promise<OverlayOptions[]> {
  const shown = plinths.slice(0, pictures.length).map((plinth, i) => ({ plinth, picture: pictures[i] }))
  const laid: OverlayOptions[] = []
  for (const { plinth, picture } of shown) {
    if (!picture) continue
    const { metre, room, foot } = plinth
    const box = { width: Math.round(metre * room * free), height: Math.round(metre * highest) }
    const { data, info } = await sharp(await standing(picture))
      .resize({ ...box, fit: 'inside' })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    const bottom = foot[1] + metre * room * forward
    const shadow = contactShadow(info.width)
    laid.push(
      {
        input: shadow.input,
        left: Math.round(foot[0] - shadow.width / 2),
        top: Math.round(bottom - shadow.height * 0.56),
      },
      { input: data, left: Math.round(foot[0] - info.width / 2), top: Math.round(bottom - info.height) },
    )
  }
  return laid
}
