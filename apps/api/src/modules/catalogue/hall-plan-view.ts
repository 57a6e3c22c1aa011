import type { HallBooth, HallGoods, HallPlan } from '@tradefloor/contract'
import { publicFileAddress } from '../../http/public-file-address.ts'
import { depictionKey, depictionOf } from './depiction.ts'
import type { ExhibitionRow } from './exhibition-queries.ts'
import { addressOutside } from './exhibitor-view.ts'
import type { HallBoothRow, HallGoodsRow } from './hall-plan-queries.ts'

/** As everyone sees it: the visitor's own marks are stamped on it afterwards. */
export const viewHallPlan = (exhibition: ExhibitionRow, booths: HallBoothRow[]): HallPlan => ({
  exhibition_id: exhibition.id,
  name: { cn: exhibition.nameZh, en: exhibition.nameEn },
  industry: exhibition.industry || null,
  total: exhibition.exhibitorCount,
  ...viewStands(booths),
})

function viewStands(rows: HallBoothRow[]): Pick<HallPlan, 'booths' | 'depictions'> {
  const booths = rows.map(viewHallBooth)
  const keys = new Set(booths.flatMap(({ goods }) => goods.flatMap(({ depiction }) => depiction ?? [])))
  const depictions = [...keys].flatMap((key) => {
    const depiction = depictionOf(key)
    return depiction ? [[key, depiction] as const] : []
  })
  return { depictions: Object.fromEntries(depictions), booths }
}

function viewHallGoods({ id, nameZh, nameEn, fileId, path }: HallGoodsRow): HallGoods {
  const depiction = depictionKey(path) ?? null
  const picture = depiction === null && fileId !== null ? publicFileAddress(fileId) : ''
  return { id, name: { cn: nameZh, en: nameEn }, depiction, picture }
}

const viewHallBooth = (row: HallBoothRow): HallBooth => ({
  company_id: row.companyId,
  instance_id: row.id,
  name: { cn: row.nameZh, en: row.nameEn },
  logo_url: publicFileAddress(row.logoFileId),
  poster_url: publicFileAddress(row.posterFileId) || null,
  color: row.color || null,
  tier: row.stand,
  industry: row.industry || null,
  booth_no: row.boothNo,
  url: addressOutside(row.externalUrl),
  goods: row.goods.map(viewHallGoods),
  is_store: 0,
})
