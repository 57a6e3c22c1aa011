import { models, realSizeOf, variantsOf } from '@tradefloor/models'
import type { ModelData } from '../model-builder.ts'
import { packModel } from '../pack.ts'
import { cached } from './build-cache.ts'
import { buildWare, type Level } from './from-library.ts'
import { lit } from './light-of-forms.ts'

/** At a booth there are a few, and one stands before them; in halls many stand at once, most of them far away. */
const levels = {
  booth: { triangles: 5200, least: 0 },
  hall: { triangles: 1300, least: 0.02 },
  light: { triangles: 420, least: 0.035 },
  far: { triangles: 120, least: 0.08 },
} as const satisfies Record<string, Level>

/** The files of a ware: for booths, for halls, for those of phones and weak graphics, and for what is only seen from afar. */
export const wareSets = { goods: [0], product: [1, 3], light: [2, 3], far: [3] } as const
type WareSet = keyof typeof wareSets

/** All variants of all models, as `model.variant`. */
export const wareNames: readonly string[] = Object.entries(models).flatMap(([name, model]) =>
  variantsOf(model).map((variant) => `${name}.${variant}`),
)

export const wareFiles: readonly string[] = Object.keys(wareSets).flatMap((set) =>
  wareNames.map((name) => `${set}-${name}`),
)

/** What lies on a plinth, each variant as itself, from fine to coarse. */
export function buildWareNamed(name: string): ModelData[] {
  const [modelName = '', colour = ''] = name.split('.')
  const model = models[modelName]
  const variant = model && variantsOf(model).find((each) => each === colour)
  if (!model || !variant) throw new Error(`There is no ${name} among the models.`)
  return buildWare(model, variant, realSizeOf(modelName), Object.values(levels))
}

function packs(name: string): Map<string, Uint8Array> {
  const built = buildWareNamed(name)
  return cached(built, Object.keys(wareSets), () => {
    const meshes = lit(built)
    const prints = built[0]?.prints ?? []
    return Object.values(wareSets).map((details) =>
      packModel({ prints, sockets: [], meshes: details.flatMap((detail) => meshes[detail] ?? []) }),
    )
  })
}

/** The file of a ware; its three are made at once. */
export function wareBytes(file: string): Uint8Array {
  const [, set = '', name = ''] = /^([a-z]+)-(.+)$/.exec(file) ?? []
  const bytes = packs(name).get(set as WareSet)
  if (!bytes) throw new Error(`There is no file ${file}.`)
  return bytes
}
