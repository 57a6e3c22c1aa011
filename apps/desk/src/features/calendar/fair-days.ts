import { daysBetween } from '@tradefloor/ui'

export interface FairDays {
  /** Days until the close day: 0 on the last one, negative after it. */
  left: number
  /** Days until the open day: 0 on the first one, negative after it. */
  until: number
  /** Which day of the fair it is, from 1; and how many it has. */
  day: number
  days: number
}

/** Where a fair stands on a day of the fair's calendar. The open and the close day both count. */
export function fairDays(open: string, close: string, today: string): FairDays {
  const until = daysBetween(today, open)
  const days = daysBetween(open, close) + 1
  return { left: daysBetween(today, close), until, day: Math.min(Math.max(1 - until, 0), days), days }
}
