import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Candidate } from '@tradefloor/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import type { RowCache } from '../../dependencies.ts'
import { packedRow } from './facts.ts'
import { FoundCandidate } from './found-candidate.ts'
import { indexTable, type Kind } from './source-queries.ts'

/** Of each table: so many products are some 20 MB, so many companies 40. A larger fair is searched without them. */
const mostRows = 25_000
const rowsAtOnce = 500

interface Row {
  version: string
  candidate: FoundCandidate
}

/**
 * Caches the rows of a small fair's index, so that a search reads only which of them match. Each has the version it had
 * in the database: one that was written since is read again by whoever finds it, so that nothing is found as it was.
 */
export class NodeRowCache implements RowCache {
  readonly #rows: Record<Kind, Map<number, Row>> = { product: new Map(), exhibitor: new Map() }
  readonly #whole = new Set<Kind>()
  readonly #database: Pick<Database, 'db'>
  readonly #visitsOf: (companyId: number) => number
  readonly #most: number

  constructor(
    database: Pick<Database, 'db'>,
    { visitsOf, most = mostRows }: { visitsOf: (companyId: number) => number; most?: number },
  ) {
    this.#database = database
    this.#visitsOf = visitsOf
    this.#most = most
  }

  has(kind: Kind): boolean {
    return this.#whole.has(kind)
  }

  /** Those that are new or were written since. */
  async readAll(): Promise<void> {
    for (const kind of ['product', 'exhibitor'] as const) await this.#readKind(kind)
  }

  /** A row that is taken off the index meanwhile is left out. */
  async find<Found extends Candidate>(kind: Kind, condition: SQL, most: number): Promise<Found[]> {
    const found = await this.#findKeys(kind, condition, most)
    const rows = this.#rows[kind]
    await this.#readRows(kind, found.filter(isOtherThan(rows)))
    const candidates: Candidate[] = found.flatMap(({ id }) => rows.get(id)?.candidate ?? [])
    return candidates as Found[]
  }

  async #readKind(kind: Kind) {
    const rows = this.#rows[kind]
    const listed = await this.#findKeys(kind, sql`true`, this.#most + 1)
    const isSmall = listed.length <= this.#most
    if (!isSmall) this.#whole.delete(kind)
    const ids = new Set(isSmall ? listed.map(({ id }) => id) : [])
    for (const id of rows.keys()) if (!ids.has(id)) rows.delete(id)
    if (!isSmall) return
    const missing = listed.filter(isOtherThan(rows))
    for (let from = 0; from < missing.length; from += rowsAtOnce) {
      await this.#readRows(kind, missing.slice(from, from + rowsAtOnce))
      await nextTurn()
    }
    this.#whole.add(kind)
  }

  /** As one text: so many rows would cost ten times as much to read. */
  async #findKeys(kind: Kind, condition: SQL, most: number): Promise<Key[]> {
    const { rows } = await this.#database.db.execute<{ keys: string | null }>(sql`
      select string_agg(${key}, ',') as keys
      from (select s.id, s.xmin from ${indexTable[kind]} as s where ${condition} limit ${most}::int) as s`)
    return rows[0]?.keys?.split(',').map(parseKey) ?? []
  }

  async #readRows(kind: Kind, keys: Key[]) {
    if (keys.length === 0) return
    const ids = keys.map(({ id }) => id)
    const { rows } = await this.#database.db.execute<{ key: string; packed: string }>(sql`
      select ${key} as key, ${packedRow} as packed from ${indexTable[kind]} as s
      where s.id = any (${sql.param(ids)}::int[])`)
    const cached = this.#rows[kind]
    for (const id of ids) cached.delete(id)
    for (const { key, packed } of rows) {
      const { id, version } = parseKey(key)
      cached.set(id, { version, candidate: new FoundCandidate(kind, packed, this.#visitsOf) })
    }
  }
}

/** The transaction that wrote a row is its version. */
const key = sql.raw(`s.id || ':' || s.xmin`)

interface Key {
  id: number
  version: string
}

function parseKey(text: string): Key {
  const at = text.indexOf(':')
  return { id: Number(text.slice(0, at)), version: text.slice(at + 1) }
}

const isOtherThan = (rows: Map<number, Row>) => (key: Key) => rows.get(key.id)?.version !== key.version
