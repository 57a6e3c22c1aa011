import { type DeskRole, defaultCurrency, type PriceUnit, type StandTier } from '@tradefloor/contract'
import { boolean, integer, jsonb, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

/** A picture of a booth wall as it is kept: hotspots name a company and an exhibition, the booth is looked up. */
export interface StoredSlide {
  fileId: string
  hotspots: {
    x: number
    y: number
    width: number
    height: number
    companyId: number
    exhibitionId: number
  }[]
}

export const company = pgTable('company', {
  id: integer('id').primaryKey(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull().default(''),
  addressZh: text('address_zh').notNull().default(''),
  addressEn: text('address_en').notNull().default(''),
  province: text('province').notNull().default(''),
  city: text('city').notNull().default(''),
  area: text('area').notNull().default(''),
  industry: text('industry').notNull().default(''),
  country: text('country').notNull().default(''),
  stand: text('stand').$type<StandTier>().notNull().default('shell'),
  logoFileId: text('logo_file_id'),
  managerName: text('manager_name').notNull().default(''),
  managerNameEn: text('manager_name_en').notNull().default(''),
  managerPhone: text('manager_phone').notNull().default(''),
  email: text('email').notNull().default(''),
  phone: text('phone').notNull().default(''),
  website: text('website').notNull().default(''),
  registerCapital: text('register_capital').notNull().default(''),
  registerCapitalEn: text('register_capital_en').notNull().default(''),
  employeeNum: smallint('employee_num').notNull().default(0),
  infoZh: text('info_zh').notNull().default(''),
  infoEn: text('info_en').notNull().default(''),
  mainProductsZh: text('main_products_zh').notNull().default(''),
  mainProductsEn: text('main_products_en').notNull().default(''),
  saleScopeZh: text('sale_scope_zh').notNull().default(''),
  saleScopeEn: text('sale_scope_en').notNull().default(''),
  sortKey: text('sort_key').notNull().default(''),
  searchText: text('search_text').notNull().default(''),
  withdrawnAt: instant('withdrawn_at'),
})

export const companyImage = pgTable(
  'company_image',
  {
    companyId: integer('company_id').notNull(),
    position: integer('position').notNull(),
    fileId: text('file_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.position] })],
)

export const companyPoster = pgTable(
  'company_poster',
  {
    companyId: integer('company_id').notNull(),
    position: integer('position').notNull(),
    fileId: text('file_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.position] })],
)

export const exhibitor = pgTable('exhibitor', {
  id: integer('id').primaryKey(),
  exhibitionId: integer('exhibition_id').notNull(),
  companyId: integer('company_id').notNull(),
  boothNo: text('booth_no'),
  externalUrl: text('external_url').notNull().default(''),
  joinedAt: instant('joined_at').notNull(),
  visits: integer('visits').notNull().default(0),
  withdrawnAt: instant('withdrawn_at'),
})

export const contact = pgTable('contact', {
  id: integer('id').primaryKey(),
  companyId: integer('company_id').notNull(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull().default(''),
  postZh: text('post_zh').notNull().default(''),
  postEn: text('post_en').notNull().default(''),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull().default(''),
  cardPublished: boolean('card_published').notNull().default(true),
  role: text('role').$type<DeskRole>().notNull().default('admin'),
  withdrawnAt: instant('withdrawn_at'),
})

/** What pictures show, for whoever does not see them: as it was written, and by file. Empty where nobody says. */
export interface StoredPictureTexts {
  zh?: string
  en?: string
  files?: Record<string, { zh: string; en: string }>
}

export const product = pgTable('product', {
  id: integer('id').primaryKey(),
  companyId: integer('company_id').notNull(),
  model: text('model').notNull().default(''),
  priceLow: numeric('price_low', { precision: 14, scale: 2, mode: 'number' }),
  priceHigh: numeric('price_high', { precision: 14, scale: 2, mode: 'number' }),
  priceUnit: text('price_unit').$type<PriceUnit>(),
  priceCurrency: text('price_currency').notNull().default(defaultCurrency),
  categoryZh: text('category_zh'),
  categoryEn: text('category_en'),
  moqZh: text('moq_zh'),
  moqEn: text('moq_en'),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull().default(''),
  infoZh: text('info_zh').notNull().default(''),
  infoEn: text('info_en').notNull().default(''),
  brandZh: text('brand_zh').notNull().default(''),
  brandEn: text('brand_en').notNull().default(''),
  specificationZh: text('specification_zh').notNull().default(''),
  specificationEn: text('specification_en').notNull().default(''),
  technicalParameterZh: text('technical_parameter_zh').notNull().default(''),
  technicalParameterEn: text('technical_parameter_en').notNull().default(''),
  addedAt: instant('added_at').notNull(),
  sortKey: text('sort_key').notNull().default(''),
  searchText: text('search_text').notNull().default(''),
  withdrawnAt: instant('withdrawn_at'),
  position: integer('position'),
  pictureTexts: jsonb('picture_texts').$type<StoredPictureTexts>().notNull().default({}),
})

export const productImage = pgTable(
  'product_image',
  {
    productId: integer('product_id').notNull(),
    position: integer('position').notNull(),
    fileId: text('file_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

export const exhibitionProduct = pgTable('exhibition_product', {
  id: integer('id').primaryKey(),
  exhibitorId: integer('exhibitor_id').notNull(),
  productId: integer('product_id').notNull(),
})

export const boothResource = pgTable(
  'booth_resource',
  {
    exhibitorId: integer('exhibitor_id').notNull(),
    kind: text('kind').notNull(),
    position: integer('position').notNull(),
    fileId: text('file_id').notNull(),
    posterFileId: text('poster_file_id'),
    nameZh: text('name_zh').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.exhibitorId, table.kind, table.position] })],
)

export const video = pgTable('video', {
  id: integer('id').primaryKey(),
  companyId: integer('company_id').notNull(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull().default(''),
  fileId: text('file_id').notNull(),
  posterFileId: text('poster_file_id'),
  exhibitionIds: integer('exhibition_ids').array(),
  withdrawnAt: instant('withdrawn_at'),
})

export const document = pgTable('document', {
  id: integer('id').primaryKey(),
  exhibitionId: integer('exhibition_id').notNull(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull().default(''),
  fileId: text('file_id').notNull(),
  withdrawnAt: instant('withdrawn_at'),
})

export const boothDocument = pgTable('booth_document', {
  id: integer('id').primaryKey(),
  companyId: integer('company_id').notNull(),
  kind: text('kind').notNull().default('other'),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull().default(''),
  fileId: text('file_id').notNull(),
  position: integer('position'),
  withdrawnAt: instant('withdrawn_at'),
})

export const boothWall = pgTable('booth_wall', {
  /** The areaDate of the call. */
  id: integer('id').primaryKey(),
  slides: jsonb('slides').$type<StoredSlide[]>().notNull(),
})
