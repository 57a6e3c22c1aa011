import { type AnyModel, type ColourName, lookOf, makeModel, modelNamed } from '@tradefloor/models'
import sharp from 'sharp'
import { instructions, type Series } from '../series.ts'
import { hands, openStudio, type StudioPage, studioStamp } from '../studio/pages.ts'
import { fingerprintOf } from './fingerprint.ts'
import { shotOf, type View, views } from './shots.ts'

const pages: Promise<StudioPage>[] = []
/** Pages that wait for an order. */
const idle: Promise<StudioPage>[] = []

/** One order at a time for each page, and no more pages than hands. */
async function withPage<T>(work: (page: StudioPage) => Promise<T>): Promise<T> {
  const page = idle.pop() ?? openStudio()
  if (!pages.includes(page)) pages.push(page)
  const result = await work(await page)
  idle.push(page)
  return result
}

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
        return views.map((view) => ({
          path: pictureName(name, variant, view),
          of: `${name} ${variant}`,
          source: () =>
            JSON.stringify({
              form: fingerprint(),
              studio: studioStamp(),
              order: { model: name, variant, shot: shotOf(model, view) },
            }),
          make: async (source: string) => fit(await withPage((page) => page.take(JSON.parse(source).order))),
        }))
      }),
    ),
  ],
  end: async () => {
    for (const page of pages.splice(0)) await (await page).close()
    idle.length = 0
  },
}

const mostBytes = 9 * 1024

/** As good as fits: what has much fine detail gives up some quality. */
async function fit(png: Buffer): Promise<Buffer> {
  let bytes = png
  for (const quality of [72, 64, 56, 48, 40, 32]) {
    bytes = await sharp(png).removeAlpha().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (bytes.length <= mostBytes) return bytes
  }
  return bytes
}
