import sharp from 'sharp'
import { tints } from '../models/shots.ts'
import type { Series } from '../series.ts'
import { models } from './catalogue.ts'
import { type Depicted, depicted } from './look.ts'
import { Stage } from './stage.ts'

/** The picture of one product as a document. */
export function picture({ id, model, industry, look: make }: Depicted): string {
  const depiction = models[model]
  const tint = tints[industry]
  if (!depiction || !tint) throw new Error(`product ${id}: no model ${model} or no tint for ${industry}`)
  const look = make()
  const { yaw, elevation, fixed, draw } = depiction
  const turn = yaw + look.luck.between(-4, 4)
  const stage = new Stage(look.kin % 2 === 1 && !fixed ? -turn : turn, elevation)
  draw(stage, look)
  return stage.bind(tint)
}

/** A picture of each product, 800 by 800. */
export const products: Series = {
  name: 'products',
  drawings: () =>
    depicted().map((product) => ({
      path: `products/${product.id}.webp`,
      source: () => picture(product),
      make: fit,
    })),
}

/** As good as fits: pictures with many fine lines give up some quality, and are a little heavier all the same. */
async function fit(drawing: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(drawing), { density: 72 })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const [quality, most] of [
    [62, 8.5],
    [52, 8.5],
    [42, 8.5],
    [32, 12],
  ] as const) {
    const bytes = await sharp(data, { raw }).webp({ quality, effort: 4, preset: 'picture' }).toBuffer()
    if (bytes.length <= most * 1024) return bytes
  }
  throw new Error('it is too heavy: draw it with fewer fine lines')
}
