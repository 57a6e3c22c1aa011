import { models, realSizeOf, variantsOf } from '@tradefloor/models'
import { deflated } from '../deflated.ts'
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
const wareSetNames = Object.keys(wareSets) as WareSet[]

/** All variants of all models, as `model.variant`. */
export const wareNames: readonly string[] = Object.entries(models).flatMap(([name, model]) =>
  variantsOf(model).map((variant) => `${name}.${variant}`),
)

/** What lies on a plinth, each variant as itself, from fine to coarse. */
export function buildWareNamed(name: string): ModelData[] {
  const [modelName = '', colour = ''] = name.split('.')
  const model = models[modelName]
  const variant = model && variantsOf(model).find((each) => each === colour)
  if (!model || !variant) throw new Error(`There is no ${name} among the models.`)
  return buildWare(model, variant, realSizeOf(modelName), Object.values(levels))
}

/** All files of a ware by their set, packed. They are made at once: its form is built and lit for all of them. */
export function filesOfWare(name: string): Map<WareSet, Uint8Array> {
  const built = buildWareNamed(name)
  return cached(built, wareSetNames, () => {
    const meshes = lit(built)
    const prints = built[0]?.prints ?? []
    return wareSetNames.map((set) =>
      deflated(
        packModel({ prints, sockets: [], meshes: wareSets[set].flatMap((detail) => meshes[detail] ?? []) }),
      ),
    )
  })
}
