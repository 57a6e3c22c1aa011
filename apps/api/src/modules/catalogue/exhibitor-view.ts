import type { Exhibitor, ExhibitorDetail } from '@tradefloor/contract'
import { isWebAddress } from '@tradefloor/rules'
import { publicFileAddress } from '../../http/public-file-address.ts'
import { viewCompany } from './company-view.ts'
import type { ExhibitorDetailRow, ExhibitorRow } from './exhibitor-queries.ts'
import { viewHabit } from './reply-habits.ts'
import { viewRepresentative } from './representative.ts'

/** Where the booth is, when it is not with us; whatever else was stored must not become a link. */
export const addressOutside = (stored: string) => (isWebAddress(stored) ? stored : '')

/** As everyone sees it: the visitor's own marks are stamped on it afterwards. */
function viewBooth({ exhibitor, company, exhibition, color, habit }: ExhibitorRow) {
  return {
    exhibition_id: exhibition.id,
    is_store: 0,
    company: viewCompany(company, color),
    vhall: {
      id: exhibitor.id,
      url: addressOutside(exhibitor.externalUrl),
      exhibition_name: { cn: exhibition.nameZh, en: exhibition.nameEn },
    },
    exhibition_name: exhibition.nameZh,
    booth_no: exhibitor.boothNo,
    tier: company.stand,
    industry: company.industry || null,
    reply: viewHabit(habit),
  }
}

export const viewExhibitor = (row: ExhibitorRow): Exhibitor => ({
  id: row.exhibitor.id,
  ...viewBooth(row),
  main_products: { cn: row.company.mainProductsZh, en: row.company.mainProductsEn },
})

export function viewExhibitorDetail(row: ExhibitorDetailRow): ExhibitorDetail {
  const { company } = row
  const images = row.images.map((fileId) => ({ url: publicFileAddress(fileId) }))
  return {
    ...viewBooth(row),
    profile: {
      cn: {
        images,
        info: company.infoZh,
        main_products: company.mainProductsZh,
        sale_scope: company.saleScopeZh,
      },
      en: {
        images,
        info: company.infoEn,
        main_products: company.mainProductsEn,
        sale_scope: company.saleScopeEn,
      },
    },
    poster: null,
    cards: row.contactIds.map((id) => ({ id })),
    contact: row.representative && viewRepresentative(row.representative, company),
    is_switch: 0,
  }
}
