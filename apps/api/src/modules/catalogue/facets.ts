import type { Facets } from '@tradefloor/contract'

/** How many entries of an industry in a province the search found, inside and outside the area asked for. */
export interface Tally {
  industry: string
  province: string
  inArea: boolean
  entries: number
}

/** How many there are with all filters, and how many there would be with each other industry or area. */
export function countByFacet(
  tallies: Tally[],
  industry: string | undefined,
): { count: number; facets: Facets } {
  const ofIndustry = (tally: Tally) => industry === undefined || tally.industry === industry
  const inArea = tallies.filter((tally) => tally.inArea)
  return {
    count: sum(inArea.filter(ofIndustry)),
    facets: {
      industry: facet(inArea, (tally) => tally.industry),
      area: facet(tallies.filter(ofIndustry), (tally) => tally.province),
    },
  }
}

const sum = (tallies: Tally[]) => tallies.reduce((total, { entries }) => total + entries, 0)

/** The most frequent first; what is not known is no choice. */
function facet(tallies: Tally[], pick: (tally: Tally) => string): Facets['industry'] {
  const counts = new Map<string, number>()
  for (const tally of tallies) {
    const value = pick(tally)
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + tally.entries)
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
