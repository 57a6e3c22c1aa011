import { feedPictures, tileSubject } from '../hall/stand-tiles.ts'
import type { HallLook } from '../looks/hall-look.ts'
import type { TileAtlas } from '../stage/tile-atlas.ts'
import type { TilePictureFeed } from '../stage/tile-pictures.ts'
import type { BoothData } from './booth-data.ts'
import type { StandPlace } from './booth-neighbours.ts'

/** The tiles of all stands, that of the visited one finest; answers what brings their pictures. */
export function fillTiles(
  atlas: TileAtlas,
  places: readonly StandPlace[],
  data: BoothData,
  look: HallLook,
  wake: () => void,
): TilePictureFeed {
  const stands = places.map(({ stand }) => stand)
  const contact = { name: data.contact, post: { zh: '', en: '' } }
  atlas.setSubjects(
    stands.map((stand) => ({ ...tileSubject(stand, look), ...(stand === data.stand && { contact }) })),
  )
  const order = stands.map(
    (stand) => ({ id: stand.booth.companyId, level: stand === data.stand ? 'near' : 'middle' }) as const,
  )
  const pictures = feedPictures(atlas, stands, wake)
  atlas.want(order)
  pictures.follow(order)
  return pictures
}
