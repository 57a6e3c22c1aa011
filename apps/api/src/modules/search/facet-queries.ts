import type { Facets } from '@tradefloor/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { type Counted, type FacetName, ignoredBy, inOrder } from './facets.ts'
import { filterCondition, type Narrowing } from './filters.ts'
import { entriesSql, type ListEntry, type PageAsked } from './page-queries.ts'
import { priceSteps } from './price-buckets.ts'
import { orderRanges, priceRanges } from './ranges.ts'
import { indexTable, type Kind } from './source-queries.ts'

export interface Tally {
  count: number
  /** There are more: counting ends at the most that is counted. */
  atLeast: boolean
  facets: Facets
}

/** Exact up to here. */
export const mostCounted = 10_000
/** A list without words is counted further, since its counts are kept. */
const mostListed = 100_000

export interface FacetRequest {
  kind: Kind
  narrowing: Narrowing
  /** What of the index is meant, filters not included. */
  condition: SQL
  hasWords: boolean
  group: boolean
  online: ReadonlySet<number>
}

/** Entries of a row in the exhibitions that are wanted. */
function weightOf({ exhibitionIds: wanted }: Narrowing, group: boolean): SQL {
  if (group || wanted?.size === 1) return sql`1`
  if (wanted === null) return sql`cardinality(s.exhibition_ids)`
  return sql`(select count(*)::int from unnest(s.exhibition_ids) as x where x = any (${sql.param([...wanted])}::int[]))`
}

/** Counts in the database, in one pass and without joins, what is too much to be read. */
export async function tallyFacets(db: Queries, asked: FacetRequest): Promise<Tally> {
  const { rows } = await db.execute<Record<string, unknown>>(tallySql(asked))
  return readTally(rows, asked)
}

/** The same together with a page, in one statement. */
export async function findEntriesAndTally(
  db: Queries,
  page: PageAsked,
  asked: FacetRequest,
): Promise<{ entries: ListEntry[]; tally: Tally }> {
  const { rows } = await db.execute<{ entries: ListEntry[]; tallies: Record<string, unknown>[] }>(sql`
    select (select coalesce(json_agg(entry), '[]') from (${entriesSql(page)}) as entry) as entries,
      (select coalesce(json_agg(tally), '[]') from (${tallySql(asked)}) as tally) as tallies`)
  const [{ entries, tallies } = { entries: [], tallies: [] }] = rows
  return { entries, tally: readTally(tallies, asked) }
}

const tallySql = (asked: FacetRequest): SQL => (asked.group ? allFacets(asked) : twoFacets(asked))
const readTally = (rows: Record<string, unknown>[], { group, hasWords }: FacetRequest): Tally =>
  group ? readAll(rows as FacetRow[], hasWords) : readTwo(rows as unknown as TwoRow[], hasWords)

interface TwoRow {
  industry: string
  province: string
  of_industry: boolean
  in_area: boolean
  entries: number
  found: number
}

/** All entries and the two facets of every list. */
const twoFacets = ({ kind, narrowing, condition, hasWords }: FacetRequest): SQL => sql`
  select industry, province, of_industry, in_area, sum(weight)::int as entries, count(*)::int as found from (
    select s.industry, s.province, ${onlyOf(narrowing, ignoredBy.industry)} as of_industry,
      ${onlyOf(narrowing, ignoredBy.area)} as in_area, ${weightOf(narrowing, false)} as weight
    from ${indexTable[kind]} as s
    where ${condition} and ${filterCondition(narrowing, [...ignoredBy.industry, ...ignoredBy.area])}
    limit ${hasWords ? mostCounted + 1 : null}::int) as hits
  group by 1, 2, 3, 4`

function readTwo(rows: TwoRow[], hasWords: boolean): Tally {
  const sum = (some: TwoRow[]) => some.reduce((total, { entries }) => total + entries, 0)
  const all = rows.filter(({ of_industry, in_area }) => of_industry && in_area)
  const found = rows.reduce((total, row) => total + row.found, 0)
  const facet = (some: TwoRow[], pick: (row: TwoRow) => string) => {
    const counts = new Map<string, number>()
    for (const row of some) counts.set(pick(row), (counts.get(pick(row)) ?? 0) + row.entries)
    return inOrder([...counts].map(([value, count]): Counted => ({ value, count })))
  }
  return {
    ...capped(sum(all), hasWords && found > mostCounted),
    facets: {
      industry: facet(
        rows.filter(({ in_area }) => in_area),
        ({ industry }) => industry,
      ),
      area: facet(
        rows.filter(({ of_industry }) => of_industry),
        ({ province }) => province,
      ),
    },
  }
}

const capped = (count: number, atLeast: boolean) => ({
  count: atLeast ? Math.min(count, mostCounted) : count,
  atLeast,
})

/** Only these of the filters. */
const onlyOf = ({ filters }: Narrowing, names: readonly string[]): SQL => {
  const parts = filters.filter(({ name }) => names.includes(name)).map(({ condition }) => condition)
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`
}

interface FacetRow extends Record<string, unknown> {
  facet: FacetName | 'all' | 'hits' | 'priceStep'
  value: string
  label: string
  low: number | null
  high: number | null
  count: number
}

/** Cards, and every facet. */
function allFacets({ kind, narrowing, condition, hasWords, online }: FacetRequest): SQL {
  const most = (hasWords ? mostCounted : mostListed) + 1
  const passes = (facet?: FacetName) => filterCondition(narrowing, facet ? ignoredBy[facet] : [])
  const by = (facet: FacetName, value: SQL, from = sql`hits as s`) =>
    sql`select ${facet}::text, ${value}::text, '', null::float8, null::float8, count(*)::int
      from ${from} where ${passes(facet)} group by 2`
  const range = (facet: FacetName, unit: SQL, low: SQL, high: SQL) =>
    sql`select ${facet}::text, ${unit}::text, '', min(${low})::float8, max(${high})::float8, count(*)::int
      from hits as s where ${low} is not null and ${passes(facet)} group by 2`
  const flag = (facet: FacetName, is: SQL) =>
    sql`select ${facet}::text, 'yes', '', null::float8, null::float8, count(*)::int from hits as s
      where ${is} and ${passes(facet)}`
  return sql`
    with hits as materialized (
      select s.id, s.company_id, s.industry, s.province, s.city, s.area, s.categories, s.categories_en,
        s.exhibition_ids, s.has_video, s.price_low, s.price_high, s.price_currency, s.order_quantity, s.order_unit
      from ${indexTable[kind]} as s where ${condition} limit ${most}::int)
    select 'hits'::text as facet, ''::text as value, ''::text as label, null::float8 as low, null::float8 as high,
      count(*)::int as count from hits
    union all select 'all', '', '', null, null, count(*)::int from hits as s where ${passes()}
    union all ${by('industry', sql`s.industry`)}
    union all ${by('area', sql`s.province`)}
    union all ${by('city', sql`s.city`)}
    union all ${by('district', sql`s.area`)}
    union all select 'category', named.zh, max(named.en), null, null, count(*)::int
      from hits as s, unnest(s.categories, s.categories_en) as named (zh, en) where ${passes('category')} group by 2
    union all ${by('exhibition', sql`shown`, sql`hits as s, unnest(s.exhibition_ids) as shown`)}
    union all ${flag('video', sql`s.has_video`)}
    union all ${flag('online', sql`s.company_id = any (${sql.param([...online])}::int[])`)}
    union all ${range('price', sql`s.price_currency`, sql`s.price_low`, sql`coalesce(s.price_high, s.price_low)`)}
    union all select 'priceStep', s.price_currency, width_bucket(s.price_low, ${sql.param(priceSteps)}::numeric[])::text,
      null, null, count(*)::int from hits as s where s.price_low is not null and ${passes('price')} group by 2, 3
    union all ${range('order', sql`s.order_unit`, sql`s.order_quantity`, sql`s.order_quantity`)}`
}

function readAll(rows: FacetRow[], hasWords: boolean): Tally {
  const of = (facet: FacetRow['facet']) => rows.filter((row) => row.facet === facet)
  const counted = (facet: FacetName) => inOrder(of(facet).map(({ value, count }) => ({ value, count })))
  const range = (facet: FacetName) =>
    of(facet).map(({ value, low, high, count }) => ({ unit: value, low: low ?? 0, high: high ?? 0, count }))
  const steps = of('priceStep').map(({ value, label, count }) => ({
    unit: value,
    step: Number(label),
    count,
  }))
  const first = (facet: FacetRow['facet']) => of(facet)[0]?.count ?? 0
  return {
    ...capped(first('all'), first('hits') > (hasWords ? mostCounted : mostListed)),
    facets: {
      industry: counted('industry'),
      area: counted('area'),
      more: {
        city: counted('city'),
        district: counted('district'),
        category: inOrder(of('category').map(({ value, label, count }) => ({ value, en: label, count }))),
        exhibition: counted('exhibition').map(({ value, count }) => ({ value: Number(value), count })),
        video: first('video'),
        online: first('online'),
        price: priceRanges(range('price'), steps),
        order: orderRanges(range('order')),
      },
    },
  }
}
