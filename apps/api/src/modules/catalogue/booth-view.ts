import type { BoothPoster, BoothVideo, BoothWallSlide } from '@tradefloor/contract'
import { publicFileAddress } from '../../http/public-file-address.ts'
import type { StoredSlide } from '../../schema/catalogue.ts'
import type { BoothOfCompany, BoothResourceRow } from './booth-queries.ts'

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

/** A place on the picture leads to a booth; one whose booth is gone is left out. */
export function viewSlide({ fileId, hotspots }: StoredSlide, booths: BoothOfCompany[]): BoothWallSlide {
  return {
    image: { url: publicFileAddress(fileId) },
    hotspots: hotspots.slice(0, hotspotsOnASlide).flatMap(({ x, y, width, height, ...leads }) => {
      const booth = booths.find(
        ({ companyId, exhibitionId }) => companyId === leads.companyId && exhibitionId === leads.exhibitionId,
      )
      if (!booth) return []
      return {
        x,
        y,
        width,
        height,
        name: { cn: booth.nameZh, en: booth.nameEn },
        company_id: booth.companyId,
        exhibition_id: booth.exhibitionId,
        instance_id: booth.id,
      }
    }),
  }
}
