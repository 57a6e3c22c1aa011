import { readId } from '@tradefloor/rules'

/** The exhibition an address names. Most pages say `exhibition_id`; `/exhibitionView` says `exhibitionId`. */
export const exhibitionInAddress = (query: URLSearchParams): number | null =>
  readId(query.get('exhibition_id') ?? query.get('exhibitionId'))

/** Whether the address tries to name one at all. */
export const namesExhibition = (query: URLSearchParams): boolean =>
  query.has('exhibition_id') || query.has('exhibitionId')
