import { type Exhibition, fairDateTime } from '@tradefloor/contract'
import { resolveProfile, statusOf } from '@tradefloor/rules'
import { publicFileAddress } from '../../http/public-file-address.ts'
import type { ExhibitionRow } from './exhibition-queries.ts'

/** A row as it is sent: the only place where one becomes the other. */
export function viewExhibition(row: ExhibitionRow, now: Date): Exhibition {
  const open = fairDateTime(row.opensAt)
  const close = fairDateTime(row.closesAt)
  return {
    id: row.id,
    lasting: row.lasting ? 1 : 0,
    status: statusOf({ open, close }, now),
    base_info: {
      exhibition_id: row.id,
      exh_address: row.placeZh,
      exh_address_en: row.placeEn,
      data: { cn: { name: row.nameZh }, en: { name: row.nameEn } },
    },
    open_date: open,
    close_date: close,
    main_img: { url: publicFileAddress(row.mainFileId) },
    exhibitor_count: row.exhibitorCount,
    industry: row.industry || null,
    profile: resolveProfile(row.profile),
  }
}
