import { type Candidate, fewHits, type QueryPlan, tsqueriesOf } from '@tradefloor/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Dependencies } from '../../dependencies.ts'
import { type Facts, factColumns } from './facts.ts'
import { indexTable, type Kind } from './source-queries.ts'
import { tokensMatch } from './token-match.ts'

/** What may be a hit; the ranking decides. */
export interface FoundCandidate extends Candidate, Facts {}

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

type CandidateRow = Facts & { stored: string } & Record<string, unknown>

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
    const { rows } = await this.#needs.database.db.execute<CandidateRow & { found: number }>(sql`
      with hits as materialized (
        select s.id from ${indexTable[kind]} as s
        where ${tokensMatch(query)} and ${condition} limit ${mostCandidates + 1}::int)
      select given.found, ${factColumns}, s.texts as stored
      from (select count(*)::int as found,
          case when count(*) > ${mostCandidates}::int then '{}' else array_agg(id) end as ids from hits) as given
      left join ${indexTable[kind]} as s on s.id = any (given.ids)`)
    const [first] = rows
    if (!first || first.found > mostCandidates) return undefined
    return first.found === 0 ? [] : rows.map((row) => this.#candidateOf(kind, row))
  }

  async #read(kind: Kind, query: string, condition: SQL, most: number): Promise<FoundCandidate[]> {
    const { rows } = await this.#needs.database.db.execute<CandidateRow>(sql`
      select ${factColumns}, s.texts as stored from ${indexTable[kind]} as s
      where ${tokensMatch(query)} and ${condition} limit ${most}::int`)
    return rows.map((row) => this.#candidateOf(kind, row))
  }

  #candidateOf(kind: Kind, row: CandidateRow): FoundCandidate {
    return { ...row, kind, visits: this.#needs.search.visitsOf(row.companyId) }
  }
}
