import type { ScheduleGroup, Session } from '@tradefloor/contract'
import { type ConferenceHallId, conferenceHallNames, scheduleHalls } from '@tradefloor/rules'
import { endOf, isLive, isOver, isUpcoming, startOf } from './session-state.ts'

/** A session with what its group says of it. */
export interface AgendaSession extends Session {
  /** The fair's day. */
  date: string
  theme: string
  theme_en: string
}

/** In the order of their beginnings; what begins together stands by hall. */
export function sessionsOf(groups: readonly ScheduleGroup[]): AgendaSession[] {
  const all = groups.flatMap(({ date, theme, theme_en, data }) =>
    data.flatMap((slot) => slot.data.map((session) => ({ ...session, date, theme, theme_en }))),
  )
  return all.sort((a, b) => startOf(a) - startOf(b) || a.hall_id - b.hall_id || a.id - b.id)
}

/** What a reader wants to see of a programme. */
export interface AgendaChoice {
  day: string
  hall: ConferenceHallId | 'all'
  onlyFavourites: boolean
}

export const daysOf = (sessions: readonly AgendaSession[]): string[] => [
  ...new Set(sessions.map(({ date }) => date)),
]

/**
 * The day to begin with: that of what is on, which after midnight may be yesterday; else today at the fair, else the
 * next one with a programme, else the last.
 */
export function dayToShow(sessions: readonly AgendaSession[], today: string): string | undefined {
  const days = daysOf(sessions)
  return sessions.findLast(isLive)?.date ?? days.find((day) => day >= today) ?? days.at(-1)
}

/** Groups in the order of their first session. One that goes on after another stays one. */
function grouped(
  sessions: readonly AgendaSession[],
  keyOf: (session: AgendaSession) => string,
): AgendaSession[][] {
  const groups = new Map<string, AgendaSession[]>()
  for (const session of sessions) {
    const key = keyOf(session)
    const own = groups.get(key)
    if (own) own.push(session)
    else groups.set(key, [session])
  }
  return [...groups.values()]
}

export const byTheme = (sessions: readonly AgendaSession[]) =>
  grouped(sessions, ({ theme, theme_en }) => JSON.stringify([theme, theme_en]))

export const byHall = (sessions: readonly AgendaSession[]) =>
  grouped(sessions, ({ hall_id }) => String(hall_id)).sort(
    ([a], [b]) => (a?.hall_id ?? 0) - (b?.hall_id ?? 0),
  )

export const hallsOf = (sessions: readonly AgendaSession[]): ConferenceHallId[] =>
  conferenceHallNames
    .map((name) => scheduleHalls[name])
    .filter((hall) => sessions.some(({ hall_id }) => hall_id === hall))

/** What is on in a hall, and what comes next there. */
export function hallNow(sessions: readonly AgendaSession[], hall: ConferenceHallId) {
  const own = sessions.filter(({ hall_id }) => hall_id === hall)
  const next = own.find((session) => isUpcoming(session) && session.cancelled !== 1)
  return { live: own.find(isLive), next, last: own.findLast(isOver), all: own }
}

/** After which of a day's sessions, in order, the present lies; undefined where it is another day. */
export function nowPosition(
  sessions: readonly Pick<Session, 'starts_at' | 'ends_at'>[],
  now: number,
): number | undefined {
  const [first, last] = [sessions[0], sessions.at(-1)]
  if (!first || !last || now < startOf(first) || now >= Math.max(...sessions.map(endOf))) return undefined
  return sessions.filter((session) => startOf(session) <= now).length - 1
}
