import { fewHits, type QueryPlan, tsqueriesOf } from '@tradefloor/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Dependencies } from '../../dependencies.ts'
import { packedColumns, packedRow } from './facts.ts'
import { FoundCandidate } from './found-candidate.ts'
import { indexTable, type Kind } from './source-queries.ts'
import { tokensMatch } from './token-match.ts'

export interface Candidates {
  /** None where there are more than are ranked: `findNamed` then says which of them are. */
  strict: FoundCandidate[]
  /** Found only when some of what was typed is left out. */
  relaxed: FoundCandidate[]
  /** Whether more match than are ranked. */
  more: boolean
}

/** Where candidates come from. Another source may serve small fairs if it measures better. */
export interface CandidateSource {
  find(kind: Kind, plan: QueryPlan, condition: SQL): Promise<Candidates>
  /** Where more match than are ranked: those with the words in their names, and as many others as there is room for. */
  findNamed(kind: Kind, plan: QueryPlan, condition: SQL): Promise<FoundCandidate[]>
}

export const mostCandidates = 1000

/** Candidates by the tsvector of the index, with the condition inside the query. */
export class DatabaseCandidates implements CandidateSource {
  readonly #needs: Pick<Dependencies, 'database' | 'search'>

  constructor(needs: Pick<Dependencies, 'database' | 'search'>) {
    this.#needs = needs
  }

  async find(kind: Kind, plan: QueryPlan, condition: SQL): Promise<Candidates> {
    const { any, relaxed } = tsqueriesOf(plan)
    if (any === null) return { strict: [], relaxed: [], more: false }
    const strict = await this.#readAll(kind, any, condition)
    if (strict === undefined) return { strict: [], relaxed: [], more: true }
    const isLoose = strict.length < fewHits && relaxed !== null
    return {
      strict,
      relaxed: isLoose ? await this.#read(kind, relaxed, condition, mostCandidates) : [],
      more: false,
    }
  }

  async findNamed(kind: Kind, plan: QueryPlan, condition: SQL) {
    const { any, names, exactName } = tsqueriesOf(plan)
    const found: FoundCandidate[] = []
    for (const query of [exactName, names, any]) {
      if (query === null || found.length >= mostCandidates) continue
      const others = sql`${condition} and s.id <> all (${sql.param(found.map(({ id }) => id))}::int[])`
      found.push(...(await this.#read(kind, query, others, mostCandidates - found.length)))
    }
    return found
  }

  /** All that match; undefined where they are more than are ranked, which is known before their texts are read. */
  async #readAll(kind: Kind, query: string, condition: SQL): Promise<FoundCandidate[] | undefined> {
    const { database, search } = this.#needs
    if (search.rowCache.has(kind)) {
      const found = await search.rowCache.find<FoundCandidate>(
        kind,
        where(query, condition),
        mostCandidates + 1,
      )
      return found.length > mostCandidates ? undefined : found
    }
    const { rows } = await database.db.execute<{ found: number; packed: string }>(sql`
      select found, case when found <= ${mostCandidates}::int then ${packedRow} end as packed
      from (select hits.*, (count(*) over ())::int as found, row_number() over () as place
        from (select ${packedColumns} from ${indexTable[kind]} as s
          where ${where(query, condition)} limit ${mostCandidates + 1}::int) as hits) as s
      where found <= ${mostCandidates}::int or place = 1`)
    const isTooMuch = (rows[0]?.found ?? 0) > mostCandidates
    return isTooMuch ? undefined : rows.map(({ packed }) => this.#candidateOf(kind, packed))
  }

  async #read(kind: Kind, query: string, condition: SQL, most: number): Promise<FoundCandidate[]> {
    const { database, search } = this.#needs
    if (search.rowCache.has(kind)) return search.rowCache.find(kind, where(query, condition), most)
    const { rows } = await database.db.execute<{ packed: string }>(sql`
      select ${packedRow} as packed from ${indexTable[kind]} as s
      where ${where(query, condition)} limit ${most}::int`)
    return rows.map(({ packed }) => this.#candidateOf(kind, packed))
  }

  #candidateOf(kind: Kind, packed: string): FoundCandidate {
    return new FoundCandidate(kind, packed, (companyId) => this.#needs.search.visitsOf(companyId))
  }
}

const where = (query: string, condition: SQL) => sql`${tokensMatch(query)} and ${condition}`
