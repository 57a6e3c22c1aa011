import booths from 'models:booth-'
import goods from 'models:goods-'
import { standPaints } from '../hall/stand-tiles.ts'
import type { HallLook } from '../looks/hall-look.ts'
import { type Furnished, furnish, joined, type Placings } from '../stage/furnish.ts'
import { type HallModels, loadHallModels } from '../stage/hall-models.ts'
import { loadModelFile } from '../stage/load-models.ts'
import type { ModelFile, ModelSocket } from '../stage/model-file.ts'
import { loadFiles } from '../stage/model-files.ts'
import { type BoothData, plinths } from './booth-data.ts'
import { boothNeighbours, type StandPlace } from './booth-neighbours.ts'
import { boothAt } from './booth-view.ts'
import { passersBy } from './passers-by.ts'

/** The stand that is visited. */
export interface OwnStand {
  file: ModelFile
  furnished: Furnished
}

/** What a booth, its neighbours and the hall around it are put together from. */
export interface BoothModels {
  hall: HallModels
  own: OwnStand
  /** The visited stand first. */
  stands: readonly [StandPlace, ...StandPlace[]]
  /** Products, people and plants, by model. */
  life: Placings
  files: ReadonlyMap<string, ModelFile>
}

/** Fetches the models, and decides who is there. */
export async function loadBoothModels(data: BoothData, look: HallLook): Promise<BoothModels> {
  const { companyId } = data.stand.booth
  const model = companyId % 2 === 0 ? 'booth-arch' : 'booth-pavilion'
  const neighbours = boothNeighbours(data.neighbours)
  const [hall, file, others] = await Promise.all([
    loadHallModels(look.architecture),
    loadModelFile(booths[model] ?? ''),
    loadFiles(neighbours.map((neighbour) => neighbour.model)),
  ])
  const furnished = furnishedStand(data, file, look)
  const around = neighbours.map((neighbour) =>
    furnishedNeighbour(neighbour, others.get(neighbour.model)?.head.sockets ?? [], look),
  )
  const plants = look.plants.map((kind) => `plant-${kind}`)
  // Somebody is always there to be talked to; the neighbours may be away.
  const life = joined(furnish([furnished], plants, 0), furnish(around, plants), passersBy(companyId))
  const files = new Map([[model, file], ...others, ...(await loadFiles(life.keys(), goods))])
  const own: StandPlace = { stand: data.stand, model, at: boothAt, turn: 0 }
  return { hall, own: { file, furnished }, stands: [own, ...neighbours], life, files }
}

const furnishedStand = (data: BoothData, { head }: ModelFile, look: HallLook): Furnished => ({
  sockets: withoutEmptyPlinths(head.sockets, data.products.length),
  at: boothAt,
  turn: 0,
  paints: standPaints(data.stand, look),
  industry: data.stand.booth.industry,
  goods: data.products.map(({ depiction }) => depiction),
  seed: data.stand.booth.companyId,
  products: 'goods',
})

const furnishedNeighbour = (
  { stand, at, turn }: StandPlace,
  sockets: readonly ModelSocket[],
  look: HallLook,
): Furnished => ({
  sockets,
  at,
  turn,
  paints: standPaints(stand, look),
  industry: stand.booth.industry,
  goods: stand.booth.goods,
  seed: stand.booth.companyId,
})

/** No plinth without a product: what the exhibitor has not brought leaves its place empty. */
function withoutEmptyPlinths(sockets: readonly ModelSocket[], products: number): ModelSocket[] {
  let found = 0
  return sockets.filter(
    ({ kind }) => kind !== 'product' || found++ < Math.min(plinths, Math.max(1, products)),
  )
}
