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

/** As the characters are meant; no content has them. */
const betweenColumns = '\u001f'
const betweenValues = '\u001e'

export const packedColumns = sql.raw(
  `s.id, s.company_id, s.industry, s.province, s.city, s.area, s.categories, s.categories_en, s.exhibition_ids,
   s.has_video, s.price_low, s.price_high, s.price_currency, s.order_quantity, s.order_unit, s.texts`,
)

/** One text a row: values that come one by one take four times as long to read, for the thousand rows of a search. */
export const packedRow =
  sql.raw(`concat_ws(e'\\x1f', s.id, s.company_id, s.industry, s.province, s.city, s.area,
  array_to_string(s.categories, e'\\x1e'), array_to_string(s.categories_en, e'\\x1e'),
  array_to_string(s.exhibition_ids, e'\\x1e'), s.has_video, coalesce(s.price_low::text, ''),
  coalesce(s.price_high::text, ''), coalesce(s.price_currency, ''), coalesce(s.order_quantity::text, ''),
  coalesce(s.order_unit, ''), s.texts)`)

/** What every candidate is asked for; the rest stays packed. */
export function unpackHead(packed: string): { id: number; companyId: number; stored: string } {
  const first = packed.indexOf(betweenColumns)
  const second = packed.indexOf(betweenColumns, first + 1)
  return {
    id: Number(packed.slice(0, first)),
    companyId: Number(packed.slice(first + 1, second)),
    stored: packed.slice(packed.lastIndexOf(betweenColumns) + 1),
  }
}

export function unpackFacts(packed: string): Facts {
  const values = packed.split(betweenColumns)
  const text = (at: number) => values[at] as string
  return {
    id: Number(text(0)),
    companyId: Number(text(1)),
    industry: text(2),
    province: text(3),
    city: text(4),
    area: text(5),
    categories: listOf(text(6)),
    categoriesEn: listOf(text(7)),
    exhibitionIds: listOf(text(8)).map(Number),
    hasVideo: text(9) === 't',
    priceLow: amountOf(text(10)),
    priceHigh: amountOf(text(11)),
    priceCurrency: text(12) || null,
    orderQuantity: amountOf(text(13)),
    orderUnit: text(14) || null,
  }
}

const listOf = (text: string) => (text === '' ? [] : text.split(betweenValues))
const amountOf = (text: string) => (text === '' ? null : Number(text))
