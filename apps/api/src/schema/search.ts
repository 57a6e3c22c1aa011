import { boolean, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant, tsvector } from './column-types.ts'

const amount = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' })

/** Both kinds of what a search finds have the same columns, so that one set of queries serves them. */
const columns = () => ({
  /** Of the company or the product. */
  id: integer('id').primaryKey(),
  version: smallint('version').notNull(),
  fingerprint: text('fingerprint').notNull(),
  tokens: tsvector('tokens').notNull(),
  texts: text('texts').notNull(),
  companyId: integer('company_id').notNull(),
  industry: text('industry').notNull(),
  province: text('province').notNull(),
  city: text('city').notNull(),
  area: text('area').notNull(),
  categories: text('categories').array().notNull(),
  categoriesEn: text('categories_en').array().notNull(),
  exhibitionIds: integer('exhibition_ids').array().notNull(),
  hasVideo: boolean('has_video').notNull(),
  priceLow: amount('price_low'),
  priceHigh: amount('price_high'),
  priceCurrency: text('price_currency'),
  orderQuantity: amount('order_quantity'),
  orderUnit: text('order_unit'),
  sortKey: text('sort_key').notNull(),
  sortKeyEn: text('sort_key_en').notNull().default(''),
  newestAt: instant('newest_at').notNull(),
})

export const searchExhibitor = pgTable('search_exhibitor', columns())
export const searchProduct = pgTable('search_product', columns())

export const searchToken = pgTable('search_token', {
  token: text('token').primaryKey(),
  documents: integer('documents').notNull(),
})
