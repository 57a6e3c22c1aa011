import type { AnsweringHours } from '@tradefloor/contract'

const minuteMs = 60_000
const dayMinutes = 24 * 60
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Whether a company's people answer now, and when they do next. */
export interface Answering {
  isOpen: boolean
  /** The moment at which they begin; null while they answer. */
  opensAt: number | null
}

/** By the clock where they are, whatever clock the visitor has. Undefined where this machine does not know their zone. */
export function answeringAt(hours: AnsweringHours, now: number): Answering | undefined {
  const there = clockIn(hours.zone, now)
  if (!there) return undefined
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)]
  const isDay = (ahead: number) => hours.days.includes(((there.day - 1 + ahead) % 7) + 1)
  if (isDay(0) && there.minute >= from && there.minute < to) return { isOpen: true, opensAt: null }
  const first = there.minute < from ? 0 : 1
  const ahead = [0, 1, 2, 3, 4, 5, 6, 7].find((days) => days >= first && isDay(days)) ?? 7
  const wait = ahead * dayMinutes + from - there.minute
  return { isOpen: false, opensAt: withoutSeconds(now) + wait * minuteMs + shift(hours.zone, now, wait) }
}

/** Days on which the clocks are changed are longer or shorter than others. */
function shift(zone: string, now: number, wait: number): number {
  const before = clockIn(zone, now)
  const after = clockIn(zone, now + wait * minuteMs)
  if (!before || !after) return 0
  const off = (before.minute + wait - after.minute) % dayMinutes
  return (off > dayMinutes / 2 ? off - dayMinutes : off < -dayMinutes / 2 ? off + dayMinutes : off) * minuteMs
}

const withoutSeconds = (time: number) => time - (time % minuteMs)

const minutesOf = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

/** The day of the week, 1 for Monday, and the minute of the day. */
function clockIn(zone: string, time: number): { day: number; minute: number } | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(time)
    const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
    return {
      day: weekdays.indexOf(of('weekday')) + 1,
      minute: Number(of('hour')) * 60 + Number(of('minute')),
    }
  } catch {
    return undefined
  }
}
