import {
  type FieldName,
  longFieldNames,
  nameFields,
  type SearchDocument,
  storedFieldNames,
} from './document.ts'
import { fold } from './fold.ts'
import { longestStored } from './stored-fields.ts'
import { bigrams, compounds, type Token, tokens } from './tokeniser.ts'
import { quantityAt } from './units.ts'

/**
 * One tsvector holds several spaces, told apart by the first letter: n names, models and brands, s the other short
 * fields, x long texts, b beginnings (one and two letters) of words of names, e the exact name, f values of filters.
 * A term is in the first of n, s and x that it belongs to, once.
 */
export const spaces = ['n', 's', 'x'] as const
export type Space = (typeof spaces)[number]
/** Where a term is looked for: names only, names and other short fields, or everywhere. */
export type Scope = 'names' | 'short' | 'any'
export const spacesOf: Record<Scope, readonly Space[]> = {
  names: ['n'],
  short: ['n', 's'],
  any: ['n', 's', 'x'],
}

export const ofBeginning = (letters: string) => `b${letters}`
export const ofExactName = (compact: string) => `e${compact.slice(0, 100)}`
export const ofFilter = (filter: string, value: string | number) => `f${filter}:${value}`

const longestText = 6000
const mostTerms = 6000
const mostParts = 8

/** Letters, digits and symbols without anything between: what is compared for the exact name. */
export const compact = (all: readonly Token[]) => all.map(({ text }) => text).join('')

/** The terms of a text: words, compounds from each part on, single characters, bigrams, symbols, quantities. */
export function termsOf(all: readonly Token[]): Set<string> {
  const terms = new Set<string>()
  for (const [index, token] of all.entries()) {
    if (token.kind === 'han') {
      for (const character of token.text) terms.add(character)
      for (const pair of bigrams(token.text)) terms.add(pair)
    } else terms.add(token.text)
    const before = all[index - 1]
    if (before && token.tie === 'adjacent' && (token.kind === 'symbol' || before.kind === 'symbol'))
      terms.add(symbolPair(before, token))
    const quantity = quantityAt(all, index)
    if (quantity) terms.add(quantity.text)
  }
  for (const parts of compounds(all))
    for (const first of parts.keys())
      terms.add(joined(parts.slice(first, first + mostParts).map(({ text }) => text)))
  return terms
}

/** A symbol stands right beside something: 100% is not 1000%. Of Chinese runs only the character next to it counts. */
export function symbolPair(before: Token, after: Token): string {
  const left = [...before.text].slice(before.kind === 'han' ? -1 : -8).join('')
  const right = [...after.text].slice(0, after.kind === 'han' ? 1 : 8).join('')
  return `${left}|${right}`
}
export const joined = (parts: readonly string[]) => parts.join('').slice(0, 64)

function addBeginnings(all: readonly Token[], lexemes: Set<string>) {
  for (const token of all) {
    if (token.kind !== 'word') continue
    const letters = [...token.text]
    lexemes.add(ofBeginning(letters[0] as string))
    if (letters.length > 1) lexemes.add(ofBeginning(letters.slice(0, 2).join('')))
  }
}

const spaceOf = (field: FieldName): Space =>
  nameFields.includes(field) ? 'n' : (longFieldNames as readonly string[]).includes(field) ? 'x' : 's'

/** Every lexeme of a document once, filters included. Fields come in the order of their spaces. */
export function lexemesOf(document: SearchDocument): string[] {
  const lexemes = new Set<string>()
  const placed = new Set<string>()
  for (const [filter, values] of Object.entries(document.filters))
    for (const value of values ?? []) lexemes.add(ofFilter(filter, value))
  for (const field of [...storedFieldNames, ...longFieldNames]) {
    const space = spaceOf(field)
    for (const text of [document.fields[field]?.zh, document.fields[field]?.en]) {
      if (!text || placed.size > mostTerms) continue
      const all = tokens(fold(text.slice(0, space === 'x' ? longestText : longestStored)))
      for (const term of termsOf(all)) {
        if (placed.has(term)) continue
        placed.add(term)
        lexemes.add(space + term)
      }
      if (space === 'n') addBeginnings(all, lexemes)
      const whole = field === 'name' || field === 'model' ? compact(all) : ''
      if (whole) lexemes.add(ofExactName(whole))
    }
  }
  return [...lexemes]
}

/** A lexeme as PostgreSQL reads it in the text of a tsvector or tsquery. */
export const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** The text to be cast to tsvector. */
export const tsvectorText = (lexemes: readonly string[]) => lexemes.map(quoted).join(' ')
