import type { Filters, SearchDocument } from './document.ts'
import { lexemesOf, ofBeginning, ofFilter, spacesOf } from './lexemes.ts'
import type { Lexeme, QueryPlan, Variant } from './query-plan.ts'
import type { Candidate, Candidates } from './ranking.ts'
import { packFields } from './stored-fields.ts'
import { requiredGroups } from './tsquery.ts'
import { firstAtLeast } from './word-list.ts'

/** Where candidates come from. Below this many strict ones the relaxed are looked for as well. */
export const fewHits = 3

/** One bit a document. */
type Bits = Uint32Array

/**
 * Candidates from postings in memory, for tests, for measurements and for small fairs: what PostgreSQL answers for the
 * same plan.
 */
export class MemoryCandidates {
  readonly candidates: Candidate[] = []
  #postings = new Map<string, number[]>()
  #sorted: string[] | undefined

  constructor(documents: Iterable<SearchDocument> = []) {
    for (const document of documents) this.add(document)
  }

  add(document: SearchDocument): void {
    const at = this.candidates.length
    const { kind, id, visits } = document
    this.candidates.push({ kind, id, visits, stored: packFields(document) })
    for (const lexeme of lexemesOf(document)) {
      const list = this.#postings.get(lexeme)
      if (list) list.push(at)
      else {
        this.#postings.set(lexeme, [at])
        this.#sorted = undefined
      }
    }
  }

  /** For a vocabulary. */
  *counts(): Generator<[lexeme: string, documents: number]> {
    for (const [lexeme, list] of this.#postings) yield [lexeme, list.length]
  }

  find(plan: QueryPlan, filters: Filters = {}): Candidates {
    const passed = this.#passed(filters)
    if (plan.empty) return { strict: this.#picked(passed) }
    const strict = this.#variants(
      plan.variants.filter(({ relaxed }) => !relaxed),
      passed,
    )
    const found = this.#picked(strict)
    if (found.length >= fewHits) return { strict: found }
    const loose = this.#variants(
      plan.variants.filter(({ relaxed }) => relaxed),
      passed,
    )
    return { strict: found, relaxed: this.#picked(loose) }
  }

  #passed(filters: Filters): Bits {
    const passed = this.#bits().fill(0xffffffff)
    for (const [filter, values] of Object.entries(filters))
      if (values && values.length > 0) {
        const any = this.#bits()
        for (const value of values) this.#mark(any, ofFilter(filter, value))
        intersect(passed, any)
      }
    return passed
  }

  #variants(variants: readonly Variant[], passed: Bits): Bits {
    const found = this.#bits()
    for (const variant of variants) {
      const all = passed.slice()
      for (const group of requiredGroups(variant)) {
        const either = this.#bits()
        for (const { terms } of group.alternatives) {
          const each = passed.slice()
          for (const { need } of terms) for (const any of need) intersect(each, this.#any(any))
          unite(either, each)
        }
        intersect(all, either)
      }
      unite(found, all)
    }
    return found
  }

  #any(lexemes: readonly Lexeme[]): Bits {
    const found = this.#bits()
    for (const { term, scope, prefix, beginning } of lexemes) {
      if (beginning) this.#mark(found, ofBeginning(term))
      else
        for (const space of spacesOf[scope])
          (prefix ? this.#markPrefix : this.#mark).call(this, found, space + term)
    }
    return found
  }

  #mark(bits: Bits, lexeme: string): void {
    for (const at of this.#postings.get(lexeme) ?? [])
      bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31))
  }

  #markPrefix(bits: Bits, beginning: string): void {
    this.#sorted ??= [...this.#postings.keys()].sort()
    for (let at = firstAtLeast(this.#sorted, beginning); this.#sorted[at]?.startsWith(beginning); at++)
      this.#mark(bits, this.#sorted[at] as string)
  }

  #bits(): Bits {
    return new Uint32Array((this.candidates.length + 31) >>> 5)
  }

  #picked(bits: Bits): Candidate[] {
    return this.candidates.filter((_, at) => ((bits[at >>> 5] as number) >>> (at & 31)) & 1)
  }
}

function intersect(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at++) into[at] = (into[at] as number) & (other[at] as number)
}

function unite(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at++) into[at] = (into[at] as number) | (other[at] as number)
}
