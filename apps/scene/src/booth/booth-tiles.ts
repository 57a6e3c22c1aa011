import { standColor } from '@tradefloor/rules'
import { feedPictures, tileSubject } from '../hall/stand-tiles.ts'
import type { HallLook } from '../looks/hall-look.ts'
import { goodsSubjects, goodsTile } from '../stage/lay-goods.ts'
import type { TileAtlas } from '../stage/tile-atlas.ts'
import type { TilePictureFeed } from '../stage/tile-pictures.ts'
import type { BoothData } from './booth-data.ts'
import type { BoothModels } from './booth-models.ts'

/** How many tiles a booth has: of its stands and of what they show. */
export const boothTiles = ({ stands, shown }: BoothModels): number =>
  stands.length + shown.reduce((sum, { goods }) => sum + goods.length, 0)

/** The tiles of all stands and their goods, those of the visited one finest; answers what brings their pictures. */
export function fillTiles(
  atlas: TileAtlas,
  { stands: places, shown, sets, files }: BoothModels,
  data: BoothData,
  look: HallLook,
  wake: () => void,
): TilePictureFeed {
  const stands = places.map(({ stand }) => stand)
  const contact = { name: data.contact, post: { zh: '', en: '' } }
  const colorOf = (companyId: number) => {
    const stand = stands.find(({ booth }) => booth.companyId === companyId)
    return stand ? standColor(stand.booth, look.stands) : look.accents[0]
  }
  atlas.setSubjects([
    ...stands.map((stand) => ({ ...tileSubject(stand, look), ...(stand === data.stand && { contact }) })),
    ...shown.flatMap(({ goods, companyId }, i) =>
      goodsSubjects(goods, colorOf(companyId), i === 0 ? sets.own : sets.around, files),
    ),
  ])
  const order = [
    ...stands.map(({ booth }) => booth.companyId),
    ...shown.flatMap(({ goods }) => goods.map(goodsTile)),
  ].map((id) => ({ id, level: isOwn(id, data) ? 'near' : 'middle' }) as const)
  const pictures = feedPictures(
    atlas,
    stands,
    shown.flatMap(({ goods }) => goods),
    wake,
  )
  atlas.want(order)
  pictures.follow(order)
  return pictures
}

const isOwn = (id: number, { stand, products }: BoothData): boolean =>
  id === stand.booth.companyId || products.some((product) => goodsTile(product) === id)
