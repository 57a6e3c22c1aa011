import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { exhibition, searchMiss } from '../../schema/index.ts'

export interface SearchMiss {
  day: string
  /** 0: not in one exhibition. */
  exhibitionId: number
  what: 'exhibitor' | 'product'
  words: string
  count: number
}

/** Searches on one day of which no more are kept apart: as one, without words. */
const unnamed = ''

/**
 * Adds to the counts. At most so many different searches are kept of a day; further ones count without their words.
 * Nodes that write at the same moment may keep a few more. An exhibition that does not exist is none.
 */
export async function addSearchMisses(db: Queries, misses: SearchMiss[], most: number) {
  const column = <Field extends keyof SearchMiss>(field: Field) =>
    sql.param(misses.map((miss) => miss[field]))
  await db.execute(sql`
    with given as (
      select day, coalesce(e.id, 0) as exhibition_id, what, words, sum(n)::int as n
      from unnest(${column('day')}::date[], ${column('exhibitionId')}::int[], ${column('what')}::text[],
        ${column('words')}::text[], ${column('count')}::int[]) as g (day, exhibition, what, words, n)
      left join ${exhibition} e on e.id = g.exhibition
      group by 1, 2, 3, 4
    ), ranked as (
      select given.*, known.day is not null as is_known,
        row_number() over (partition by given.day, known.day is null order by given.n desc, given.words collate "C") as place,
        (select count(*) from ${searchMiss} kept where kept.day = given.day and kept.words <> ${unnamed}) as kept
      from given left join ${searchMiss} known using (day, exhibition_id, what, words)
    ), placed as (
      select day, exhibition_id, what, n,
        case when is_known or kept + place <= ${most}::int then words else ${unnamed}::text end as words
      from ranked
    )
    insert into ${searchMiss} (day, exhibition_id, what, words, count)
    select day, exhibition_id, what, words, sum(n)::int from placed
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (day, exhibition_id, what, words) do update set count = search_miss.count + excluded.count
  `)
}

/** Days before this one keep their counts and lose the words. */
export const forgetOldWords = (db: Queries, firstDay: string) =>
  forgetWords(db, sql`day < ${firstDay}::date and words <> ${unnamed}`)

/** The counts stay, the words go. */
export const forgetSearchesFor = (db: Queries, words: string) => forgetWords(db, sql`words = ${words}`)

async function forgetWords(db: Queries, where: SQL) {
  await db.execute(sql`
    with old as (
      delete from ${searchMiss} where ${where}
      returning day, exhibition_id, what, count
    )
    insert into ${searchMiss} (day, exhibition_id, what, words, count)
    select day, exhibition_id, what, ${unnamed}::text, sum(count)::int from old
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, exhibition_id, what, words) do update set count = search_miss.count + excluded.count
  `)
}
