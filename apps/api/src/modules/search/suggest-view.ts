import type { Suggestion } from '@tradefloor/contract'
import type { QueryPlan } from '@tradefloor/search'
import { publicFileAddress } from '../../http/public-file-address.ts'
import { type ExhibitorRow, type ProductRow, viewPrice } from '../catalogue/index.ts'
import type { Hit } from './find.ts'
import { viewMatch } from './match-view.ts'

interface Category {
  zh: string
  en: string
  products: number
}

const none = { picture: '', company: null, main_products: null, price: null, booth: null, products: null }

export function suggestProduct(row: ProductRow, hit: Hit, plan: QueryPlan): Suggestion {
  const { product, company, exhibition, images } = row
  const name = { cn: product.nameZh, en: product.nameEn }
  const owner = { cn: company.nameZh, en: company.nameEn }
  return {
    ...none,
    ...{ kind: 'product', id: product.id, name, company: owner, price: viewPrice(product) },
    match: viewMatch(hit, plan, { name, company: owner }),
    picture: publicFileAddress(images[0] ?? null),
    booth: {
      exhibition_id: exhibition.id,
      company_id: company.id,
      instance_id: row.exhibitorId,
      product_id: row.id,
      booth_no: row.boothNo,
    },
  }
}

export function suggestExhibitor(row: ExhibitorRow, hit: Hit, plan: QueryPlan): Suggestion {
  const { exhibitor, company, exhibition } = row
  const name = { cn: company.nameZh, en: company.nameEn }
  const mainProducts = { cn: company.mainProductsZh, en: company.mainProductsEn }
  return {
    ...none,
    ...{ kind: 'exhibitor', id: company.id, name, main_products: mainProducts },
    match: viewMatch(hit, plan, { name, main_products: mainProducts }),
    picture: publicFileAddress(company.logoFileId),
    booth: {
      exhibition_id: exhibition.id,
      company_id: company.id,
      instance_id: exhibitor.id,
      product_id: null,
      booth_no: exhibitor.boothNo,
    },
  }
}

export const suggestCategory = ({ zh, en, products }: Category): Suggestion => ({
  ...none,
  ...{ kind: 'category', id: null, name: { cn: zh, en }, products },
})
