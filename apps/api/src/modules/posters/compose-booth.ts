import { loadImage } from '@napi-rs/canvas'
import { type Language, type PosterShape, posterPreviewSize, posterShapes } from '@tradefloor/contract'
import sharp, { type Sharp } from 'sharp'
import type { BoothFacts } from './booth-facts.ts'
import { openPixels } from './encode.ts'
import { readGround, readStand } from './layers.ts'
import { plinthGoods } from './plinth-goods.ts'
import type { PictureRow } from './poster-queries.ts'
import { standPicture } from './stand-picture.ts'
import type { Pixels } from './warp.ts'

/** The preview of a link is a part of the wide picture. */
const previewFrom = { left: 0, top: 50, width: 1600, height: 840 }

export type DrawnShape = PosterShape | 'preview'

const layersOf = (shape: DrawnShape): PosterShape => (shape === 'tall' ? 'tall' : 'wide')

/** Where a booth's pictures come from. */
export interface PictureSource {
  read(picture: PictureRow): Promise<Buffer>
  /** Told of a picture that is left out because it cannot be decoded. */
  onBroken(picture: PictureRow, error: unknown): void
}

/** No picture is shown larger; a banner on the back wall is the largest. */
const largestEdge = { sign: 640, goods: 320 }

/** Any picture, small and upright. One that cannot be decoded is left out: the rest of the booth can be shown. */
async function smallPng(
  picture: PictureRow,
  edge: number,
  { read, onBroken }: PictureSource,
): Promise<Buffer | undefined> {
  const bytes = await read(picture)
  try {
    return await sharp(bytes, { limitInputPixels: 25_000_000 })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer()
  } catch (error) {
    onBroken(picture, error)
    return undefined
  }
}

async function signImage(picture: PictureRow | null, source: PictureSource) {
  const png = picture && (await smallPng(picture, largestEdge.sign, source))
  return png ? loadImage(png) : undefined
}

async function goodsImages(pictures: readonly PictureRow[], source: PictureSource): Promise<Buffer[]> {
  const pngs = await Promise.all(pictures.map((picture) => smallPng(picture, largestEdge.goods, source)))
  return pngs.filter((png) => png !== undefined)
}

/** The poster of a company's booth. */
export async function composeBooth(
  facts: BoothFacts,
  { shape, language }: { shape: DrawnShape; language: Language },
  source: PictureSource,
): Promise<Pixels> {
  const drawn = layersOf(shape)
  const [stand, ground, logo, poster, goods] = await Promise.all([
    readStand(facts.body, drawn),
    readGround(facts.look, drawn),
    signImage(facts.logo, source),
    signImage(facts.poster, source),
    goodsImages(facts.goods, source),
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
