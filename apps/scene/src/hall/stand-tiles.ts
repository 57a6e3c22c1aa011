import { standColor } from '@tradefloor/rules'
import { createPictureLoader } from '../art/pictures.ts'
import type { TileSubject } from '../art/tile-subject.ts'
import { brandPaints } from '../kit/paint.ts'
import type { HallLook } from '../looks/hall-look.ts'
import { type Goods, goodsTile } from '../stage/lay-goods.ts'
import type { TileAtlas, TileLevel, TileRequest } from '../stage/tile-atlas.ts'
import { TilePictureFeed, type TileSources } from '../stage/tile-pictures.ts'
import type { HallStand } from './hall-layout.ts'

export const standPaints = (stand: HallStand, look: HallLook) =>
  brandPaints(standColor(stand.booth, look.stands))

export const tileSubject = (stand: HallStand, look: HallLook): TileSubject => ({
  id: stand.booth.companyId,
  name: stand.booth.name,
  number: stand.number,
  color: standColor(stand.booth, look.stands),
  industry: stand.booth.industry,
})

const levels: readonly { level: TileLevel; reach: number }[] = [
  { level: 'near', reach: 13 },
  { level: 'middle', reach: 42 },
  { level: 'far', reach: Infinity },
]

/** A product fills less of the window than its stand. */
const goodsLevel = (distance: number): TileLevel => (distance < 5 ? 'near' : distance < 22 ? 'middle' : 'far')

/** Everybody's tile, the nearest first, and after each those of its goods. */
export function tileRequestsFrom(
  eye: { x: number; y: number; z: number },
  stands: readonly HallStand[],
): TileRequest[] {
  return stands
    .map(({ booth, at }) => ({
      id: booth.companyId,
      goods: booth.goods,
      distance: Math.hypot(at[0] - eye.x, eye.y - 1.6, at[2] - eye.z),
    }))
    .sort((a, b) => a.distance - b.distance)
    .flatMap(({ id, goods, distance }) => [
      { id, level: levels.find(({ reach }) => distance < reach)?.level ?? 'far' },
      ...goods.map((one) => ({ id: goodsTile(one), level: goodsLevel(distance) })),
    ])
}

/** Logos and posters into their tiles, those near by first; `arrived` is called when one has come. */
export function feedPictures(
  atlas: TileAtlas,
  stands: readonly HallStand[],
  goods: readonly Goods[],
  arrived: () => void,
): TilePictureFeed {
  const sources = new Map<number, TileSources>(
    stands.map(({ booth: { companyId, logo, poster } }) => [
      companyId,
      { ...(logo && { logo }), ...(poster && { poster }) },
    ]),
  )
  for (const one of goods)
    if (!one.depiction && one.picture) sources.set(goodsTile(one), { poster: one.picture })
  return new TilePictureFeed(atlas, createPictureLoader({ most: 6 }), (id) => sources.get(id), arrived)
}
