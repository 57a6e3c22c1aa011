import {
  defaultExhibitions,
  type Guest,
  type GuestsQuery,
  type LiveSession,
  type ScheduleGroup,
  type ScheduleQuery,
  type ScheduleReply,
} from '@tradefloor/contract'
import { scheduleHalls, sessionStates } from '@tradefloor/rules'
import type { Clock } from '../../config/clock.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/open-database.ts'
import type { TurningPoints } from '../../http/turning-points.ts'
import { markedAmong } from '../favourites/index.ts'
import { appearancesIn } from './appearances.ts'
import type { Audience } from './audience.ts'
import { findEdition, findGuests, findSessions, findSessionsAhead } from './schedule-queries.ts'
import { viewGuest, viewLiveSession, viewProgramme } from './schedule-view.ts'

interface Needs {
  config: Pick<Config, 'streamOrigins'>
  database: Database
  clock: Clock
  turns: TurningPoints
}

const dayMs = 86_400_000
const mostAhead = 20

interface Programme<Item> {
  list: Item[]
  /** Found before the list: one that is older than it costs a question too many, a younger one would hide a change. */
  edition: string
}

const exhibitionOf = (query: { exhibition_id?: number }) => query.exhibition_id ?? defaultExhibitions.schedule

/** Open to everyone. An exhibition without a programme, or that nobody knows, has an empty one. */
export async function getSchedule(
  { config, database, clock, turns }: Needs,
  query: ScheduleQuery,
): Promise<Programme<ScheduleGroup>> {
  const edition = await findEdition(database.db)
  const { hall_id: hall = scheduleHalls.all } = query
  const rows = await findSessions(database.db, {
    exhibitionId: exhibitionOf(query),
    hallId: hall === scheduleHalls.all ? null : hall,
  })
  turns.note(timesOf(rows))
  const { streamOrigins } = config
  const list = viewProgramme(rows, await appearancesIn(database, rows), { now: clock.now(), streamOrigins })
  return { list, edition }
}

/** The visitor's own stars on a programme, its sessions and their documents, with one question. */
export async function markProgramme(
  { database }: Pick<Needs, 'database'>,
  reply: ScheduleReply,
  accountId: number,
  query: ScheduleQuery,
): Promise<ScheduleReply> {
  const exhibitionId = exhibitionOf(query)
  const sessions = reply.list.flatMap(({ data }) => data.flatMap((slot) => slot.data))
  const docs = sessions.flatMap(({ guests }) => guests.flatMap((one) => one.docs))
  const marked = await markedAmong(database.db, accountId, [
    ...sessions.map(({ id }) => ({ kind: 'session' as const, exhibitionId, target: String(id) })),
    ...docs.map((doc) => ({ kind: 'com_doc' as const, exhibitionId, target: String(doc.com_doc_id) })),
  ])
  for (const one of sessions) one.is_mark = marked.has(`session:${exhibitionId}:${one.id}`) ? 1 : 0
  for (const doc of docs) doc.is_mark = marked.has(`com_doc:${exhibitionId}:${doc.com_doc_id}`) ? 1 : 0
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
export async function listLiveSessions({
  config,
  database,
  clock,
  turns,
  audience,
}: Needs & { audience: Audience }): Promise<Programme<LiveSession>> {
  const now = clock.now()
  const edition = await findEdition(database.db)
  const rows = await findSessionsAhead(database.db, {
    now,
    until: new Date(now.getTime() + dayMs),
    most: mostAhead,
  })
  const sessions = rows.map(({ session }) => session)
  turns.note(timesOf(sessions))
  const appearances = await appearancesIn(database, sessions)
  const viewers = await audience.count()
  const late = ({ live_status }: LiveSession) => (live_status === sessionStates.live ? 0 : 1)
  const list = rows
    .map((row) =>
      viewLiveSession(row, appearances(row.session.id), {
        now,
        streamOrigins: config.streamOrigins,
        viewers: viewers(row.session.id),
      }),
    )
    .sort((a, b) => late(a) - late(b) || a.starts_at.localeCompare(b.starts_at) || a.id - b.id)
  return { list, edition }
}

const timesOf = (sessions: { startsAt: Date; endsAt: Date }[]) =>
  sessions.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
