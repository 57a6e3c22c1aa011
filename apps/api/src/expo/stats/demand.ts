import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { type Span, within } from './figures.ts'
import { isWithheld, readKnownWords } from './names-of-people.ts'

export const demandGroupings = ['language', 'exhibition', 'both'] as const
export type DemandGrouping = (typeof demandGroupings)[number]

export interface DemandCounts {
  searches: number
  without_result: number
  opened: number
}

export interface DemandLine extends DemandCounts {
  words: string
  what: 'exhibitor' | 'product'
  /** Null where languages are taken together; empty for what was counted before languages were. */
  language: string | null
  /** Null where exhibitions are taken together; 0 for searches in all of them. */
  exhibitionId: number | null
}

export interface Demand {
  lines: DemandLine[]
  /** What may be names of people, searched too seldom to be shown. */
  withheld: DemandCounts
  /** Counted without words: contact details, long texts, old ones and too many of a day. */
  unnamed: DemandCounts
}

const noCounts = (): DemandCounts => ({ searches: 0, without_result: 0, opened: 0 })

/** What was searched for in that time, the most frequent first. */
export async function readDemand(
  database: Pick<Database, 'longTransaction' | 'db'>,
  span: Span,
  by: DemandGrouping | null,
): Promise<Demand> {
  const rows = await readRows(database, span, by)
  const known = await readKnownWords(database.db)
  const all = new Map<string, number>()
  for (const { words, searches } of rows) all.set(words, (all.get(words) ?? 0) + searches)
  const isHidden = ({ words }: DemandLine) => isWithheld(words, all.get(words) ?? 0, known)
  const named = rows.filter(({ words }) => words !== '')
  return {
    lines: named.filter((line) => !isHidden(line)),
    withheld: sumOf(named.filter(isHidden)),
    unnamed: sumOf(rows.filter(({ words }) => words === '')),
  }
}

async function readRows(
  database: Pick<Database, 'longTransaction'>,
  span: Span,
  by: DemandGrouping | null,
): Promise<DemandLine[]> {
  const language = by === 'language' || by === 'both' ? sql`language` : sql`null::text`
  const exhibition = by === 'exhibition' || by === 'both' ? sql`exhibition_id` : sql`null::int`
  const { rows } = await database.longTransaction((db) =>
    db.execute<DemandLine & Record<string, unknown>>(sql`
      select words, what, ${language} as language, ${exhibition} as "exhibitionId",
        sum(searches)::float8 as searches, sum(misses)::float8 as without_result, sum(opened)::float8 as opened
      from search_day where ${within(span)}
      group by 1, 2, 3, 4
      order by 5 desc, 7 desc, words collate "C", what, 3, 4`),
  )
  return rows
}

export function sumOf(lines: DemandCounts[]): DemandCounts {
  const sum = noCounts()
  for (const line of lines)
    for (const name of ['searches', 'without_result', 'opened'] as const) sum[name] += line[name]
  return sum
}
