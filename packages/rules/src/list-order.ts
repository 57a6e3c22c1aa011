import { exhibitionStatuses } from '@tradefloor/contract'

export interface Ordered {
  id: number
  lasting: number
  status: number
  open_date: string
  close_date: string
}

const { held, upcoming, ended } = exhibitionStatuses
const rank = [held, upcoming, ended] as readonly number[]

const before = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Being held: the newest opening first. Upcoming: the soonest first. Ended: the last to close first. */
function byDates(a: Ordered, b: Ordered): number {
  if (a.status === upcoming) return before(a.open_date, b.open_date)
  if (a.status === ended) return before(b.close_date, a.close_date)
  return before(b.open_date, a.open_date)
}

/** Dated fairs, then the pavilions, which have no news to tell and stand by id. */
export const inListOrder = <T extends Ordered>(exhibitions: readonly T[]): T[] =>
  [...exhibitions].sort(
    (a, b) =>
      a.lasting - b.lasting ||
      (a.lasting === 1 ? 0 : rank.indexOf(a.status) - rank.indexOf(b.status) || byDates(a, b)) ||
      a.id - b.id,
  )

/** Where one can go now, then what is to come, then what is over: for a card of what stands in several of them. */
export const inOpenOrder = <T extends Ordered>(exhibitions: readonly T[]): T[] => {
  const rankOf = ({ lasting, status }: Ordered) => rank.indexOf(lasting === 1 ? held : status)
  return [...exhibitions].sort(
    (a, b) => rankOf(a) - rankOf(b) || a.lasting - b.lasting || byDates(a, b) || a.id - b.id,
  )
}
