import { inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { exhibition, searchDay, searchForgotten } from '../../schema/index.ts'

export interface SearchCount {
  day: string
  /** 0: not in one exhibition. */
  exhibitionId: number
  what: 'exhibitor' | 'product'
  /** Of the page. Empty: from before it was counted. */
  language: '' | 'zh' | 'en'
  words: string
  searches: number
  /** Of these, how many found nothing but what is similar. */
  misses: number
  /** How often a booth was opened from its results. */
  opened: number
}

/** Searches on one day of which no more are kept apart: as one, without words. */
const unnamed = ''

const sums = sql`sum(searches)::int as searches, sum(misses)::int as misses, sum(opened)::int as opened`
const addUp = sql`on conflict (day, exhibition_id, what, language, words) do update set
  searches = search_day.searches + excluded.searches, misses = search_day.misses + excluded.misses,
  opened = search_day.opened + excluded.opened`

/**
 * Adds to the counts. At most so many different searches are kept of a day; further ones count without their words.
 * Nodes that write at the same moment may keep a few more. An exhibition that does not exist is none.
 */
export async function addSearchCounts(db: Queries, counts: SearchCount[], most: number) {
  const column = <Field extends keyof SearchCount>(field: Field) =>
    sql.param(counts.map((count) => count[field]))
  await db.execute(sql`
    with given as (
      select day, coalesce(e.id, 0) as exhibition_id, what, language, words, ${sums}
      from unnest(${column('day')}::date[], ${column('exhibitionId')}::int[], ${column('what')}::text[],
        ${column('language')}::text[], ${column('words')}::text[], ${column('searches')}::int[],
        ${column('misses')}::int[], ${column('opened')}::int[])
        as g (day, exhibition, what, language, words, searches, misses, opened)
      left join ${exhibition} e on e.id = g.exhibition
      group by 1, 2, 3, 4, 5
    ), ranked as (
      select given.*, known.day is not null as is_known,
        row_number() over (partition by given.day, known.day is null
          order by given.searches + given.opened desc, given.words collate "C") as place,
        (select count(*) from ${searchDay} kept where kept.day = given.day and kept.words <> ${unnamed}) as kept
      from given left join ${searchDay} known using (day, exhibition_id, what, language, words)
    ), placed as (
      select day, exhibition_id, what, language, searches, misses, opened,
        case when is_known or kept + place <= ${most}::int then words else ${unnamed}::text end as words
      from ranked
    )
    insert into ${searchDay} (day, exhibition_id, what, language, words, searches, misses, opened)
    select day, exhibition_id, what, language, words, ${sums} from placed
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    ${addUp}
  `)
}

/** Any number, as long as every node takes the same one. */
const countsLock = 7_271_048

/** Beside others who add, and not beside somebody who takes words out. Until the end of the transaction. */
export const lockForAdding = (db: Queries) =>
  db.execute(sql`select pg_advisory_xact_lock_shared(${countsLock})`)

/** Alone: whoever is adding is waited for, so that their rows are seen, and rows are never locked in a circle. */
const lockForForgetting = (db: Queries) => db.execute(sql`select pg_advisory_xact_lock(${countsLock})`)

/** Days before this one keep their counts and lose the words. */
export async function forgetOldWords(db: Queries, firstDay: string) {
  await lockForForgetting(db)
  await forgetWords(db, sql`day < ${firstDay}::date and words <> ${unnamed}`)
}

/** The counts stay, the words go, also those that other nodes have still to write. */
export async function forgetSearchesFor(
  db: Queries,
  { words, hash, now }: { words: string; hash: string; now: Date },
) {
  await lockForForgetting(db)
  await db
    .insert(searchForgotten)
    .values({ wordsHash: hash, forgottenAt: now })
    .onConflictDoUpdate({ target: searchForgotten.wordsHash, set: { forgottenAt: now } })
  await forgetWords(db, sql`words = ${words}`)
}

/** Which of the hashes are of words that were to go. */
export async function findForgotten(db: Queries, hashes: string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ hash: searchForgotten.wordsHash })
    .from(searchForgotten)
    .where(inArray(searchForgotten.wordsHash, hashes))
  return new Set(rows.map(({ hash }) => hash))
}

export const deleteForgottenBefore = (db: Queries, moment: Date) =>
  db.delete(searchForgotten).where(lt(searchForgotten.forgottenAt, moment))

async function forgetWords(db: Queries, where: SQL) {
  await db.execute(sql`
    with old as (
      delete from ${searchDay} where ${where}
      returning day, exhibition_id, what, language, searches, misses, opened
    )
    insert into ${searchDay} (day, exhibition_id, what, language, words, searches, misses, opened)
    select day, exhibition_id, what, language, ${unnamed}::text, ${sums} from old
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    ${addUp}
  `)
}
