import type { MatchKind, Term } from './query-plan.ts'
import { compactField } from './stored-fields.ts'

const isHan = /^\p{Script=Han}/u
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
  if (isHan.test(text)) {
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
  const characters = [...field]
  const last = characters.length - pattern.length
  for (let from = 0; from <= last; from++) {
    let place = 0
    while (
      place < pattern.length &&
      fits(pattern[place] as ReadonlySet<string>, characters[from + place] as string)
    )
      place++
    if (place === pattern.length) {
      const whole = characters[from - 1] === ' ' && characters[from + place] === ' '
      return whole ? asWhole : from === 1 ? atBeginning : 1
    }
  }
  return 0
}

/** An empty set stands for one wrong character. */
const fits = (allowed: ReadonlySet<string>, character: string) =>
  allowed.size === 0 ? character !== ' ' : allowed.has(character)
