import type { MatchKind, Term } from './query-plan.ts'
import { compactField } from './stored-fields.ts'

/** Chinese characters come after all letters; symbols beyond them are looked for in the same way. */
const isHan = (text: string) => text.charCodeAt(0) >= 0x2e80
const blank = 0x20
/** How much of a field's weight a match at its very beginning has. */
const atBeginning = 1.12
const asOtherForm = 0.97

/** How well a term is in the tokens of a field: 0 not at all, 1 as typed, a little more at the beginning. */
export function matchField(term: Term, kind: MatchKind, field: string): number {
  if (term.pattern) return matchPattern(term.pattern, field)
  if (term.gap) return matchGap(term.gap, field)
  if (term.joined !== undefined) return matchJoined(term.joined, field)
  const text = term.text
  if (!text) return 0
  if (isHan(text)) {
    const at = field.indexOf(text)
    return at < 0 ? 0 : at === 1 ? atBeginning : 1
  }
  if (kind === 'prefix') return matchBeginning(text, field)
  const whole = matchWord(text, field)
  if (whole > 0 || !term.forms) return whole
  let best = 0
  for (const form of term.forms) best = Math.max(best, asOtherForm * matchWord(form, field))
  return best
}

function matchJoined(joined: string, field: string): number {
  const plain = withoutQuantities(field)
  const at = indexOfJoined(plain, joined, 0)
  if (at < 0) return 0
  return isEdge(plain, at, -1) ? atBeginning : 1
}

/** Whether the letters stand in the field one after another, whatever blanks are between. */
export const isJoinedIn = (field: string, joined: string): boolean =>
  indexOfJoined(withoutQuantities(field), joined, 0) >= 0

/** The same of the whole field, or of a whole item of a list with bars between. */
export function isJoinedWhole(field: string, joined: string, between?: '|'): boolean {
  const plain = withoutQuantities(field)
  for (let at = indexOfJoined(plain, joined, 0); at >= 0; at = indexOfJoined(plain, joined, at + 1)) {
    const last = endOfJoined(plain, joined, at) - 1
    if (isEdge(plain, at, -1, between) && isEdge(plain, last, 1, between)) return true
  }
  return false
}

const withoutQuantities = (field: string) => (field.includes('~') ? compactField(field) : field)

function indexOfJoined(field: string, joined: string, from: number): number {
  const first = joined[0]
  if (!first) return -1
  for (let at = field.indexOf(first, from); at >= 0; at = field.indexOf(first, at + 1))
    if (endOfJoined(field, joined, at) >= 0) return at
  return -1
}

/** Behind the last of the letters that begin here, or -1 where they do not. */
function endOfJoined(field: string, joined: string, from: number): number {
  let at = from
  for (let place = 0; place < joined.length; at++) {
    if (at >= field.length) return -1
    const unit = field.charCodeAt(at)
    if (unit === joined.charCodeAt(place)) place++
    else if (unit !== blank) return -1
  }
  return at
}

/** Nothing of the field, or of the same item, comes after it in this direction. */
function isEdge(field: string, from: number, step: 1 | -1, between?: '|'): boolean {
  let at = from + step
  while (field.charCodeAt(at) === blank) at += step
  return at < 0 || at >= field.length || field[at] === between
}

/** Where a token begins so, with the blank before it. Looked for in every field of every candidate, so without a copy. */
function indexOfToken(letters: string, field: string, isWhole: boolean): number {
  for (let at = field.indexOf(letters); at >= 0; at = field.indexOf(letters, at + 1))
    if (field.charCodeAt(at - 1) === blank && (!isWhole || field.charCodeAt(at + letters.length) === blank))
      return at - 1
  return -1
}

function matchWord(word: string, field: string): number {
  const at = indexOfToken(word, field, true)
  return at < 0 ? 0 : at === 0 ? atBeginning : 1
}

/** The more of the word was typed, the better. */
function matchBeginning(letters: string, field: string): number {
  const at = indexOfToken(letters, field, false)
  if (at < 0) return 0
  const end = field.indexOf(' ', at + 1)
  const share = letters.length / (end - at - 1)
  return 0.62 + 0.3 * share
}

const widestGap = 5
/** A pattern that a whole Chinese run answers, and not the part of a longer one. */
const asWhole = 1.25

function matchGap([first, second]: readonly [string, string], field: string): number {
  for (let at = field.indexOf(first); at >= 0; at = field.indexOf(first, at + 1)) {
    const end = at + first.length
    if (field.slice(end, end + widestGap + second.length).includes(second)) return 1
  }
  return 0
}

function matchPattern(pattern: Pattern, field: string): number {
  const found = expressionOf(pattern).exec(field)
  if (!found) return 0
  const from = found.index
  const whole = field[from - 1] === ' ' && field[from + found[0].length] === ' '
  return whole ? asWhole : from === 1 ? atBeginning : 1
}

type Pattern = readonly ReadonlySet<string>[]
const expressions = new WeakMap<Pattern, RegExp>()

/** Made once for all fields of all candidates. An empty set stands for one wrong character. */
function expressionOf(pattern: Pattern): RegExp {
  let expression = expressions.get(pattern)
  if (!expression) {
    expression = new RegExp(pattern.map(classOf).join(''), 'u')
    expressions.set(pattern, expression)
  }
  return expression
}

const classOf = (allowed: ReadonlySet<string>) =>
  allowed.size === 0 ? '[^ ]' : `[${[...allowed].map(escaped).join('')}]`
const escaped = (character: string) => `\\u{${(character.codePointAt(0) as number).toString(16)}}`
