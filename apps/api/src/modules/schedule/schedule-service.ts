import type {
  Guest,
  GuestsQuery,
  LiveSession,
  ScheduleGroup,
  ScheduleQuery,
  ScheduleReply,
} from '@tradefloor/contract'
import { agendaWithoutExhibition, scheduleHalls, sessionStates } from '@tradefloor/rules'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/open-database.ts'
import type { TurningPoints } from '../../http/turning-points.ts'
import { markedTargets } from '../favourites/index.ts'
import {
  type AppearanceRow,
  findAppearances,
  findGuests,
  findSessions,
  findSessionsAhead,
} from './schedule-queries.ts'
import { viewGuest, viewLiveSession, viewProgramme } from './schedule-view.ts'

interface Needs {
  database: Database
  clock: Clock
  turns: TurningPoints
}

const dayMs = 86_400_000
const mostAhead = 20

const exhibitionOf = (query: { exhibition_id?: number }) =>
  query.exhibition_id ?? agendaWithoutExhibition.exhibitionId

/** Open to everyone. An exhibition without a programme, or that nobody knows, has an empty one. */
export async function getSchedule(
  { database, clock, turns }: Needs,
  query: ScheduleQuery,
): Promise<ScheduleGroup[]> {
  const { hall_id: hall = scheduleHalls.all } = query
  const rows = await findSessions(database.db, {
    exhibitionId: exhibitionOf(query),
    hallId: hall === scheduleHalls.all ? null : hall,
  })
  turns.note(timesOf(rows))
  return viewProgramme(rows, await appearancesIn(database, rows), clock.now())
}

/** The visitor's own stars on the documents of a programme, with one question. */
export async function markDocuments(
  { database }: Pick<Needs, 'database'>,
  reply: ScheduleReply,
  accountId: number,
  query: ScheduleQuery,
): Promise<ScheduleReply> {
  const exhibitionId = exhibitionOf(query)
  const docs = reply.list
    .flatMap(({ data }) => data.flatMap((slot) => slot.data))
    .flatMap(({ guests }) => guests.flatMap((one) => one.docs))
  if (docs.length === 0) return reply
  const targets = [...new Set(docs.map((doc) => String(doc.com_doc_id)))]
  const marked = await markedTargets(
    database.db,
    accountId,
    'com_doc',
    targets.map((target) => ({ exhibitionId, target })),
  )
  for (const doc of docs) doc.is_mark = marked.has(`${exhibitionId}:${doc.com_doc_id}`) ? 1 : 0
  return reply
}

/** Open to everyone. */
export async function listGuests(
  { database }: Pick<Needs, 'database'>,
  query: GuestsQuery,
): Promise<Guest[]> {
  return (await findGuests(database.db, exhibitionOf(query))).map(viewGuest)
}

/** Open to everyone: what is on in all halls, then what comes within a day. */
export async function listLiveSessions({ database, clock, turns }: Needs): Promise<LiveSession[]> {
  const now = clock.now()
  const rows = await findSessionsAhead(database.db, {
    now,
    until: new Date(now.getTime() + dayMs),
    most: mostAhead,
  })
  const sessions = rows.map(({ session }) => session)
  turns.note(timesOf(sessions))
  const appearances = await appearancesIn(database, sessions)
  const late = ({ live_status }: LiveSession) => (live_status === sessionStates.live ? 0 : 1)
  return rows
    .map((row) => viewLiveSession(row, appearances(row.session.id), now))
    .sort((a, b) => late(a) - late(b) || a.starts_at.localeCompare(b.starts_at) || a.id - b.id)
}

const timesOf = (sessions: { startsAt: Date; endsAt: Date }[]) =>
  sessions.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])

async function appearancesIn({ db }: Database, sessions: { id: number }[]) {
  const rows = await findAppearances(
    db,
    sessions.map(({ id }) => id),
  )
  const bySession = new Map<number, AppearanceRow[]>(sessions.map(({ id }) => [id, []]))
  for (const row of rows) bySession.get(row.sessionId)?.push(row)
  return (sessionId: number): AppearanceRow[] => bySession.get(sessionId) ?? []
}
