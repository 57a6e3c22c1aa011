import { type Candidate, fewHits, type QueryPlan, tsqueriesOf } from '@tradefloor/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Dependencies } from '../../dependencies.ts'
import { type Facts, factColumns } from './facts.ts'
import { indexTable, type Kind } from './source-queries.ts'

/** What may be a hit; the ranking decides. */
export interface FoundCandidate extends Candidate, Facts {}

export interface Candidates {
  strict: FoundCandidate[]
  /** Found only when some of what was typed is left out. */
  relaxed: FoundCandidate[]
  /** Whether there are more that match than were read. */
  more: boolean
}

/** Where candidates come from. Another source may serve small fairs if it measures better. */
export interface CandidateSource {
  find(kind: Kind, plan: QueryPlan, condition: SQL): Promise<Candidates>
  /** Where more match than were read: these, which are in no order, and all that have the words in their names. */
  addNamed(kind: Kind, plan: QueryPlan, condition: SQL, read: FoundCandidate[]): Promise<FoundCandidate[]>
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
    const strict = await this.#read(kind, any, condition, mostCandidates + 1)
    const isLoose = strict.length < fewHits && relaxed !== null
    return {
      strict,
      relaxed: isLoose ? await this.#read(kind, relaxed, condition, mostCandidates) : [],
      more: strict.length > mostCandidates,
    }
  }

  async addNamed(kind: Kind, plan: QueryPlan, condition: SQL, read: FoundCandidate[]) {
    const { names, exactName } = tsqueriesOf(plan)
    const named = await Promise.all(
      [exactName, names].map((query) =>
        query === null ? [] : this.#read(kind, query, condition, mostCandidates),
      ),
    )
    return [...new Map([...named.flat(), ...read].map((each) => [each.id, each])).values()]
  }

  async #read(kind: Kind, query: string, condition: SQL, most: number): Promise<FoundCandidate[]> {
    const { rows } = await this.#needs.database.db.execute<
      Facts & { stored: string } & Record<string, unknown>
    >(sql`
      select ${factColumns}, s.texts as stored from ${indexTable[kind]} as s
      where s.tokens @@ ${query}::tsquery and ${condition} limit ${most}::int`)
    return rows.map((row) => ({ ...row, kind, visits: this.#needs.search.visitsOf(row.companyId) }))
  }
}
