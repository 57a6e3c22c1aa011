import { spaces } from './lexemes.ts'
import { readingsOf, readTogether } from './readings.ts'
import { hasDigit } from './tokeniser.ts'
import { WordList } from './word-list.ts'

const hanOnly = /^\p{Script=Han}{1,2}$/u
const wordOnly = /^(?:(?!\p{Script=Han})[\p{L}\p{M}])+$/u
const mostOfOneSound = 48

interface StrongestPairs {
  ending: Map<string, number>
  beginning: Map<string, number>
}

/**
 * The terms of the index with the number of documents that have them, and what a query is expanded by: stems, slips and
 * middles of words, readings of characters and bigrams. Terms with digits are left out, see decision 046.
 */
export class Vocabulary {
  /** In names and other short fields, and anywhere. */
  #short = new Map<string, number>()
  #all = new Map<string, number>()
  /** By the one reading of the characters together, and by every reading that they can have. */
  #byReading = new Map<string, string[]>()
  #bySound = new Map<string, string[]>()
  #byInitials = new Map<string, string[]>()
  #strongest: StrongestPairs | undefined
  readonly words = new WordList()
  #most = 0

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
    if (!han && !this.#all.has(term)) this.words.add(term)
    const count = (this.#all.get(term) ?? 0) + documents
    this.#all.set(term, count)
    this.#most = Math.max(this.#most, count)
    if (space === 'x') return
    this.#strongest = undefined
    if (han && !this.#short.has(term)) this.#addReadings(term)
    this.#short.set(term, (this.#short.get(term) ?? 0) + documents)
  }

  #addReadings(term: string): void {
    const characters = [...term]
    const together = readTogether(term)
    append(this.#byReading, together.join(' '), term)
    for (const sound of combinations(characters.map(readingsOf))) append(this.#bySound, sound, term)
    if (characters.length === 2)
      append(this.#byInitials, together.map((reading) => reading[0]).join(''), term)
  }

  /** About how many documents there are: as many as have had the commonest term. */
  get documents(): number {
    return this.#most
  }

  /** Documents that have the term anywhere. */
  count(term: string): number {
    return this.#all.get(term) ?? 0
  }

  /** Documents that have the term in a short field. */
  shortCount(term: string): number {
    return this.#short.get(term) ?? 0
  }

  /** Documents that have the term in a long text only. */
  textCount(term: string): number {
    return this.count(term) - this.shortCount(term)
  }

  /** Whether it would know the term if the index had it. */
  holds(term: string): boolean {
    return this.#all.size > 0 && !hasDigit(term) && (hanOnly.test(term) || wordOnly.test(term))
  }

  /** Characters or bigrams of short fields that can be read so; first those that usually are, the commonest first. */
  ofSound(syllables: readonly string[]): string[] {
    const usual = this.ofReading(syllables)
    const all = this.#commonest(this.#bySound.get(syllables.join(' ')))
    return [...new Set([...usual, ...all])]
  }

  /** Characters or bigrams of short fields that are usually read so, the commonest first. */
  ofReading(syllables: readonly string[]): string[] {
    return this.#commonest(this.#byReading.get(syllables.join(' ')))
  }

  /** Bigrams of short fields whose readings begin with these two letters, the commonest first. */
  ofInitials(letters: string): string[] {
    return this.#commonest(this.#byInitials.get(letters))
  }

  /** Pairs of characters of short fields that are usually read like this one. */
  soundingLike(pair: string): string[] {
    return this.ofReading(readTogether(pair))
      .filter((term) => term !== pair)
      .slice(0, mostOfOneSound)
  }

  /** Pairs of short fields that have the character, the commonest first. Looks through all of them. */
  pairsWith(character: string, most: number): string[] {
    const pairs = [...this.#short.keys()].filter((term) => term.length > 1 && hanOnly.test(term))
    return this.#commonest(pairs.filter((term) => term.includes(character))).slice(0, most)
  }

  /** Two characters where one word ends and the next begins: each of them stands more often in a pair beside this one. */
  straddlesWords(pair: string): boolean {
    const [first = '', second = ''] = [...pair]
    const { ending, beginning } = this.#strongestPairs()
    const own = this.shortCount(pair)
    return (ending.get(first) ?? 0) > own && (beginning.get(second) ?? 0) > own
  }

  /** How many documents have the commonest pair that ends, or begins, with a character. */
  #strongestPairs(): StrongestPairs {
    if (this.#strongest) return this.#strongest
    const strongest: StrongestPairs = { ending: new Map(), beginning: new Map() }
    for (const [term, documents] of this.#short) {
      if (term.length < 2 || !hanOnly.test(term)) continue
      const [first = '', second = ''] = [...term]
      strongest.beginning.set(first, Math.max(documents, strongest.beginning.get(first) ?? 0))
      strongest.ending.set(second, Math.max(documents, strongest.ending.get(second) ?? 0))
    }
    this.#strongest = strongest
    return strongest
  }

  #commonest(terms: readonly string[] = []): string[] {
    return terms
      .filter((term) => this.shortCount(term) > 0)
      .sort((a, b) => this.shortCount(b) - this.shortCount(a) || (a < b ? -1 : 1))
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
