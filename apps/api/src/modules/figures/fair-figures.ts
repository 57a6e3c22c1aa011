import { type FigureName, figureLimits } from '@tradefloor/contract'
import { LRUCache } from 'lru-cache'
import type { Dependencies } from '../../dependencies.ts'
import type { Span } from './fact-queries.ts'
import {
  countCompanies,
  findReplySpread,
  findSpreads,
  findVisitMedians,
  type Spread,
} from './fair-queries.ts'
import type { Times } from './figure-period.ts'

export interface FairFigures {
  companies: number
  spreads: Partial<Record<FigureName, Spread>>
  visits: ReadonlyMap<number, number>
  replies: Spread | null
}

const freshMs = 5 * 60_000

/**
 * What all companies together have, for whoever compares themselves with it. Read at most once in some minutes for an
 * exhibition and a period: it adds up a whole fair.
 */
export class FairFigureCache {
  readonly #known = new LRUCache<string, Promise<FairFigures>>({ max: 200, ttl: freshMs })
  readonly #needs: Pick<Dependencies, 'database' | 'clock'>

  constructor(needs: Pick<Dependencies, 'database' | 'clock'>) {
    this.#needs = needs
  }

  read(span: Span, chart: Times['chart']): Promise<FairFigures> {
    const key = [...span.exhibitionIds, '', span.fromHour, span.toHour, chart.hours].join(' ')
    const known = this.#known.get(key)
    if (known) return known
    const read = this.#read(span, chart)
    this.#known.set(key, read)
    read.catch(() => this.#known.delete(key))
    return read
  }

  async #read(span: Span, chart: Times['chart']): Promise<FairFigures> {
    const { db } = this.#needs.database
    const companies = await countCompanies(db, span)
    if (companies < figureLimits.companies)
      return { companies, spreads: {}, visits: new Map(), replies: null }
    return {
      companies,
      spreads: await findSpreads(db, span),
      visits: await findVisitMedians(db, span, chart),
      replies: await findReplySpread(db, span, { now: this.#needs.clock.now() }),
    }
  }
}
