import { fold } from './fold.ts'
import { singular } from './stemmer.ts'
import { tokens } from './tokeniser.ts'
import { WordList } from './word-list.ts'

/** Two names of one thing, in either language, read in both directions. */
export interface GlossaryPair {
  terms: readonly [string, string]
  /** Between 0 and 1; 1 for what a person wrote. */
  weight?: number
}

export interface Translation {
  /** Words and Chinese runs, folded. */
  parts: readonly string[]
  weight: number
  /** As written in the glossary. */
  shown: string
}

const mostTranslations = 8

/** The parts of a term, and one text for all its forms: plural and singular are one. */
export function glossaryParts(term: string): string[] {
  return tokens(fold(term)).map(({ text }) => text)
}
/** The same for all forms of a term; empty where a search would look for nothing. */
export const glossaryKey = (term: string) => keyOf(glossaryParts(term))
const keyOf = (parts: readonly string[]) => parts.map(singular).join(' ')

export class Glossary {
  #translations = new Map<string, Translation[]>()
  /** Words of its terms, so that a slip in one is corrected even where the fair does not use it. */
  readonly words = new WordList()
  #longestKey = 1

  constructor(pairs: Iterable<GlossaryPair> = []) {
    for (const { terms, weight = 1 } of pairs) {
      this.#enter(terms[0], terms[1], weight)
      this.#enter(terms[1], terms[0], weight)
    }
    for (const translations of this.#translations.values()) translations.sort((a, b) => b.weight - a.weight)
  }

  #enter(from: string, to: string, weight: number): void {
    const source = glossaryParts(from)
    const parts = glossaryParts(to)
    if (source.length === 0 || parts.length === 0) return
    for (const part of source) if (/^[a-z]{4,}$/.test(part)) this.words.add(part)
    this.#longestKey = Math.max(this.#longestKey, source.length)
    const key = keyOf(source)
    const known = this.#translations.get(key) ?? []
    this.#translations.set(key, known)
    const shown = to.trim()
    const same = known.findIndex((each) => each.parts.join(' ') === parts.join(' '))
    if (same < 0) known.push({ parts, weight, shown })
    else if ((known[same] as Translation).weight < weight) known[same] = { parts, weight, shown }
  }

  /** What these words, or this Chinese run, are called as well. */
  translations(parts: readonly string[]): readonly Translation[] {
    return this.#translations.get(keyOf(parts))?.slice(0, mostTranslations) ?? []
  }

  /** The longest term in words. */
  get longestPhrase(): number {
    return Math.min(4, this.#longestKey)
  }
}
