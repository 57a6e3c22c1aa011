import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { isListed } from '../../schema/index.ts'

/** What a search finds, and the table of the index that holds it. */
export const kinds = ['exhibitor', 'product'] as const
export type Kind = (typeof kinds)[number]
export const indexTable: Record<Kind, SQL> = {
  exhibitor: sql`search_exhibitor`,
  product: sql`search_product`,
}

interface Facts extends Record<string, unknown> {
  id: number
  company_id: number
  name_zh: string
  name_en: string
  industry: string
  country: string
  province: string
  city: string
  area: string
  info_zh: string
  info_en: string
  exhibition_ids: number[]
  has_video: boolean
  sort_key: string
  /** In milliseconds: a date as text would depend on the time zone of the connection. */
  newest_ms: number
}

/** A product of a company, as far as the company is found by it. */
export interface Goods {
  zh: string
  en: string
  model: string
  brand_zh: string
  brand_en: string
  category_zh: string | null
  category_en: string | null
}

export interface CompanySource extends Facts {
  main_products_zh: string
  main_products_en: string
  sale_scope_zh: string
  sale_scope_en: string
  goods: Goods[]
}

export interface ProductSource extends Facts {
  company_zh: string
  company_en: string
  model: string
  brand_zh: string
  brand_en: string
  category_zh: string | null
  category_en: string | null
  specification_zh: string
  specification_en: string
  parameter_zh: string
  parameter_en: string
  price_low: number | null
  price_high: number | null
  price_currency: string
  moq_zh: string | null
  moq_en: string | null
}

/** A company is found by so many of its products. */
const mostGoods = 300

const places = sql`c.industry, c.country, c.province, c.city, c.area`
const hasVideo = sql`exists (select 1 from exhibitor as shown_at join booth_resource as film
  on film.exhibitor_id = shown_at.id and film.kind = 'video'
  where shown_at.company_id = c.id and ${isListed.boothResource('film', 'shown_at')})`

/** Which records are read: conditions on the record itself, and on those booths and products at booths that are theirs. */
interface Part {
  records: SQL
  booths: SQL
}

/** Companies that can be visited somewhere, with all that they are found by. */
const companies = ({ records, booths }: Part) => sql`
  select c.id, c.id as company_id, c.name_zh, c.name_en, ${places}, c.info_zh, c.info_en,
    c.main_products_zh, c.main_products_en, c.sale_scope_zh, c.sale_scope_en, c.sort_key, ${hasVideo} as has_video,
    shown.exhibition_ids, shown.newest_ms,
    (select coalesce(json_agg(json_build_object('zh', own.name_zh, 'en', own.name_en, 'model', own.model, 'brand_zh', own.brand_zh,
        'brand_en', own.brand_en, 'category_zh', own.category_zh, 'category_en', own.category_en) order by own.id), '[]')
      from (select * from product where product.company_id = c.id and ${isListed.product()}
        order by product.id limit ${sql.raw(String(mostGoods))}) as own) as goods
  from company as c join (
    select e.company_id, json_agg(e.exhibition_id order by e.exhibition_id) as exhibition_ids,
      (extract(epoch from max(e.joined_at)) * 1000)::bigint as newest_ms
    from exhibitor as e where ${isListed.exhibitor('e')} and ${booths} group by e.company_id
  ) as shown on shown.company_id = c.id
  where ${isListed.company('c')} and ${records}`

/** Products that are shown somewhere. Grouped and not looked up one by one: a new database has no statistics yet. */
const products = ({ records, booths }: Part) => sql`
  select p.id, p.company_id, p.name_zh, p.name_en, ${places}, p.info_zh, p.info_en, c.name_zh as company_zh,
    c.name_en as company_en, p.model, p.brand_zh, p.brand_en, p.category_zh, p.category_en, p.specification_zh,
    p.specification_en, p.technical_parameter_zh as parameter_zh, p.technical_parameter_en as parameter_en,
    p.price_low, p.price_high, p.price_currency, p.moq_zh, p.moq_en, p.sort_key, ${hasVideo} as has_video,
    shown.exhibition_ids, (extract(epoch from p.added_at) * 1000)::bigint as newest_ms
  from product as p join company as c on c.id = p.company_id join (
    select at_booth.product_id, json_agg(e.exhibition_id order by e.exhibition_id) as exhibition_ids
    from exhibition_product as at_booth join exhibitor as e on e.id = at_booth.exhibitor_id
    where ${isListed.exhibitor('e')} and ${booths} group by at_booth.product_id
  ) as shown on shown.product_id = p.id
  where ${isListed.product('p')} and ${records}`

/** Whose content is meant: a condition on the number of the company. */
export type Scope = (companyId: SQL) => SQL

export const wholeFair: Scope = () => sql`true`
export const ofCompanies =
  (ids: number[]): Scope =>
  (companyId) =>
    sql`${companyId} = any (${sql.param(ids)}::int[])`
/** Numbered from, up to but not with. */
export const ofCompanyRange =
  ({ from, to }: { from: number; to: number }): Scope =>
  (companyId) =>
    sql`${companyId} >= ${from}::int and ${companyId} < ${to}::int`

const sourceOf = (kind: Kind, part: Part) => (kind === 'exhibitor' ? companies(part) : products(part))
const partOf = (kind: Kind, scope: Scope): Part => ({
  records: scope(kind === 'exhibitor' ? sql`c.id` : sql`p.company_id`),
  booths: scope(sql`e.company_id`),
})
const partOfIds = (kind: Kind, ids: number[]): Part => {
  const are = (column: SQL) => sql`${column} = any (${sql.param(ids)}::int[])`
  return kind === 'exhibitor'
    ? { records: are(sql`c.id`), booths: are(sql`e.company_id`) }
    : { records: are(sql`p.id`), booths: are(sql`at_booth.product_id`) }
}

export interface SourceRow {
  fingerprint: string
  source: CompanySource | ProductSource
}

/** The content of these companies or products, with its fingerprint. */
export async function readSources(db: Queries, kind: Kind, ids: number[]): Promise<SourceRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<SourceRow & Record<string, unknown>>(sql`
    select md5(to_jsonb(listed)::text) as fingerprint, to_jsonb(listed) as source
    from (${sourceOf(kind, partOfIds(kind, ids))}) as listed`)
  return rows
}

/** In whose row of the index other content stands than in the fair; also those that have none yet. */
export async function findChanged(
  db: Queries,
  kind: Kind,
  scope: Scope,
  version: number,
  most = 1_000_000_000,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select listed.id from (${sourceOf(kind, partOf(kind, scope))}) as listed
    left join ${indexTable[kind]} as found on found.id = listed.id
    where found.id is null or found.version <> ${version}::int
      or found.fingerprint <> md5(to_jsonb(listed)::text)
    limit ${most}::int`)
  return rows.map(({ id }) => id)
}

/** What the index has and the fair does not list. */
export async function findUnlisted(db: Queries, kind: Kind, scope: Scope): Promise<number[]> {
  const content =
    kind === 'exhibitor'
      ? sql`select c.id from company as c where ${isListed.company('c')} and exists (select 1 from exhibitor as e
          where e.company_id = c.id and ${isListed.exhibitor('e')})`
      : sql`select p.id from product as p where ${isListed.product('p')} and exists (select 1
          from exhibition_product as at_booth join exhibitor as e on e.id = at_booth.exhibitor_id
          where at_booth.product_id = p.id and ${isListed.exhibitor('e')})`
  const { rows } = await db.execute<{ id: number }>(sql`
    select found.id from ${indexTable[kind]} as found
    where ${scope(sql`found.company_id`)} and not exists (select 1 from (${content}) as listed
      where listed.id = found.id)`)
  return rows.map(({ id }) => id)
}

/** Rows that another tokeniser has made: they answer until they are written anew. */
export async function findOutdated(
  db: Queries,
  kind: Kind,
  version: number,
  most: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${indexTable[kind]} where version <> ${version}::int order by id limit ${most}::int`)
  return rows.map(({ id }) => id)
}
