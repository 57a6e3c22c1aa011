import { spaces } from './lexemes.ts'
import { initialsOf, readingsOf } from './readings.ts'
import { hasDigit } from './tokeniser.ts'
import { WordList } from './word-list.ts'

const hanOnly = /^\p{Script=Han}{1,2}$/u
const wordOnly = /^(?:(?!\p{Script=Han})[\p{L}\p{M}])+$/u
const mostOfOneSound = 48

/**
 * The terms of the index with the number of documents that have them, and what a query is expanded by: stems, slips and
 * middles of words, readings of characters and bigrams. Terms with digits are left out, see decision 046.
 */
export class Vocabulary {
  /** In names and other short fields, and anywhere. */
  #short = new Map<string, number>()
  #all = new Map<string, number>()
  #bySound = new Map<string, string[]>()
  #byInitials = new Map<string, string[]>()
  readonly words = new WordList()

  constructor(rows: Iterable<readonly [lexeme: string, documents: number]> = []) {
    for (const [lexeme, documents] of rows) this.add(lexeme, documents)
  }

  /** More documents have the lexeme, or fewer. */
  add(lexeme: string, documents: number): void {
    const space = lexeme[0] as (typeof spaces)[number]
    if (!spaces.includes(space)) return
    const term = lexeme.slice(1)
    if (hasDigit(term)) return
    const han = hanOnly.test(term)
    if (!han && !wordOnly.test(term)) return
    if (!this.#all.has(term)) this.#enter(term, han)
    this.#all.set(term, (this.#all.get(term) ?? 0) + documents)
    if (space !== 'x') this.#short.set(term, (this.#short.get(term) ?? 0) + documents)
  }

  #enter(term: string, han: boolean): void {
    if (!han) {
      this.words.add(term)
      return
    }
    const characters = [...term]
    for (const sound of combinations(characters.map(readingsOf))) append(this.#bySound, sound, term)
    if (characters.length === 2)
      for (const initials of combinations(characters.map(initialsOf)))
        append(this.#byInitials, initials, term)
  }

  /** Documents that have the term anywhere. */
  count(term: string): number {
    return this.#all.get(term) ?? 0
  }

  /** Documents that have the term in a short field. */
  shortCount(term: string): number {
    return this.#short.get(term) ?? 0
  }

  /** Characters or bigrams of short fields with these readings, the commonest first. */
  ofSound(syllables: readonly string[]): string[] {
    return this.#commonest(this.#bySound.get(syllables.join(' ')))
  }

  /** Bigrams of short fields whose readings begin with these two letters, the commonest first. */
  ofInitials(letters: string): string[] {
    return this.#commonest(this.#byInitials.get([...letters].join(' ')))
  }

  #commonest(terms: readonly string[] = []): string[] {
    return terms
      .filter((term) => this.shortCount(term) > 0)
      .sort((a, b) => this.shortCount(b) - this.shortCount(a) || (a < b ? -1 : 1))
      .slice(0, mostOfOneSound)
  }
}

function combinations(places: readonly (readonly string[])[]): string[] {
  return places.reduce<string[]>(
    (all, place) => all.flatMap((before) => place.map((each) => (before ? `${before} ${each}` : each))),
    [''],
  )
}

function append(index: Map<string, string[]>, key: string, term: string): void {
  const terms = index.get(key)
  if (terms) terms.push(term)
  else index.set(key, [term])
}
