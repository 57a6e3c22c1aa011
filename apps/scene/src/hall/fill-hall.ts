import type { HallLook } from '../looks/hall-look.ts'
import type { Quality } from '../quality.ts'
import { furnish, joined, type Placings, stampsOf } from '../stage/furnish.ts'
import { GoodsField, type GoodsReach } from '../stage/goods-field.ts'
import type { GroundPlacing } from '../stage/ground-light.ts'
import { type HallModels, loadHallModels } from '../stage/hall-models.ts'
import { type GoodsSet, type GoodsStand, goodsModels, layGoods, showModels } from '../stage/lay-goods.ts'
import { ModelField, type Reach } from '../stage/model-field.ts'
import type { ModelFile } from '../stage/model-file.ts'
import { loadFiles, loadWares } from '../stage/model-files.ts'
import type { Placing } from '../stage/placed.ts'
import type { RoomStage } from '../stage/room-stage.ts'
import { timed } from '../timed.ts'
import type { HallLayout, HallStand } from './hall-layout.ts'
import { peopleTheWays } from './hall-life.ts'
import { standPaints } from './stand-tiles.ts'

/** What an exhibition's hall is put together from. */
export interface HallParts {
  building: HallModels
  stands: ReadonlyMap<string, ModelFile>
  /** People and plants, by model. */
  life: Placings
  /** All stands with what is on their plinths. */
  shown: readonly GoodsStand[]
  set: GoodsSet
  /** Of stands and life. */
  files: ReadonlyMap<string, ModelFile>
}

/** How far details reach, by how much the graphics can carry: stands, and the small things on and around them. */
const reaches: Readonly<Record<Quality, { stands: Reach; life: Reach; goods: GoodsReach }>> = {
  high: {
    stands: { near: 15, middle: 46, far: Infinity },
    life: { near: 12, middle: 26, far: 60 },
    goods: { near: 11, far: 60, cards: 9 },
  },
  medium: {
    stands: { near: 9, middle: 30, far: Infinity },
    life: { near: 7, middle: 16, far: 34 },
    goods: { near: 8, far: 40, cards: 8 },
  },
  low: {
    stands: { near: 7, middle: 24, far: Infinity },
    life: { near: 5, middle: 12, far: 24 },
    goods: { near: 6, far: 30, cards: 6 },
  },
}

/** Fetches the models of the building, the stands and what stands on and around them. */
export async function loadHallParts(
  layout: HallLayout,
  look: HallLook,
  quality: Quality,
): Promise<HallParts> {
  const weight = quality === 'low' ? 'light' : 'whole'
  const [building, stands] = await Promise.all([
    loadHallModels(look.architecture),
    loadFiles(
      layout.stands.map(({ model }) => model),
      weight,
    ),
  ])
  const shown = furnishedStands(layout, stands, look)
  const life = timed('furnishing', () => furnishHall(layout, shown, look))
  const set = quality === 'low' ? 'light' : 'product'
  const [files, wares] = await Promise.all([
    loadFiles([...life.keys(), ...showModels], weight),
    loadWares(shown.flatMap(({ goods }) => goodsModels(goods, set))),
  ])
  return { building, stands, life, shown, set, files: new Map([...stands, ...files, ...wares]) }
}

const furnishedStands = (
  layout: HallLayout,
  files: ReadonlyMap<string, ModelFile>,
  look: HallLook,
): GoodsStand[] =>
  layout.stands.map((stand) => ({
    sockets: files.get(stand.model)?.head.sockets ?? [],
    at: stand.at,
    turn: stand.turn,
    paints: standPaints(stand, look),
    seed: stand.booth.companyId,
    companyId: stand.booth.companyId,
    goods: stand.booth.goods,
  }))

function furnishHall(layout: HallLayout, furnished: readonly GoodsStand[], look: HallLook): Placings {
  const plants = look.plants.map((kind) => `plant-${kind}`)
  return joined(furnish(furnished, plants), peopleTheWays(layout, plants))
}

export interface FilledHall {
  field: ModelField
  goods: GoodsField
  /** What is drawn of each stand: its tile and its glow change. */
  placings: ReadonlyMap<HallStand, Placing>
}

/** Puts stands, people and plants in their places: one draw call a kind and detail. */
export function fillHall(
  parts: HallParts,
  stands: readonly HallStand[],
  look: HallLook,
  quality: Quality,
  { material, cutMaterial, atlas }: Pick<RoomStage, 'material' | 'cutMaterial' | 'atlas'>,
): FilledHall {
  const field = new ModelField(parts.files, material)
  const placings = new Map(stands.map((stand) => [stand, placingOf(stand, look)]))
  const reach = reaches[quality]
  for (const model of parts.stands.keys()) {
    const own = [...placings].filter(([stand]) => stand.model === model)
    field.add(
      model,
      own.map(([, placing]) => placing),
      reach.stands,
    )
  }
  for (const [model, list] of parts.life) field.add(model, list, reach.life)
  const items = layGoods(parts.shown, parts.set, parts.files)
  const goods = new GoodsField(items, parts.files, cutMaterial, atlas, reach.goods)
  return { field, goods, placings }
}

const placingOf = (stand: HallStand, look: HallLook): Placing => ({
  at: stand.at,
  turn: stand.turn,
  size: 1,
  paints: standPaints(stand, look),
  tile: [0, 0, 0, 0],
  glow: stand.booth.favourite ? 255 : 0,
})

/** What stands and people take of the light on the floor. */
export const hallStamps = ({ life, files }: HallParts, stands: readonly HallStand[]): GroundPlacing[] => [
  ...stands.flatMap(({ model, at, turn }) => {
    const file = files.get(model)
    return file ? [{ file, at: [at[0], at[2]] as const, turn, size: 1 }] : []
  }),
  ...stampsOf(life, files),
]
