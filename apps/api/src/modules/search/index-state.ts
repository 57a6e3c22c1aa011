import { TOKENISER_VERSION } from '@tradefloor/search'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { findChanged, findUnlisted, indexTable, type Kind, kinds, wholeFair } from './source-queries.ts'

export interface IndexState {
  /** How many rows there are of each kind. */
  rows: Record<Kind, number>
  /** Listed, and in the index with other content, by another tokeniser or not at all. */
  outdated: Record<Kind, number[]>
  /** In the index, and not listed. */
  unlisted: Record<Kind, number[]>
}

/** Compares the index with the content, without changing anything. */
export async function readIndexState(db: Queries): Promise<IndexState> {
  const of = async <Value>(read: (kind: Kind) => Promise<Value>) =>
    Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind, await read(kind)]))) as Record<
      Kind,
      Value
    >
  return {
    rows: await of((kind) => countRows(db, kind)),
    outdated: await of((kind) => findChanged(db, kind, wholeFair, TOKENISER_VERSION)),
    unlisted: await of((kind) => findUnlisted(db, kind, wholeFair)),
  }
}

async function countRows(db: Queries, kind: Kind): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${indexTable[kind]}`,
  )
  return rows[0]?.count ?? 0
}

/** Tokens whose count is not what the rows hold. Reads all of the index, which takes its time. */
export async function countMiscounted(db: Queries): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select word as token, sum(ndoc)::int as documents from (
        select * from ts_stat('select tokens from search_exhibitor')
        union all select * from ts_stat('select tokens from search_product')) as held group by 1
    ) as held join search_token as counted on counted.token = held.token
    where held.documents <> counted.documents`)
  return rows[0]?.count ?? 0
}
