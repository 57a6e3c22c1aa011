import { daysBetween } from '@tradefloor/ui'

/** The fair's clock is Shanghai's, which has known no daylight saving since 1991; the visitor's is the browser's own. */
export const fairZone = 'fair'
export const ownZone = 'own'
export type Zone = typeof fairZone | typeof ownZone

export interface ClockTime {
  /** YYYY-MM-DD. */
  day: string
  /** HH:mm. */
  time: string
}

const minuteMs = 60_000
const fairOffset = 480

/** Minutes that a clock is before UTC's at an instant. Without `Intl`, whose first use takes a phone a tenth of a second. */
const offsetAt = (zone: Zone, instant: number): number =>
  zone === fairZone ? fairOffset : -new Date(instant).getTimezoneOffset()

/** What a clock shows at an instant, daylight saving and all. */
export function clockIn(zone: Zone, instant: number): ClockTime {
  const shown = new Date(instant + offsetAt(zone, instant) * minuteMs).toISOString()
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** The visitor's clock: `UTC+8`, `UTC−3:30`. */
export function offsetName(instant: number): string {
  const minutes = offsetAt(ownZone, instant)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** Minutes that the visitor's clock is ahead of the fair's at an instant; negative where it is earlier. */
export const aheadOfFair = (instant: number): number => offsetAt(ownZone, instant) - fairOffset

export interface SessionTimes {
  from: string
  to: string
  /** Days that the visitor's calendar is ahead of the fair's day when it begins: the fair's days stay what they are. */
  days: number
}

/** When a session is, on a clock. */
export function timesIn(zone: Zone, session: { starts_at: string; ends_at: string }): SessionTimes {
  const starts = Date.parse(session.starts_at)
  const begins = clockIn(zone, starts)
  return {
    from: begins.time,
    to: clockIn(zone, Date.parse(session.ends_at)).time,
    days: daysBetween(clockIn(fairZone, starts).day, begins.day),
  }
}

/** Whether the visitor's clock shows something else than the fair's at any of these instants. */
export const clocksDiffer = (instants: readonly number[]): boolean =>
  instants.some((instant) => aheadOfFair(instant) !== 0)

/** `1:05:09`, `12:04`: what is left, or how far one is. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
