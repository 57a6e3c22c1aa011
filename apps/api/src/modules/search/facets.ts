import type { Facets } from '@tradefloor/contract'
import type { Facts } from './facts.ts'
import { type FilterName, type Narrowing, passesFilters } from './filters.ts'
import { orderRanges, priceRanges, stepsOf } from './ranges.ts'

type More = NonNullable<Facets['more']>

/** A facet counts what there would be with each of its values, so it leaves out the filters that choose one. */
export const ignoredBy = {
  industry: ['industry'],
  area: ['province', 'city', 'area'],
  city: ['city', 'area'],
  district: ['area'],
  category: ['category'],
  exhibition: ['exhibitions'],
  video: ['video'],
  online: ['online'],
  price: ['price'],
  order: ['order'],
} as const satisfies Record<string, readonly FilterName[]>
export type FacetName = keyof typeof ignoredBy

export interface Counted {
  value: string
  count: number
}

/** The most frequent first; what is not known is no choice. */
export const inOrder = <Value extends Counted>(counted: Value[]): Value[] =>
  counted
    .filter(({ value, count }) => value !== '' && count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))

/** How many entries a row stands for: one, or one in each exhibition that is wanted. */
export const entriesOf = (
  { exhibitionIds }: Pick<Facts, 'exhibitionIds'>,
  { exhibitionIds: wanted }: Narrowing,
  group: boolean,
): number => {
  if (group) return 1
  return wanted === null ? exhibitionIds.length : exhibitionIds.filter((id) => wanted.has(id)).length
}

/** Counts rows that are all in memory. */
export function countFacets(
  rows: readonly Facts[],
  narrowing: Narrowing,
  { group, online }: { group: boolean; online: ReadonlySet<number> },
): Facets {
  const rowsFor = (facet: FacetName) =>
    rows.filter((facts) => passesFilters(narrowing, facts, ignoredBy[facet]))
  const tally = (facet: FacetName, pick: (facts: Facts) => string[]) => {
    const counts = new Map<string, number>()
    for (const facts of rowsFor(facet))
      for (const value of pick(facts))
        counts.set(value, (counts.get(value) ?? 0) + entriesOf(facts, narrowing, group))
    return inOrder([...counts].map(([value, count]) => ({ value, count })))
  }
  const base = {
    industry: tally('industry', ({ industry }) => [industry]),
    area: tally('area', ({ province }) => [province]),
  }
  if (!group) return base
  const named = new Map(
    rows.flatMap((facts) => facts.categories.map((zh, at) => [zh, facts.categoriesEn[at] ?? ''])),
  )
  const prices = rowsFor('price').flatMap(({ priceCurrency, priceLow, priceHigh }) =>
    priceCurrency === null || priceLow === null
      ? []
      : [{ unit: priceCurrency, low: priceLow, high: priceHigh ?? priceLow, count: 1 }],
  )
  const more: More = {
    city: tally('city', ({ city }) => [city]),
    district: tally('district', ({ area }) => [area]),
    category: tally('category', ({ categories }) => categories).map((each) => ({
      ...each,
      en: named.get(each.value) ?? '',
    })),
    exhibition: tally('exhibition', ({ exhibitionIds }) => exhibitionIds.map(String)).map(
      ({ value, count }) => ({ value: Number(value), count }),
    ),
    video: rowsFor('video').filter(({ hasVideo }) => hasVideo).length,
    online: rowsFor('online').filter(({ companyId }) => online.has(companyId)).length,
    price: priceRanges(prices, stepsOf(prices)),
    order: orderRanges(
      rowsFor('order').flatMap(({ orderQuantity, orderUnit }) =>
        orderQuantity === null
          ? []
          : [{ unit: orderUnit ?? '', low: orderQuantity, high: orderQuantity, count: 1 }],
      ),
    ),
  }
  return { ...base, more }
}
