import { type ExhibitionStatus, exhibitionStatuses, fairDay } from '@tradefloor/contract'

/**
 * Upcoming, being held or ended. The fair counts in its own days: it is held from the morning of the day it opens to
 * the midnight after the day it closes. `open` and `close` are on the fair's wall clock and begin YYYY-MM-DD.
 */
export function statusOf({ open, close }: { open: string; close: string }, now: Date): ExhibitionStatus {
  const today = fairDay(now)
  if (today < open.slice(0, 10)) return exhibitionStatuses.upcoming
  if (today > close.slice(0, 10)) return exhibitionStatuses.ended
  return exhibitionStatuses.held
}
