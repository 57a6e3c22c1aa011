import { sql } from 'drizzle-orm'

/** What lists are filtered, counted and ordered by. */
export interface Facts {
  id: number
  companyId: number
  industry: string
  province: string
  city: string
  area: string
  categories: string[]
  categoriesEn: string[]
  exhibitionIds: number[]
  hasVideo: boolean
  priceLow: number | null
  priceHigh: number | null
  priceCurrency: string | null
  orderQuantity: number | null
  orderUnit: string | null
}

export const factColumns = sql.raw(
  `s.id, s.company_id as "companyId", s.industry, s.province, s.city, s.area, s.categories,
   s.categories_en as "categoriesEn", s.exhibition_ids as "exhibitionIds", s.has_video as "hasVideo",
   s.price_low::float8 as "priceLow", s.price_high::float8 as "priceHigh", s.price_currency as "priceCurrency",
   s.order_quantity::float8 as "orderQuantity", s.order_unit as "orderUnit"`,
)
