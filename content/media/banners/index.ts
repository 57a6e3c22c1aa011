import { makeTableau } from '@tradefloor/models'
import sharp from 'sharp'
import { fingerprintOf } from '../models/fingerprint.ts'
import { instructions, type Series } from '../series.ts'
import { closeStudio, hands, modelsStamp, studioStamp, takePicture } from '../studio/pages.ts'
import { type Banner, shotOf, tableauOf } from './compose.ts'

const frames = 14
const mostBytes = 20 * 1024

/** By exhibition. */
export const bannersOf = (): [id: string, Banner][] =>
  Object.entries(instructions<Record<string, Banner>>('banners'))

/** The main picture of each exhibition: what is shown there, among paper-cut scenery. */
export const banners: Series = {
  name: 'banners',
  hands,
  drawings: () =>
    bannersOf().map(([id, banner]) => {
      const tableau = tableauOf(banner, Number(id))
      const said = { studio: studioStamp(), order: { tableau, shot: shotOf(banner, frames) } }
      const forms = () => makeTableau(tableau).map(({ sculpture }) => fingerprintOf(sculpture))
      return {
        path: `banners/${id}.avif`,
        rough: () => JSON.stringify({ models: modelsStamp(), ...said }),
        source: () => JSON.stringify({ forms: forms(), ...said }),
        make: async () => fit(await takePicture(said.order)),
      }
    }),
  end: closeStudio,
}

/** As good as fits. */
async function fit(png: Buffer): Promise<Buffer> {
  let bytes = png
  for (const quality of [60, 56, 52, 48, 44, 40]) {
    bytes = await sharp(png).removeAlpha().avif({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= mostBytes) return bytes
  }
  return bytes
}
