import type { Facets } from '@tradefloor/contract'
import type { Facts } from './facts.ts'
import { type FilterName, type Narrowing, passesFilters } from './filters.ts'

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
    price: ranges(rowsFor('price'), ({ priceCurrency, priceLow, priceHigh }) =>
      priceCurrency === null || priceLow === null
        ? null
        : { unit: priceCurrency, low: priceLow, high: priceHigh ?? priceLow },
    ),
    order: ranges(rowsFor('order'), ({ orderQuantity, orderUnit }) =>
      orderQuantity === null ? null : { unit: orderUnit ?? '', low: orderQuantity, high: orderQuantity },
    ),
  }
  return { ...base, more }
}

interface Range {
  unit: string
  low: number
  high: number
}

/** Lowest and highest in each currency or unit, the most frequent first. */
function ranges(rows: readonly Facts[], pick: (facts: Facts) => Range | null): More['price'] {
  const found = new Map<string, Range & { count: number }>()
  for (const facts of rows) {
    const range = pick(facts)
    if (range === null) continue
    const known = found.get(range.unit)
    found.set(range.unit, {
      unit: range.unit,
      low: Math.min(range.low, known?.low ?? range.low),
      high: Math.max(range.high, known?.high ?? range.high),
      count: (known?.count ?? 0) + 1,
    })
  }
  return [...found.values()].sort((a, b) => b.count - a.count || (a.unit < b.unit ? -1 : 1))
}
