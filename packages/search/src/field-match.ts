import type { MatchKind, Term } from './query-plan.ts'
import { compactField } from './stored-fields.ts'

/** Chinese characters come after all letters; symbols beyond them are looked for in the same way. */
const isHan = (text: string) => text.charCodeAt(0) >= 0x2e80
/** How much of a field's weight a match at its very beginning has. */
const atBeginning = 1.12

/** How well a term is in the tokens of a field: 0 not at all, 1 as typed, a little more at the beginning. */
export function matchField(term: Term, kind: MatchKind, field: string): number {
  if (term.pattern) return matchPattern(term.pattern, field)
  if (term.gap) return matchGap(term.gap, field)
  if (term.joined !== undefined) {
    const at = compactField(field).indexOf(term.joined)
    return at < 0 ? 0 : at === 0 ? atBeginning : 1
  }
  const text = term.text
  if (!text) return 0
  if (isHan(text)) {
    const at = field.indexOf(text)
    return at < 0 ? 0 : at === 1 ? atBeginning : 1
  }
  if (kind === 'prefix') return matchBeginning(text, field)
  const whole = matchWord(text, field)
  if (whole > 0 || !term.forms) return whole
  return Math.max(0, ...term.forms.map((form) => 0.97 * matchWord(form, field)))
}

function matchWord(word: string, field: string): number {
  const at = field.indexOf(` ${word} `)
  return at < 0 ? 0 : at === 0 ? atBeginning : 1
}

/** The more of the word was typed, the better. */
function matchBeginning(letters: string, field: string): number {
  const at = field.indexOf(` ${letters}`)
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

function matchPattern(pattern: readonly ReadonlySet<string>[], field: string): number {
  for (let from = 0; from < field.length; from++) {
    let at = from
    let place = 0
    for (; place < pattern.length && at < field.length; place++) {
      const character = characterAt(field, at)
      if (!fits(pattern[place] as ReadonlySet<string>, character)) break
      at += character.length
    }
    if (place < pattern.length) continue
    const whole = field[from - 1] === ' ' && field[at] === ' '
    return whole ? asWhole : from === 1 ? atBeginning : 1
  }
  return 0
}

/** Without an array of all characters for each field of each candidate. */
function characterAt(text: string, at: number): string {
  const unit = text.charCodeAt(at)
  return unit >= 0xd800 && unit <= 0xdbff ? text.slice(at, at + 2) : (text[at] as string)
}

/** An empty set stands for one wrong character. */
const fits = (allowed: ReadonlySet<string>, character: string) =>
  allowed.size === 0 ? character !== ' ' : allowed.has(character)
