import type { ListExhibitorsQuery, ListProductsQuery } from '@tradefloor/contract'
import { orderUnitSpellings } from '@tradefloor/rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Facts } from './facts.ts'

export type SearchQuery = ListExhibitorsQuery & Partial<ListProductsQuery>

/** What a list is narrowed by. Each has one value or several, one of which must fit. */
export const filterNames = [
  'industry',
  'province',
  'city',
  'area',
  'category',
  'exhibitions',
  'video',
  'online',
  'price',
  'order',
] as const
export type FilterName = (typeof filterNames)[number]

/** One filter, as the database asks it and as it is asked of a row in memory. A test holds the two equal. */
export interface Filter {
  name: FilterName
  condition: SQL
  passes(facts: Facts): boolean
}

export interface Narrowing {
  /** Where it is searched: counts never look beyond it. */
  scope: { exhibitionId: number | undefined; companyId: number | undefined }
  filters: Filter[]
  /** Exhibitions whose entries are wanted; null: all. */
  exhibitionIds: ReadonlySet<number> | null
}

export function readNarrowing(query: SearchQuery, online: ReadonlySet<number>): Narrowing {
  const exhibitions = listOf(query.exhibitions).map(Number)
  const scope = { exhibitionId: query.exhibition_id, companyId: query.company_id }
  return {
    scope,
    filters: [
      ...ofTexts('industry', listOf(query.industry), sql`s.industry`, ({ industry }) => industry),
      ...ofTexts('province', listOf(query.province), sql`s.province`, ({ province }) => province),
      ...ofTexts('city', listOf(query.city), sql`s.city`, ({ city }) => city),
      ...ofTexts('area', listOf(query.area), sql`s.area`, ({ area }) => area),
      ...ofCategories(listOf(query.category)),
      ...ofExhibitions(exhibitions),
      ...(query.video === 1 ? [withVideo] : []),
      ...(query.online === 1 ? [whoIsOnline(online)] : []),
      ...ofPrice(query),
      ...ofOrder(query),
    ],
    exhibitionIds: exhibitionsWanted(scope.exhibitionId, exhibitions),
  }
}

const listOf = (joined: string | undefined) => [...new Set(joined?.split(',') ?? [])]

function exhibitionsWanted(one: number | undefined, several: number[]): ReadonlySet<number> | null {
  if (one !== undefined) return new Set([one])
  return several.length > 0 ? new Set(several) : null
}

function ofTexts(name: FilterName, values: string[], column: SQL, pick: (facts: Facts) => string): Filter[] {
  if (values.length === 0) return []
  return [
    {
      name,
      condition: sql`${column} = any (${sql.param(values)}::text[])`,
      passes: (facts) => values.includes(pick(facts)),
    },
  ]
}

function ofCategories(values: string[]): Filter[] {
  if (values.length === 0) return []
  return [
    {
      name: 'category',
      condition: sql`s.categories && ${sql.param(values)}::text[]`,
      passes: ({ categories }) => categories.some((each) => values.includes(each)),
    },
  ]
}

function ofExhibitions(ids: number[]): Filter[] {
  if (ids.length === 0) return []
  return [
    {
      name: 'exhibitions',
      condition: sql`s.exhibition_ids && ${sql.param(ids)}::int[]`,
      passes: ({ exhibitionIds }) => exhibitionIds.some((each) => ids.includes(each)),
    },
  ]
}

const withVideo: Filter = {
  name: 'video',
  condition: sql`s.has_video`,
  passes: ({ hasVideo }) => hasVideo,
}

const whoIsOnline = (online: ReadonlySet<number>): Filter => ({
  name: 'online',
  condition: sql`s.company_id = any (${sql.param([...online])}::int[])`,
  passes: ({ companyId }) => online.has(companyId),
})

/** Prices that lie at least partly in the range. Without a currency they cannot be compared, so it is the usual one. */
function ofPrice({ currency, price_from: from, price_to: to }: SearchQuery): Filter[] {
  if (currency === undefined && from === undefined && to === undefined) return []
  const money = currency ?? 'CNY'
  const [least, most] = [from ?? 0, to ?? 999_999_999]
  return [
    {
      name: 'price',
      condition: sql`(s.price_currency = ${money}::text and coalesce(s.price_high, s.price_low) >= ${least}::numeric
        and s.price_low <= ${most}::numeric)`,
      passes: ({ priceCurrency, priceLow, priceHigh }) =>
        priceCurrency === money && priceLow !== null && (priceHigh ?? priceLow) >= least && priceLow <= most,
    },
  ]
}

function ofOrder({ order_unit: unit, order_to: to }: SearchQuery): Filter[] {
  if (unit === undefined && to === undefined) return []
  const most = to ?? 999_999_999
  const wanted = unit?.split(',').flatMap(orderUnitSpellings)
  return [
    {
      name: 'order',
      condition: sql`(s.order_quantity <= ${most}::numeric
        and ${wanted === undefined ? sql`true` : sql`s.order_unit = any (${sql.param(wanted)}::text[])`})`,
      passes: ({ orderQuantity, orderUnit }) =>
        orderQuantity !== null &&
        orderQuantity <= most &&
        (wanted === undefined || (orderUnit !== null && wanted.includes(orderUnit))),
    },
  ]
}

/** The scope as the database asks it; it is part of every query on the index. */
export function scopeCondition({ scope }: Narrowing): SQL {
  const { exhibitionId, companyId } = scope
  const parts = [
    exhibitionId === undefined ? [] : [sql`s.exhibition_ids @> array[${exhibitionId}::int]`],
    companyId === undefined ? [] : [sql`s.company_id = ${companyId}::int`],
  ].flat()
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/** All filters but those named. */
export function filterCondition({ filters }: Narrowing, except: readonly FilterName[] = []): SQL {
  const parts = filters.filter(({ name }) => !except.includes(name)).map(({ condition }) => condition)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

export const passesFilters = (
  { filters }: Narrowing,
  facts: Facts,
  except: readonly FilterName[] = [],
): boolean => filters.every((filter) => except.includes(filter.name) || filter.passes(facts))
