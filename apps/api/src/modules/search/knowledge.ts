import {
  type Described,
  Glossary,
  MemoryCandidates,
  planQuery,
  type QueryPlan,
  rank,
  subjectOf,
  subjectOfText,
  Vocabulary,
} from '@tradefloor/search'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/open-database.ts'
import type { SearchKnowledge } from '../../dependencies.ts'
import { isListed } from '../../schema/index.ts'
import { glossaryOf, readGlossarySources } from './glossary-sources.ts'
import { readVocabulary } from './read-vocabulary.ts'
import { NodeRowCache } from './row-cache.ts'

const mostCounts = 500
const countedMs = 30_000

interface Category {
  zh: string
  en: string
  products: number
}

/** What a node knows of the index as a whole. Built beside the one in use and put in its place when it is whole. */
interface State {
  vocabulary: Vocabulary
  glossary: Glossary
  categories: Category[]
  categoryCandidates: MemoryCandidates
  /** Of all booths of a company, for hits that are equally good. */
  visits: Map<number, number>
}

const nothing = (): State => ({
  vocabulary: new Vocabulary(),
  glossary: new Glossary(),
  categories: [],
  categoryCandidates: new MemoryCandidates(),
  visits: new Map(),
})

/**
 * The vocabulary, the glossary and the categories, held in the process. Read when they are first needed and again when
 * the index has changed; meanwhile the former ones answer, by which exact words and beginnings are found all the same.
 */
export class NodeSearchKnowledge implements SearchKnowledge {
  readonly rowCache: NodeRowCache
  readonly #database: Pick<Database, 'db'>
  readonly #counts = new LRUCache<string, Promise<object>>({ max: mostCounts, ttl: countedMs })
  #state = nothing()
  #isRead = false
  /** Whether something has changed, or may have, since what is known was read. */
  #isStale = true
  #reading: Promise<void> | undefined
  #next: Promise<void> | undefined

  constructor({ database }: { database: Pick<Database, 'db'> }) {
    this.#database = database
    this.rowCache = new NodeRowCache(database, { visitsOf: (companyId) => this.visitsOf(companyId) })
  }

  /** Waits for the first reading only: later what is known answers. After one that failed, the next search begins another. */
  async ready(): Promise<void> {
    // One that is under way is not stale, and has not read anything yet.
    if (this.#isRead && !this.#isStale) return
    const reading = this.#read()
    if (!this.#isRead) await reading
    // Whoever searches is told by the search itself when the database does not answer.
    else reading.catch(() => {})
  }

  /** Reads everything anew. Who asks during a reading waits for one more, which sees what the first may have missed. */
  reload(): Promise<void> {
    this.#counts.clear()
    this.#isStale = true
    if (this.#reading) {
      this.#next ??= this.#reading
        .catch(() => {})
        .then(() => {
          this.#next = undefined
          return this.#read()
        })
      return this.#next
    }
    // Nobody has searched yet: the first search reads it.
    return this.#isRead ? this.#read() : Promise.resolve()
  }

  #read(): Promise<void> {
    this.#reading ??= this.#load().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  plan(words: string, { typing = false, literal = false }: { typing?: boolean; literal?: boolean } = {}) {
    if (literal) return planQuery(words)
    const { vocabulary, glossary } = this.#state
    return planQuery(words, { vocabulary, glossary, typing })
  }

  subjectOf(what: Described | string) {
    return typeof what === 'string' ? subjectOfText(what, this.#state) : subjectOf(what, this.#state)
  }

  visitsOf(companyId: number) {
    return this.#state.visits.get(companyId) ?? 0
  }

  counted<Value extends object>(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#counts.get(key)
    if (known) return known as Promise<Value>
    const making = make()
    this.#counts.set(key, making)
    making.catch(() => {
      if (this.#counts.get(key) === making) this.#counts.delete(key)
    })
    return making
  }

  /** Categories that a query may mean, the best first. */
  findCategories(plan: QueryPlan, most: number): Category[] {
    const { categories, categoryCandidates } = this.#state
    return rank(plan, categoryCandidates.find(plan))
      .filter(({ similar }) => !similar)
      .slice(0, most)
      .flatMap(({ candidate }) => categories[candidate.id] ?? [])
  }

  async #load() {
    this.#isStale = false
    try {
      this.#state = await this.#readState()
      this.#isRead = true
      // Nobody waits for these: searches that do not find them here read them.
      this.rowCache.readAll().catch(() => {})
    } catch (error) {
      this.#isStale = true
      throw error
    }
  }

  async #readState(): Promise<State> {
    const { db } = this.#database
    const state = {
      ...nothing(),
      vocabulary: await readVocabulary(db),
      glossary: glossaryOf(await readGlossarySources(db)),
    }
    await this.#readVisits(state.visits)
    state.categories = await this.#readCategories()
    state.categoryCandidates = new MemoryCandidates(
      state.categories.map(({ zh, en }, id) => ({
        ...{ kind: 'product', id, fields: { name: { zh, en } }, filters: {}, visits: 0 },
      })),
    )
    return state
  }

  async #readVisits(visits: Map<number, number>) {
    const { rows } = await this.#database.db.execute<{ id: number; visits: number }>(sql`
      select e.company_id as id, sum(e.visits)::int as visits from exhibitor as e
      where e.visits > 0 and ${isListed.exhibitor('e')} group by e.company_id`)
    for (const { id, visits: count } of rows) visits.set(id, count)
  }

  async #readCategories(): Promise<Category[]> {
    const { rows } = await this.#database.db.execute<Category & Record<string, unknown>>(sql`
      select zh, max(en) as en, count(*)::int as products from search_product as s, unnest(s.categories, s.categories_en) as named (zh, en)
      group by zh order by count(*) desc, zh limit 2000`)
    return rows
  }
}
