import type { HallStand } from '../hall/hall-layout.ts'
import { standPaints } from '../hall/stand-tiles.ts'
import type { HallLook } from '../looks/hall-look.ts'
import { stampsOf } from '../stage/furnish.ts'
import { GoodsField } from '../stage/goods-field.ts'
import type { GroundPlacing } from '../stage/ground-light.ts'
import { layGoods } from '../stage/lay-goods.ts'
import { ModelField } from '../stage/model-field.ts'
import type { PaintedStage } from '../stage/painted-stage.ts'
import type { Placing } from '../stage/placed.ts'
import type { TileAtlas } from '../stage/tile-atlas.ts'
import type { BoothModels } from './booth-models.ts'
import type { StandPlace } from './booth-neighbours.ts'

const always = { near: 24, middle: 60, far: Infinity }

/** The neighbours' goods are seen across an aisle. */
const goodsReach = { near: 22, far: 60, cards: 22 }

export interface FilledBooth {
  field: ModelField
  goods: GoodsField
  /** What is drawn of each stand: its tile changes. */
  placings: ReadonlyMap<HallStand, Placing>
}

/** Puts the stands and all that is around them in their places: one draw call a kind and detail. */
export function fillBooth(
  { stands, life, shown, sets, files }: BoothModels,
  look: HallLook,
  { material, cutMaterial, atlas }: Pick<PaintedStage, 'material' | 'cutMaterial'> & { atlas: TileAtlas },
): FilledBooth {
  const field = new ModelField(files, material)
  const placed = stands.map((place) => ({ place, placing: placingOf(place, look) }))
  for (const model of new Set(stands.map((place) => place.model)))
    field.add(
      model,
      placed.filter(({ place }) => place.model === model).map(({ placing }) => placing),
      always,
    )
  for (const [model, placings] of life) field.add(model, placings, always)
  const [own, ...around] = shown
  const items = [...(own ? layGoods([own], sets.own, files) : []), ...layGoods(around, sets.around, files)]
  const goods = new GoodsField(items, files, cutMaterial, atlas, goodsReach)
  return { field, goods, placings: new Map(placed.map(({ place, placing }) => [place.stand, placing])) }
}

const placingOf = ({ stand, at, turn }: StandPlace, look: HallLook): Placing => ({
  at,
  turn,
  size: 1,
  paints: standPaints(stand, look),
  tile: [0, 0, 0, 0],
  glow: 0,
})

/** What stands and people take of the light on the floor. */
export const boothStamps = ({ stands, life, files }: BoothModels): GroundPlacing[] => [
  ...stands.flatMap(({ model, at, turn }) => {
    const file = files.get(model)
    return file ? [{ file, at: [at[0], at[2]] as const, turn, size: 1 }] : []
  }),
  ...stampsOf(life, files),
]
