import type { ViewBody } from '@tradefloor/contract'

export type FoundBy = NonNullable<ViewBody['found_by']>

let last: { boothId: number; by: FoundBy } | undefined

/** Somebody opens a result of a search. Kept until the booth is there, and told with its visit, once. */
export function noteFound(boothId: number, by: FoundBy) {
  last = by.search === '' ? undefined : { boothId, by }
}

/** The search by which this booth was just found, if it was. */
export function takeFound(boothId: number | undefined): FoundBy | undefined {
  const by = last?.boothId === boothId ? last?.by : undefined
  last = undefined
  return by
}
