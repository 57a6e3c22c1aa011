import { loadImage } from '@napi-rs/canvas'
import { type Language, type PosterShape, posterPreviewSize, posterShapes } from '@tradefloor/contract'
import sharp from 'sharp'
import type { BoothFacts } from './booth-facts.ts'
import { readGround, readStand } from './layers.ts'
import { plinthGoods } from './plinth-goods.ts'
import { standPicture } from './stand-picture.ts'

/** The preview of a link is a part of the wide picture. */
const previewFrom = { left: 0, top: 50, width: 1600, height: 840 }

export type DrawnShape = PosterShape | 'preview'

const layersOf = (shape: DrawnShape): PosterShape => (shape === 'tall' ? 'tall' : 'wide')

type ReadFile = (id: string) => Promise<Buffer>

/** A picture for signs: whatever format it has, drawn from plain pixels. */
async function signImage(id: string | null, read: ReadFile) {
  if (id === null) return undefined
  const png = await sharp(await read(id), { limitInputPixels: 25_000_000, density: 200 })
    .resize({ width: 640, height: 640, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return loadImage(png)
}

/** The poster of a company's booth, as PNG. */
export async function composeBooth(
  facts: BoothFacts,
  { shape, language }: { shape: DrawnShape; language: Language },
  read: ReadFile,
): Promise<Buffer> {
  const drawn = layersOf(shape)
  const size = posterShapes[drawn]
  const [stand, ground, logo, poster, goods] = await Promise.all([
    readStand(facts.body, drawn),
    readGround(facts.look, drawn),
    signImage(facts.logo, read),
    signImage(facts.poster, read),
    Promise.all(facts.goods.map(read)),
  ])
  const { names, number, color } = facts
  const pixels = await standPicture(stand, ground, size, {
    facts: { names, number, color, logo, poster },
    language,
  })
  const whole = await sharp(pixels, { raw: { ...size, channels: 3 } })
    .composite(await plinthGoods(stand.places.plinths, goods))
    .png({ compressionLevel: 1 })
    .toBuffer()
  if (shape !== 'preview') return whole
  return sharp(whole).extract(previewFrom).resize(posterPreviewSize).png({ compressionLevel: 1 }).toBuffer()
}
