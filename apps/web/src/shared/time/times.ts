import { daysBetween } from '@tradefloor/ui'

export const fairZone = 'Asia/Shanghai'

let known: { zone: string; offset: number } | undefined

/** Where the visitor's clock stands. Finding out takes milliseconds: asked again only when the clock was changed. */
export function ownZone(): string {
  const offset = new Date().getTimezoneOffset()
  if (known?.offset !== offset) known = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, offset }
  return known.zone
}

export interface ClockTime {
  /** YYYY-MM-DD. */
  day: string
  /** HH:mm. */
  time: string
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(zone, clock)
  return clock
}

function partsIn(zone: string, instant: number): Record<string, string> {
  return Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
}

/** What a clock in a zone shows at an instant, that zone's daylight saving and all. */
export function clockIn(zone: string, instant: number): ClockTime {
  const shown = new Date(instant + offsetAt(zone, instant) * minuteMs).toISOString()
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) }
}

const minuteMs = 60_000
const dayMs = 86_400_000
const offsets = new Map<string, number>()

/**
 * Minutes that a zone's clock is before UTC's at an instant. A day that begins and ends with the same offset has it
 * all day: a programme of hundreds of times is then a few questions, each of which takes a phone half a millisecond.
 */
export function offsetAt(zone: string, instant: number): number {
  const begin = Math.floor(instant / dayMs) * dayMs
  const offset = offsetAtDay(zone, begin)
  return offset === offsetAtDay(zone, begin + dayMs) ? offset : offsetShown(zone, instant)
}

function offsetAtDay(zone: string, begin: number): number {
  const key = `${zone} ${begin}`
  const offset = offsets.get(key) ?? offsetShown(zone, begin)
  offsets.set(key, offset)
  return offset
}

function offsetShown(zone: string, instant: number): number {
  const { year, month, day, hour, minute, second } = partsIn(zone, instant)
  const shown = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  )
  return Math.round((shown - Math.floor(instant / 1000) * 1000) / minuteMs)
}

/** `UTC+8`, `UTC−3:30`. */
export function offsetName(zone: string, instant: number): string {
  const minutes = offsetAt(zone, instant)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** Minutes that a zone is ahead of the fair at an instant; negative where it is earlier. */
export const aheadOfFair = (zone: string, instant: number): number =>
  offsetAt(zone, instant) - offsetAt(fairZone, instant)

export interface SessionTimes {
  from: string
  to: string
  /** Days that the visitor's calendar is ahead of the fair's day when it begins: the fair's days stay what they are. */
  days: number
}

/** When a session is, on the clocks of a zone. */
export function timesIn(zone: string, session: { starts_at: string; ends_at: string }): SessionTimes {
  const starts = Date.parse(session.starts_at)
  const begins = clockIn(zone, starts)
  return {
    from: begins.time,
    to: clockIn(zone, Date.parse(session.ends_at)).time,
    days: daysBetween(clockIn(fairZone, starts).day, begins.day),
  }
}

/** Whether two clocks differ at any of these instants. */
export const clocksDiffer = (zone: string, instants: readonly number[]): boolean =>
  instants.some((instant) => aheadOfFair(zone, instant) !== 0)

/** `1:05:09`, `12:04`: what is left, or how far one is. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
