import { type AnyModel, type ColourName, lookOf, makeModel, modelNamed } from '@tradefloor/models'
import sharp from 'sharp'
import { instructions, type Series } from '../series.ts'
import { closeStudio, hands, modelsStamp, studioStamp, takePicture } from '../studio/pages.ts'
import { fingerprintOf } from './fingerprint.ts'
import { shotOf, type View, viewsOf } from './shots.ts'
import { silentPicture } from './silent.ts'

export const pictureName = (model: string, colour: ColourName, view: View) =>
  `${model}/${colour}${view && `-${view}`}.webp`

interface Pictured {
  name: string
  model: AnyModel
  /** The usual one first. */
  colours: ColourName[]
}

/** Which models are photographed, in which of their colours. */
export const pictured = (): Pictured[] =>
  Object.entries(instructions<Record<string, ColourName[]>>('pictured'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, colours]) => ({ name, model: modelNamed(name), colours }))

/** Which models there are, for whoever cannot read models: the import, and organisers. */
export function catalogue(): string {
  const entries = pictured().map(({ name, model, colours }) => {
    const shown = colours.map((colour) => [colour, lookOf(model, colour).colours])
    return [name, { name: model.name, industry: model.industry, colours: Object.fromEntries(shown) }]
  })
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}

/** Models in their colours from three sides, for products that have no photograph. */
export const modelPictures: Series = {
  name: 'models',
  folder: 'models',
  hands,
  drawings: () => [
    { path: 'catalogue.json', source: catalogue, make: async (text) => Buffer.from(text) },
    ...pictured().flatMap(({ name, model, colours }) =>
      colours.flatMap((variant) => {
        let form: string | undefined
        const fingerprint = () => {
          form ??= fingerprintOf(makeModel(model, variant))
          return form
        }
        return viewsOf(name, variant).map((view) => {
          const said = {
            studio: studioStamp(),
            order: { model: name, variant, shot: shotOf(model, view) },
            most: mostBytes[view],
          }
          return {
            path: pictureName(name, variant, view),
            of: `${name} ${variant}`,
            rough: () => JSON.stringify({ models: modelsStamp(), ...said }),
            source: () => JSON.stringify({ form: fingerprint(), ...said }),
            make: async () => {
              const take = view ? takePicture(said.order) : silentPicture(fingerprint(), said.order)
              return fit(await take, said.most)
            },
          }
        })
      }),
    ),
  ],
  end: closeStudio,
}

/** The first picture of a product is seen most. */
const mostBytes: Readonly<Record<View, number>> = { '': 9216, turned: 5632, close: 6144 }

/** Quality, and how far what is finest is softened first. */
const savings = [
  ...[68, 60, 52, 46, 40, 34, 29, 25].map((quality) => ({ quality, soft: 0 })),
  { quality: 25, soft: 0.6 },
  { quality: 20, soft: 0.8 },
  { quality: 18, soft: 1.2 },
  { quality: 16, soft: 1.6 },
]
/** Times the most: what no picture may weigh; only one above it is softened. */
const never = 1.75

/** As good as fits: what has much fine detail gives up some quality. */
export async function fit(png: Buffer, most: number): Promise<Buffer> {
  let bytes = png
  for (const { quality, soft } of savings) {
    if (soft > 0 && bytes.length <= most * never) return bytes
    const picture = sharp(png).removeAlpha()
    if (soft > 0) picture.blur(soft)
    bytes = await picture.webp({ quality, effort: 6, preset: 'picture' }).toBuffer()
    if (bytes.length <= most) return bytes
  }
  return bytes
}
