import { standColor } from '@tradefloor/rules'
import type { HallLook } from '../looks/hall-look.ts'
import { goodsSubjects } from '../stage/lay-goods.ts'
import type { TileAtlas } from '../stage/tile-atlas.ts'
import type { TilePictureFeed } from '../stage/tile-pictures.ts'
import type { HallParts } from './fill-hall.ts'
import type { HallStand } from './hall-layout.ts'
import { feedPictures, tileSubject } from './stand-tiles.ts'

/** More tiles of goods would make those of stands too small to read: without one a print is seen as its ground. */
const mostTiles = 1024

const isTiled = (stands: readonly HallStand[]): boolean =>
  stands.reduce((sum, { booth }) => sum + booth.goods.length, stands.length) <= mostTiles

/** How many tiles a hall has: of its stands, and of their goods where there is room. */
export const hallTiles = (stands: readonly HallStand[]): number =>
  isTiled(stands) ? stands.reduce((sum, { booth }) => sum + booth.goods.length, stands.length) : stands.length

/** Says what is drawn for stands and goods; answers what brings their pictures. */
export function fillHallTiles(
  atlas: TileAtlas,
  { files, set }: HallParts,
  stands: readonly HallStand[],
  look: HallLook,
  wake: () => void,
): TilePictureFeed {
  const tiled = isTiled(stands) ? stands : []
  atlas.setSubjects([
    ...stands.map((stand) => tileSubject(stand, look)),
    ...tiled.flatMap((stand) =>
      goodsSubjects(stand.booth.goods, standColor(stand.booth, look.stands), set, files),
    ),
  ])
  return feedPictures(
    atlas,
    stands,
    tiled.flatMap(({ booth }) => booth.goods),
    wake,
  )
}
