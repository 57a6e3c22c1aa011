import { industryNames } from '@tradefloor/rules'
import {
  type Bilingual,
  lexemesOf,
  packFields,
  type SearchDocument,
  TOKENISER_VERSION,
} from '@tradefloor/search'
import { englishSortKey } from '../catalogue/index.ts'
import { placeWords } from './place-words.ts'
import { readOrder } from './read-order.ts'
import type { CompanySource, Goods, Kind, ProductSource, SourceRow } from './source-queries.ts'

/** A row of the index as it is written; the tokens become a tsvector. */
export interface IndexRow {
  id: number
  version: number
  fingerprint: string
  lexemes: string[]
  texts: string
  company_id: number
  industry: string
  province: string
  city: string
  area: string
  categories: string[]
  categories_en: string[]
  exhibition_ids: number[]
  has_video: boolean
  price_low: number | null
  price_high: number | null
  price_currency: string | null
  order_quantity: number | null
  order_unit: string | null
  sort_key: string
  sort_key_en: string
  newest_ms: number
}

export function makeIndexRow(kind: Kind, { fingerprint, source }: SourceRow): IndexRow {
  const { id, company_id, industry, province, city, area, exhibition_ids, has_video, sort_key, newest_ms } =
    source
  const place = placeWords(source)
  const { fields, ...facts } =
    kind === 'exhibitor'
      ? ofCompany(source as CompanySource, place)
      : ofProduct(source as ProductSource, place)
  const document: SearchDocument = { kind, id, fields, filters: {}, visits: 0 }
  return {
    ...{
      id,
      version: TOKENISER_VERSION,
      fingerprint,
      lexemes: lexemesOf(document),
      texts: packFields(document),
    },
    ...{ company_id, industry, province, city, area, exhibition_ids, has_video, sort_key, newest_ms },
    sort_key_en: englishSortKey(source.name_zh, source.name_en),
    ...facts,
  }
}

type Rest = Pick<
  IndexRow,
  | 'categories'
  | 'categories_en'
  | 'price_low'
  | 'price_high'
  | 'price_currency'
  | 'order_quantity'
  | 'order_unit'
> & { fields: SearchDocument['fields'] }

const pair = (zh: string | null, en: string | null): Bilingual => ({ zh, en })
const together = (...texts: (string | null)[]) => texts.filter(Boolean).join('; ')

function ofCompany(source: CompanySource, place: Bilingual): Rest {
  const categories = categoriesOf(source.goods)
  const industry = industryNames[source.industry as keyof typeof industryNames]
  const each = (pick: (goods: Goods) => string) =>
    [...new Set(source.goods.map(pick))].filter(Boolean).join('; ')
  return {
    fields: {
      name: pair(source.name_zh, source.name_en),
      model: pair(
        each(({ model }) => model),
        null,
      ),
      brand: pair(
        each(({ brand_zh }) => brand_zh),
        each(({ brand_en }) => brand_en),
      ),
      category: pair(
        together(...categories.map(([zh]) => zh), industry?.zh ?? null),
        together(...categories.map(([, en]) => en), industry?.en ?? null),
      ),
      mainProducts: pair(source.main_products_zh, source.main_products_en),
      goods: pair(
        each(({ zh }) => zh),
        each(({ en }) => en),
      ),
      place,
      text: pair(
        together(source.info_zh, source.sale_scope_zh),
        together(source.info_en, source.sale_scope_en),
      ),
    },
    categories: categories.map(([zh]) => zh),
    categories_en: categories.map(([, en]) => en),
    ...{ price_low: null, price_high: null, price_currency: null, order_quantity: null, order_unit: null },
  }
}

/** Each category of the company's products once, by its Chinese name. */
function categoriesOf(goods: Goods[]): [string, string][] {
  const found = new Map<string, string>()
  for (const { category_zh, category_en } of goods)
    if (category_zh && !found.has(category_zh)) found.set(category_zh, category_en ?? '')
  return [...found]
}

function ofProduct(source: ProductSource, place: Bilingual): Rest {
  const order = readOrder(source.moq_en) ?? readOrder(source.moq_zh)
  return {
    fields: {
      name: pair(source.name_zh, source.name_en),
      model: pair(source.model, null),
      brand: pair(source.brand_zh, source.brand_en),
      category: pair(source.category_zh, source.category_en),
      company: pair(source.company_zh, source.company_en),
      place,
      parameters: pair(
        together(source.specification_zh, source.parameter_zh),
        together(source.specification_en, source.parameter_en),
      ),
      text: pair(source.info_zh, source.info_en),
    },
    categories: source.category_zh ? [source.category_zh] : [],
    categories_en: source.category_zh ? [source.category_en ?? ''] : [],
    price_low: source.price_low,
    price_high: source.price_high,
    price_currency: source.price_low === null ? null : source.price_currency,
    order_quantity: order?.quantity ?? null,
    order_unit: order?.unit ?? null,
  }
}
