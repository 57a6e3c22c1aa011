import sharp, { type OverlayOptions } from 'sharp'
import type { StandPlaces } from './layers.ts'

type Plinth = StandPlaces['plinths'][number]

/** A picture of a product stands on its plinth as a framed panel; in shares of the plinth's width and of the panel's. */
const panel = { width: 1.04, frame: 0.03, corner: 0.06 }
/** The panel stands so much before the middle of its plinth, as a share of the plinth's width. */
const forward = 0.06

const svg = (width: number, height: number, inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`)

/** The picture whole, with round corners in a white frame. A thing is never cut, whatever its ground is. */
async function framed(picture: Buffer, edge: number): Promise<Buffer> {
  const border = Math.max(2, Math.round(edge * panel.frame))
  const inner = edge - border * 2
  const corner = Math.round(edge * panel.corner)
  const rounded = svg(inner, inner, `<rect width="${inner}" height="${inner}" rx="${corner - border / 2}"/>`)
  const shown = await sharp(picture)
    .resize({ width: inner, height: inner, fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: rounded, blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  const frame = svg(edge, edge, `<rect width="${edge}" height="${edge}" rx="${corner}" fill="#fff"/>`)
  return sharp(frame)
    .composite([{ input: shown, left: border, top: border }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** A soft dark patch where the panel touches its plinth. */
function contactShadow(width: number) {
  const [w, h] = [Math.ceil(width * 1.1), Math.max(6, Math.ceil(width * 0.16))]
  const fade = `<radialGradient id="s"><stop offset=".3" stop-color="#0b1830" stop-opacity=".46"/><stop offset="1" stop-color="#0b1830" stop-opacity="0"/></radialGradient>`
  const patch = `<ellipse cx="${w / 2}" cy="${h / 2}" rx="${w / 2}" ry="${h / 2}" fill="url(#s)"/>`
  return { input: svg(w, h, `<defs>${fade}</defs>${patch}`), width: w, height: h }
}

/** Pictures of products on the plinths, to be laid over the stand. */
export async function plinthGoods(
  plinths: readonly Plinth[],
  pictures: readonly Buffer[],
): Promise<OverlayOptions[]> {
  const laid: OverlayOptions[] = []
  for (const [i, { metre, room, foot }] of plinths.entries()) {
    const picture = pictures[i]
    if (!picture) continue
    const edge = Math.round(metre * room * panel.width)
    const bottom = foot[1] + metre * room * forward
    const shadow = contactShadow(edge)
    laid.push(
      {
        input: shadow.input,
        left: Math.round(foot[0] - shadow.width / 2),
        top: Math.round(bottom - shadow.height / 2),
      },
      {
        input: await framed(picture, edge),
        left: Math.round(foot[0] - edge / 2),
        top: Math.round(bottom - edge),
      },
    )
  }
  return laid
}
