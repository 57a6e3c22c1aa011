import { loadImage } from '@napi-rs/canvas'
import { type Language, type PosterShape, posterPreviewSize, posterShapes } from '@tradefloor/contract'
import sharp, { type Sharp } from 'sharp'
import type { BoothFacts } from './booth-facts.ts'
import { openPixels } from './encode.ts'
import { readGround, readStand } from './layers.ts'
import { plinthGoods } from './plinth-goods.ts'
import { standPicture } from './stand-picture.ts'
import type { Pixels } from './warp.ts'

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

/** The poster of a company's booth. */
export async function composeBooth(
  facts: BoothFacts,
  { shape, language }: { shape: DrawnShape; language: Language },
  read: ReadFile,
): Promise<Pixels> {
  const drawn = layersOf(shape)
  const [stand, ground, logo, poster, goods] = await Promise.all([
    readStand(facts.body, drawn),
    readGround(facts.look, drawn),
    signImage(facts.logo, read),
    signImage(facts.poster, read),
    Promise.all(facts.goods.map(read)),
  ])
  const { names, number, color } = facts
  const booth = await standPicture(stand, ground, posterShapes[drawn], {
    facts: { names, number, color, logo, poster },
    language,
  })
  const overlays = await plinthGoods(stand.places.plinths, goods)
  const whole = await pixelsOf(openPixels(booth).composite(overlays))
  // Apart, because sharp lays pictures over another after it has cut and resized it.
  return shape === 'preview'
    ? pixelsOf(openPixels(whole).extract(previewFrom).resize(posterPreviewSize))
    : whole
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
