import type { Replies } from '@tradefloor/contract'

/** Fewer late replies in an hour are no pattern. */
const fewestLate = 3

export type RepliesOfHour = Replies['by_hour'][number]

/** The hour in which most visitors waited too long, if it was the rule there. */
export function latestHour(hours: readonly RepliesOfHour[]): RepliesOfHour | undefined {
  const [worst] = hours
    .filter(({ later, in_time }) => later >= fewestLate && later > in_time)
    .sort((one, other) => other.later - one.later || one.hour - other.hour)
  return worst
}

/** All hours from the first to the last in which somebody wrote. */
export function fillHours(hours: readonly RepliesOfHour[]): RepliesOfHour[] {
  const known = new Map(hours.map((each) => [each.hour, each]))
  const [first, last] = [Math.min(...known.keys()), Math.max(...known.keys())]
  if (known.size === 0) return []
  return Array.from({ length: last - first + 1 }, (_, n) => {
    const hour = first + n
    return known.get(hour) ?? { hour, in_time: 0, later: 0 }
  })
}

/** A share is told from ten cases on; of fewer only how many. */
export const shareOf = (part: number, whole: number): number | null =>
  whole < 10 ? null : Math.round((100 * part) / whole)
