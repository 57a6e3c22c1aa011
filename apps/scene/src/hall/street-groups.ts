import { industries, type StandTier } from '@tradefloor/contract'
import type { Goods } from '../stage/lay-goods.ts'

/** An exhibitor as the hall needs it. */
export interface HallBooth {
  companyId: number
  instanceId: number
  name: { zh: string; en: string }
  logo: string
  poster: string | null
  color: string | null
  tier: StandTier
  industry: string | null
  boothNo: string | null
  /** Its first products. */
  goods: readonly Goods[]
  favourite: boolean
}

/** Exhibitors who share a street, or several in a row. */
export interface StreetGroup {
  /** None for a street of several industries. */
  industry: string | null
  booths: HallBooth[]
}

/** An industry with fewer exhibitors shares a street with other small ones. */
const fewest = 4

const tierOrder: Readonly<Record<StandTier, number>> = { custom: 0, corner: 1, shell: 2 }

/** A2 before A10. Made once: making one for each comparison is what a thousand booths would wait for. */
const byNumber = new Intl.Collator('en', { numeric: true }).compare

/** Large stands at the entrance, then by the organiser's numbers, then by age. */
export function orderBooths(booths: readonly HallBooth[]): HallBooth[] {
  return [...booths].sort(
    (a, b) =>
      tierOrder[a.tier] - tierOrder[b.tier] ||
      Number(a.boothNo === null) - Number(b.boothNo === null) ||
      byNumber(a.boothNo ?? '', b.boothNo ?? '') ||
      a.companyId - b.companyId,
  )
}

export function streetGroups(ordered: readonly HallBooth[]): StreetGroup[] {
  const known = new Map<string, HallBooth[]>(industries.map((industry) => [industry, []]))
  const mixed: HallBooth[] = []
  for (const booth of ordered) (known.get(booth.industry ?? '') ?? mixed).push(booth)
  const large: StreetGroup[] = []
  for (const [industry, booths] of known) {
    if (booths.length >= fewest) large.push({ industry, booths })
    else mixed.push(...booths)
  }
  if (mixed.length === 0) return large
  const only = large.length === 0 && new Set(mixed.map(({ industry }) => industry)).size === 1
  return [...large, { industry: only ? (mixed[0]?.industry ?? null) : null, booths: orderBooths(mixed) }]
}
