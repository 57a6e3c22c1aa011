import type { ViewBody } from '@tradefloor/contract'

export type FoundBy = NonNullable<ViewBody['found_by']>

let last: { boothId: number; by: FoundBy } | undefined

type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** In another tab or window; this page stays as it is. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  metaKey || ctrlKey || shiftKey || altKey

/** Somebody opens a result of a search. Kept until the booth is there, and told with its visit, once. */
export function noteFound(click: Click, boothId: number, by: FoundBy) {
  last = by.search === '' || opensElsewhere(click) ? undefined : { boothId, by }
}

/** The search by which this booth was just found, if it was. */
export function takeFound(boothId: number | undefined): FoundBy | undefined {
  const by = last?.boothId === boothId ? last?.by : undefined
  last = undefined
  return by
}
