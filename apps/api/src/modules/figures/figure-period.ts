import { type FigurePeriod, fairDay, fairInstant, figureLimits } from '@tradefloor/contract'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Of how many days a chart has its bars, however short the period is. */
const chartDays = 14

export const hourAt = (moment: Date): number => Math.floor(moment.getTime() / hourMs)

interface Dates {
  lasting: boolean
  opensAt: Date
  closesAt: Date
}

/** When the exhibitions that are being held were opened, else the last one; none of the last 90 days, none. */
export function openedAt(exhibitions: readonly Dates[], now: Date): Date | null {
  const opened = exhibitions.filter(({ lasting, opensAt }) => !lasting && opensAt <= now)
  const held = opened.filter(({ closesAt }) => closesAt > now).map(({ opensAt }) => opensAt.getTime())
  const first = held.length > 0 ? Math.min(...held) : Math.max(...opened.map((one) => one.opensAt.getTime()))
  return first > now.getTime() - (figureLimits.days - 1) * dayMs ? new Date(first) : null
}

export interface Times {
  period: FigurePeriod
  from: Date
  /** Of the chart, which begins earlier than a short period. */
  chart: { by: 'day' | 'hour'; steps: number[]; hours: number }
}

/** From when on, and the steps of the chart, each by the hour in which it begins. */
export function timesOf(asked: FigurePeriod | undefined, opened: Date | null, now: Date): Times {
  const wished = asked ?? 'opening'
  const period = wished === 'opening' && opened === null ? 'days14' : wished
  const today = fairInstant(fairDay(now))
  const firstDay = new Date(today.getTime() - (chartDays - 1) * dayMs)
  if (period === 'today')
    return { period, from: today, chart: { by: 'hour', steps: stepsBetween(today, now, 1), hours: 1 } }
  const from = period === 'opening' && opened ? opened : firstDay
  const begin = from < firstDay ? fairInstant(fairDay(from)) : firstDay
  return { period, from, chart: { by: 'day', steps: stepsBetween(begin, now, 24), hours: 24 } }
}

function stepsBetween(from: Date, to: Date, hours: number): number[] {
  const [first, last] = [hourAt(from), hourAt(to)]
  return Array.from({ length: Math.floor((last - first) / hours) + 1 }, (_, n) => first + n * hours)
}
