/** The fair's wall clock is +08:00 all year, wherever server and visitor are. */
export const fairOffsetMs = 8 * 3_600_000

const pad = (value: number) => String(value).padStart(2, '0')

/** An instant on the fair's wall clock, YYYY-MM-DD HH:mm:ss. */
export function fairDateTime(instant: Date): string {
  const shifted = new Date(instant.getTime() + fairOffsetMs)
  return `${shifted.toISOString().slice(0, 10)} ${pad(shifted.getUTCHours())}:${pad(shifted.getUTCMinutes())}:${pad(shifted.getUTCSeconds())}`
}

/** The day it is at the fair, YYYY-MM-DD. */
export const fairDay = (instant: Date): string =>
  new Date(instant.getTime() + fairOffsetMs).toISOString().slice(0, 10)

/** The instant at which the fair's clock shows this day and time. */
export const fairInstant = (day: string, time = '00:00:00'): Date => new Date(`${day}T${time}+08:00`)
