import { fairDay, type ScheduleGroup } from '@tradefloor/contract'
import { bothTexts, sessionStates } from '@tradefloor/rules'
import type { BilingualText } from '../place.ts'

export interface StageSession {
  id: number
  hallId: number
  title: BilingualText
  /** YYYY-MM-DD and HH:mm-HH:mm at the fair. */
  day: string
  time: string
  starts: number
  ends: number
  state: number
  cancelled: boolean
  guests: number[]
}

/** The programme as one list, in the order of time. */
export const sessionsOf = (groups: readonly ScheduleGroup[]): StageSession[] =>
  groups
    .flatMap(({ date, data }) =>
      data.flatMap(({ time, data: sessions }) =>
        sessions.map(
          (session): StageSession => ({
            id: session.id,
            hallId: session.hall_id,
            title: bothTexts(session.title, session.title_en),
            day: date,
            time,
            starts: Date.parse(session.starts_at),
            ends: Date.parse(session.ends_at),
            state: session.live_status,
            cancelled: session.cancelled === 1,
            guests: session.guests.map(({ id }) => id),
          }),
        ),
      ),
    )
    .sort((a, b) => a.starts - b.starts || a.id - b.id)

/** The day the board shows: today, else the next day with something on it, else the last one there was. */
export function dayShown(sessions: readonly StageSession[], now: number): string | undefined {
  const today = fairDay(new Date(now))
  const days = sessions.map(({ day }) => day)
  return days.find((day) => day >= today) ?? days.at(-1)
}

/** What belongs on the screen: what is live, else what comes next, else what was last. */
export function onStage(sessions: readonly StageSession[]): StageSession | undefined {
  const held = sessions.filter(({ cancelled }) => !cancelled)
  return (
    held.find(({ state }) => state === sessionStates.live) ??
    held.find(({ state }) => state === sessionStates.upcoming) ??
    held.at(-1)
  )
}

/** The next time that something begins or ends. */
export const nextTurn = (sessions: readonly StageSession[], now: number): number | undefined =>
  sessions
    .flatMap(({ starts, ends }) => [starts, ends])
    .filter((time) => time > now)
    .sort((a, b) => a - b)[0]
