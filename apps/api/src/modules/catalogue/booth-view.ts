import type { BoothPoster, BoothVideo, BoothWallSlide } from '@tradefloor/contract'
import { publicFileAddress } from '../../http/public-file-address.ts'
import type { StoredSlide } from '../../schema/catalogue.ts'
import type { BoothResourceRow } from './booth-queries.ts'

/** More would cover the picture. */
const hotspotsOnASlide = 3

/** As everyone sees it: the visitor's own marks are stamped on it afterwards. */
export const viewBoothVideo = ({ resource, exhibitionId }: BoothResourceRow): BoothVideo => ({
  fileId: resource.fileId,
  exhibition_id: exhibitionId,
  url: publicFileAddress(resource.fileId),
  name: resource.nameZh,
  name_en: resource.nameEn,
  poster: publicFileAddress(resource.posterFileId),
  is_mark: 0,
})

export const viewBoothPoster = ({ resource }: BoothResourceRow): BoothPoster => ({
  resource: { download_url: publicFileAddress(resource.fileId), name: resource.nameZh },
})

export function viewSlide(
  { fileId, hotspots }: StoredSlide,
  booths: { id: number; exhibitionId: number; companyId: number }[],
): BoothWallSlide {
  return {
    image: { url: publicFileAddress(fileId) },
    hotspots: hotspots.slice(0, hotspotsOnASlide).map((spot) => ({
      x: spot.x,
      y: spot.y,
      width: spot.width,
      height: spot.height,
      name: { cn: spot.nameZh, en: spot.nameEn },
      company_id: spot.companyId,
      exhibition_id: spot.exhibitionId,
      instance_id:
        booths.find(
          ({ companyId, exhibitionId }) => companyId === spot.companyId && exhibitionId === spot.exhibitionId,
        )?.id ?? null,
    })),
  }
}
