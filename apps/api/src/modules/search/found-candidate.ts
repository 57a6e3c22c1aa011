import type { Candidate } from '@tradefloor/search'
import { type Facts, unpackFacts, unpackHead } from './facts.ts'
import type { Kind } from './source-queries.ts'

/** What may be a hit; the ranking decides. Its facts are read only where they are filtered or counted here. */
export class FoundCandidate implements Candidate {
  readonly kind: Kind
  readonly id: number
  readonly companyId: number
  readonly stored: string
  readonly #packed: string
  readonly #visitsOf: (companyId: number) => number
  #facts: Facts | undefined

  constructor(kind: Kind, packed: string, visitsOf: (companyId: number) => number) {
    const { id, companyId, stored } = unpackHead(packed)
    this.kind = kind
    this.id = id
    this.companyId = companyId
    this.stored = stored
    this.#packed = packed
    this.#visitsOf = visitsOf
  }

  /** Of the company now: a row stays the same while visits are counted. */
  get visits(): number {
    return this.#visitsOf(this.companyId)
  }

  get facts(): Facts {
    this.#facts ??= unpackFacts(this.#packed)
    return this.#facts
  }
}
