import type { Depiction } from '@tradefloor/contract'
import type { GoodsSubject } from '../art/goods-tile.ts'
import type { BilingualText } from '../place.ts'
import { type Furnished, socketSpot } from './furnish.ts'
import type { GoodsItem } from './goods-field.ts'
import type { ModelFile } from './model-file.ts'

/** A product as it is shown on a plinth. */
export interface Goods {
  id: number
  name: BilingualText
  /** The model that stands for it; null when it has a picture of its own. */
  depiction: Depiction | null
  /** Address of its first picture; empty without one. */
  picture: string
}

/** Whose plinths these are, and what the exhibitor has for them. */
export interface GoodsStand extends Furnished {
  companyId: number
  goods: readonly Goods[]
}

/** Which models of products: fine ones for who stands before them, coarser ones in halls, light ones for weak graphics. */
export type GoodsSet = 'far' | 'light' | 'product' | 'goods'

/** Tiles of goods are told from those of companies by their sign. */
export const goodsTile = ({ id }: Pick<Goods, 'id'>): number => -id

export const goodsModel = ({ depiction }: Goods, set: GoodsSet): string | undefined =>
  depiction ? `${set}-${depiction.model}.${depiction.variant}` : undefined

/** The models that the goods of a stand need. */
export const goodsModels = (goods: readonly Goods[], set: GoodsSet): string[] =>
  goods.flatMap((one) => goodsModel(one, set) ?? [])

/** What shows a picture, a company's poster, a product's name. */
export const showModels = ['show-photo', 'show-poster', 'show-card'] as const

/** What is so much narrower than its plinth stands there in a group, as bottles and tins do. */
const small = 0.34
const group = [
  [0, 0.3, 0],
  [-0.56, -0.2, 0.5],
  [0.56, -0.24, -0.4],
] as const

function grouped(item: GoodsItem, file: ModelFile | undefined): GoodsItem[] {
  const [low, high] = file?.head.box ?? []
  const across = low && high ? Math.max(high[0] - low[0], high[2] - low[2]) : item.room
  if (across > item.room * small) return [item]
  const apart = Math.max(across, item.room * 0.22)
  return group.map(([x, z, turn]) => ({
    ...item,
    at: [item.at[0] + x * apart * 1.25, item.at[1], item.at[2] + z * apart * 1.25],
    turn: item.turn + turn,
  }))
}

/** What lies on each plinth of a stand: its products, then its poster; nothing that is another's. */
function layStand(stand: GoodsStand, set: GoodsSet, files: ReadonlyMap<string, ModelFile>): GoodsItem[] {
  const plinths = stand.sockets.filter(({ kind }) => kind === 'product')
  const cards = stand.sockets.filter(({ kind }) => kind === 'card-place')
  return plinths.flatMap((plinth, i): GoodsItem[] => {
    const at = socketSpot(stand, plinth)
    const front = stand.turn + (cards[i]?.turn ?? 0)
    const one = stand.goods[i]
    if (!one) return [{ model: 'show-poster', at, turn: front, room: plinth.size, tile: stand.companyId }]
    const tile = goodsTile(one)
    const own = goodsModel(one, set) ?? ''
    const shown = files.has(own)
      ? { model: own, turn: stand.turn + plinth.turn }
      : { model: 'show-photo', turn: front }
    const items = grouped({ ...shown, at, room: plinth.size, tile }, files.get(shown.model))
    const card = cards[i]
    if (card)
      items.push({
        model: 'show-card',
        at: socketSpot(stand, card),
        turn: front,
        room: card.size,
        tile,
        isCard: true,
      })
    return items
  })
}

export const layGoods = (
  stands: readonly GoodsStand[],
  set: GoodsSet,
  files: ReadonlyMap<string, ModelFile>,
): GoodsItem[] => stands.flatMap((stand) => layStand(stand, set, files))

/** What is drawn for the goods of a stand: prints of their models, photographs, name cards. */
export const goodsSubjects = (
  goods: readonly Goods[],
  color: string,
  set: GoodsSet,
  files: ReadonlyMap<string, ModelFile>,
): GoodsSubject[] =>
  goods.map((one) => {
    const file = files.get(goodsModel(one, set) ?? '')
    return { id: goodsTile(one), name: one.name, color, goods: file?.head.prints ?? 'photo' }
  })
