import { TOKENISER_VERSION } from '@tradefloor/search'
import { sql } from 'drizzle-orm'
import { announce } from '../../changes.ts'
import type { Queries } from '../../db/open-database.ts'
import { TokenChanges } from './count-tokens.ts'
import { type IndexRow, makeIndexRow } from './index-row.ts'
import {
  findChanged,
  findUnlisted,
  indexTable,
  type Kind,
  kinds,
  ofCompanies,
  ofCompanyRange,
  readSources,
  type Scope,
  wholeFair,
} from './source-queries.ts'

// Whoever changes companies, products or booths calls one of these inside the same transaction.

/** Any number, as long as every node takes the same one. */
const indexLock = 7_271_047

/**
 * One writer at a time, until its transaction is over: a writer that has read content before another changed it would
 * otherwise write the older row last, and the counts of tokens would wait for each other in a circle.
 */
const takeIndexLock = (db: Queries) => db.execute(sql`select pg_advisory_xact_lock(${indexLock})`)
/** False while somebody else writes. */
export async function tryIndexLock(db: Queries): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${indexLock}) as taken`,
  )
  return rows[0]?.taken === true
}

/** After anything may have changed: compares all content with the index and writes the difference. */
export const refreshIndex = (db: Queries) => refresh(db, wholeFair)

/** After these companies, their products or booths have changed. */
export const refreshCompanies = (db: Queries, ids: number[]) => refresh(db, ofCompanies(ids))

/** After companies numbered from, up to but not with, have changed. */
export const refreshCompanyRange = (db: Queries, range: { from: number; to: number }) =>
  refresh(db, ofCompanyRange(range))

async function refresh(db: Queries, scope: Scope) {
  await takeIndexLock(db)
  const tokens = new TokenChanges()
  let changed = 0
  for (const kind of kinds) {
    const gone = await findUnlisted(db, kind, scope)
    await deleteRows(db, kind, gone, tokens)
    const ids = await findChanged(db, kind, scope, TOKENISER_VERSION)
    await writeRows(db, kind, ids, tokens)
    changed += gone.length + ids.length
  }
  await tokens.write(db)
  if (changed > 0) await announce(db, 'search')
}

/** The embedded database answers nobody else during a statement, so one must be short. */
const rowsAtOnce = 100

/** Writes the rows of these companies or products anew. The caller holds the lock and writes the tokens' counts. */
export async function writeRows(db: Queries, kind: Kind, ids: number[], tokens: TokenChanges) {
  if (ids.length === 0) return
  for (const some of inParts(ids)) {
    const rows = (await readSources(db, kind, some)).map((source) => makeIndexRow(kind, source))
    await tokens.count(db, kind, some, rows)
    await upsertRows(db, kind, rows)
  }
  await emptyPendingList(db, kind)
}

const tokenIndex: Record<Kind, string> = {
  exhibitor: 'search_exhibitor_tokens',
  product: 'search_product_tokens',
}

/** Puts the entries that were written into the index proper, all at once, so that no search has to read through them. */
const emptyPendingList = (db: Queries, kind: Kind) =>
  db.execute(sql`select gin_clean_pending_list(${tokenIndex[kind]}::regclass)`)

async function deleteRows(db: Queries, kind: Kind, ids: number[], tokens: TokenChanges) {
  for (const some of inParts(ids)) {
    await tokens.count(db, kind, some, [])
    await db.execute(sql`delete from ${indexTable[kind]} where id = any (${sql.param(some)}::int[])`)
  }
}

function* inParts(ids: number[]): Generator<number[]> {
  for (let from = 0; from < ids.length; from += rowsAtOnce) yield ids.slice(from, from + rowsAtOnce)
}

const columns = sql.raw(
  `id, version, fingerprint, tokens, texts, company_id, industry, province, city, area, categories, categories_en,
   exhibition_ids, has_video, price_low, price_high, price_currency, order_quantity, order_unit, sort_key,
   sort_key_en, newest_at`,
)
const set = sql.raw(
  `version = excluded.version, fingerprint = excluded.fingerprint, tokens = excluded.tokens, texts = excluded.texts,
   company_id = excluded.company_id, industry = excluded.industry, province = excluded.province, city = excluded.city,
   area = excluded.area, categories = excluded.categories, categories_en = excluded.categories_en,
   exhibition_ids = excluded.exhibition_ids, has_video = excluded.has_video, price_low = excluded.price_low,
   price_high = excluded.price_high, price_currency = excluded.price_currency,
   order_quantity = excluded.order_quantity, order_unit = excluded.order_unit, sort_key = excluded.sort_key,
   sort_key_en = excluded.sort_key_en, newest_at = excluded.newest_at`,
)

async function upsertRows(db: Queries, kind: Kind, rows: IndexRow[]) {
  if (rows.length === 0) return
  await db.execute(sql`
    insert into ${indexTable[kind]} (${columns})
    select id, version, fingerprint, array_to_tsvector(lexemes), texts, company_id, industry, province, city, area,
      categories, categories_en, exhibition_ids, has_video, price_low, price_high, price_currency, order_quantity,
      order_unit, sort_key, sort_key_en, to_timestamp(newest_ms / 1000.0)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id int, version smallint, fingerprint text,
      lexemes text[], texts text, company_id int, industry text, province text, city text, area text,
      categories text[], categories_en text[], exhibition_ids int[], has_video boolean, price_low numeric,
      price_high numeric, price_currency text, order_quantity numeric, order_unit text, sort_key text, sort_key_en text,
      newest_ms bigint)
    on conflict (id) do update set ${set}`)
}
