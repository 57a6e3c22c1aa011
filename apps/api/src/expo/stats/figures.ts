import { fairOffsetMs } from '@tradefloor/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { dayOfHour } from '../../modules/logs/index.ts'
import { isWithheld, readKnownWords } from './names-of-people.ts'

export const figureNames = [
  'visits',
  'booth_views',
  'favourites',
  'cards',
  'messages',
  'unanswered',
  'searches_without_result',
] as const
export type FigureName = (typeof figureNames)[number]
export type Figures = Record<FigureName, number>

/** Days are those of the fair; both ends belong to it. */
export interface Span {
  since: string | null
  until: string | null
  exhibitionId: number | null
}

/** One figure of an exhibition on a day. Exhibition 0: in none of them. */
export interface Fact {
  exhibitionId: number
  day: string
  figure: FigureName
  count: number
}

export interface LostSearch {
  words: string
  what: 'exhibitor' | 'product'
  count: number
}

const dayOf = (moment: SQL) =>
  sql`(${moment} at time zone make_interval(secs => ${sql.raw(String(fairOffsetMs / 1000))}))::date`

const viewKind = sql`case when exhibitor_id = 0 then 'visits' else 'booth_views' end`

/**
 * Everything there is to count. One statement, and so one moment: a view that is just being swept from one table into
 * the other is counted once. A thread stands on the day since which it waits for an answer.
 */
const facts = sql`
  select exhibition_id, ${viewKind} as figure, ${dayOfHour} as day, sum(views) as n
  from view_hour where kind = 'page' group by 1, 2, 3
  union all
  select exhibition_id, ${viewKind}, day, sum(views) from view_day group by 1, 2, 3
  union all
  select exhibition_id, 'favourites', ${dayOf(sql`marked_at`)}, count(*) from favourite group by 1, 2, 3
  union all
  select exhibition_id, 'cards', ${dayOf(sql`exchanged_at`)}, count(*)
  from card_exchange where revoked_at is null group by 1, 2, 3
  union all
  select t.exhibition_id, 'messages', ${dayOf(sql`m.sent_at`)}, count(*)
  from message m join thread t on t.id = m.thread_id group by 1, 2, 3
  union all
  select t.exhibition_id, 'unanswered', ${dayOf(sql`m.sent_at`)}, count(*)
  from thread t join message m on m.thread_id = t.id and m.sequence = t.last_sequence
  where m.from_visitor group by 1, 2, 3
  union all
  select exhibition_id, 'searches_without_result', day, sum(misses) from search_day
  where misses > 0 group by 1, 2, 3`

export const within = ({ since, until, exhibitionId }: Span) => sql`
  (${since}::date is null or day >= ${since}::date) and (${until}::date is null or day <= ${until}::date)
  and (${exhibitionId}::int is null or exhibition_id = ${exhibitionId}::int)`

export async function readFacts(database: Pick<Database, 'longTransaction'>, span: Span): Promise<Fact[]> {
  const { rows } = await database.longTransaction((db) =>
    db.execute<{ exhibition_id: number; day: string; figure: FigureName; count: number }>(sql`
      select exhibition_id, to_char(day, 'YYYY-MM-DD') as day, figure, sum(n)::float8 as count
      from (${facts}) as fact where ${within(span)} group by 1, 2, 3`),
  )
  return rows.map(({ exhibition_id, ...fact }) => ({ exhibitionId: exhibition_id, ...fact }))
}

const mostLooked = 1000

/** What was looked for in vain most often; not what may be somebody's name. */
export async function readLostSearches(
  database: Pick<Database, 'longTransaction' | 'db'>,
  span: Span,
  most = 10,
): Promise<LostSearch[]> {
  const { rows } = await database.longTransaction((db) =>
    db.execute<{ words: string; what: LostSearch['what']; count: number }>(sql`
      select words, what, sum(misses)::float8 as count from search_day
      where words <> '' and misses > 0 and ${within(span)}
      group by 1, 2 order by 3 desc, words collate "C", what limit ${mostLooked}::int`),
  )
  if (rows.length === 0) return []
  const known = await readKnownWords(database.db)
  return rows.filter(({ words, count }) => !isWithheld(words, count, known)).slice(0, most)
}
