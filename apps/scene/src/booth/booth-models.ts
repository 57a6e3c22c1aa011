import booths from 'models:booth-'
import { posterBodyOf } from '@tradefloor/contract'
import { standPaints } from '../hall/stand-tiles.ts'
import type { HallLook } from '../looks/hall-look.ts'
import type { Quality } from '../quality.ts'
import { furnish, joined, type Placings } from '../stage/furnish.ts'
import { type HallModels, loadHallModels } from '../stage/hall-models.ts'
import { type Goods, type GoodsSet, type GoodsStand, goodsModels, showModels } from '../stage/lay-goods.ts'
import { loadModelFile } from '../stage/load-models.ts'
import type { ModelFile } from '../stage/model-file.ts'
import { loadFiles, loadWares } from '../stage/model-files.ts'
import type { BoothData } from './booth-data.ts'
import { boothNeighbours, type StandPlace } from './booth-neighbours.ts'
import { boothAt } from './booth-view.ts'
import { passersBy } from './passers-by.ts'

/** The stand that is visited. */
export interface OwnStand {
  file: ModelFile
  furnished: GoodsStand
}

/** What a booth, its neighbours and the hall around it are put together from. */
export interface BoothModels {
  hall: HallModels
  own: OwnStand
  /** The visited stand first. */
  stands: readonly [StandPlace, ...StandPlace[]]
  /** People and plants, by model. */
  life: Placings
  /** All stands with what is on their plinths; the visited one first. */
  shown: readonly GoodsStand[]
  /** Which models their products have. */
  sets: { own: GoodsSet; around: GoodsSet }
  files: ReadonlyMap<string, ModelFile>
}

/** Fetches the models, and decides who is there. */
export async function loadBoothModels(
  data: BoothData,
  look: HallLook,
  quality: Quality,
): Promise<BoothModels> {
  const { companyId } = data.stand.booth
  const model = posterBodyOf(companyId)
  const neighbours = boothNeighbours(data.neighbours)
  const weight = quality === 'low' ? 'light' : 'whole'
  const [hall, file, others] = await Promise.all([
    loadHallModels(look.architecture),
    loadModelFile(booths[model] ?? ''),
    loadFiles(
      neighbours.map((neighbour) => neighbour.model),
      weight,
    ),
  ])
  const own: StandPlace = { stand: data.stand, model, at: boothAt, turn: 0 }
  const furnished = furnishedPlace(own, file, look, data.products)
  const around = neighbours.flatMap((neighbour) => {
    const its = others.get(neighbour.model)
    return its ? [furnishedPlace(neighbour, its, look, neighbour.stand.booth.goods)] : []
  })
  const plants = look.plants.map((kind) => `plant-${kind}`)
  // Somebody is always there to be talked to; the neighbours may be away.
  const life = joined(furnish([furnished], plants, 0), furnish(around, plants), passersBy(companyId))
  const set = quality === 'low' ? 'product' : 'goods'
  const aroundSet = quality === 'low' ? 'far' : 'product'
  const names = [
    ...goodsModels(furnished.goods, set),
    ...around.flatMap((stand) => goodsModels(stand.goods, aroundSet)),
  ]
  const [files, wares] = await Promise.all([
    loadFiles([...life.keys(), ...showModels], weight),
    loadWares(names),
  ])
  return {
    hall,
    own: { file, furnished },
    stands: [own, ...neighbours],
    life,
    shown: [furnished, ...around],
    sets: { own: set, around: aroundSet },
    files: new Map([[model, file], ...others, ...files, ...wares]),
  }
}

const furnishedPlace = (
  { stand, at, turn }: StandPlace,
  { head }: ModelFile,
  look: HallLook,
  shown: readonly Goods[],
): GoodsStand => ({
  sockets: head.sockets,
  at,
  turn,
  paints: standPaints(stand, look),
  seed: stand.booth.companyId,
  companyId: stand.booth.companyId,
  goods: shown,
})
