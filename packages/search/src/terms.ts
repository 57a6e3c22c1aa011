import type { Scope } from './lexemes.ts'
import type { Lexeme, Term } from './query-plan.ts'
import { bigrams, hasDigit } from './tokeniser.ts'
import type { Vocabulary } from './vocabulary.ts'

const isHan = /^\p{Script=Han}/u

/** A Chinese run as it stands. */
export const runTerm = (run: string, scope: Scope = 'any'): Term => ({
  need: bigrams(run).map((term) => [{ term, scope }]),
  text: run,
})

export const wordTerm = (word: string, scope: Scope = 'any'): Term => ({
  need: [[{ term: word, scope }]],
  text: word,
})

/** A word that may go on. One and two letters have lexemes of their own: too many words begin with them. */
export function beginningTerm(letters: string): Term {
  const lexeme: Lexeme =
    letters.length > 2
      ? { term: letters, scope: 'any', prefix: true }
      : { term: letters, scope: 'any', beginning: true }
  return { need: [[lexeme]], text: letters }
}

/** A word or run of the glossary: a word in whatever form the fair uses. A mention in a long text is too far off. */
export function translatedTerm(part: string, vocabulary: Vocabulary): Term {
  if (isHan.test(part)) return runTerm(part, 'short')
  const forms = hasDigit(part)
    ? []
    : vocabulary.words
        .sameStem(part)
        .filter((form) => form !== part)
        .slice(0, mostForms)
  return { need: [[part, ...forms].map((term): Lexeme => ({ term, scope: 'short' }))], text: part, forms }
}
const mostForms = 6

/**
 * A run whose characters are only known by a key, such as their sound: one list of bigrams for each two neighbours.
 * Nothing if two neighbours have none, since no document can have the run then.
 */
export function patternTerm(
  keys: readonly string[],
  pairs: (first: string, second: string) => string[],
  single: (key: string) => string[],
  scope: Scope,
): Term | undefined {
  const lists =
    keys.length === 1
      ? [single(keys[0] as string)]
      : inChains(keys.slice(1).map((key, i) => pairs(keys[i] as string, key)))
  if (lists.some((list) => list.length === 0)) return undefined
  const pattern = keys.map((_, place) => {
    const characters = new Set<string>()
    for (const bigram of lists[place] ?? []) characters.add([...bigram][0] as string)
    for (const bigram of (place > 0 && lists[place - 1]) || []) characters.add([...bigram][1] as string)
    return characters
  })
  return { need: lists.map((list) => list.map((term): Lexeme => ({ term, scope }))), pattern }
}

const mostOfPair = 48

/** Only pairs that go on from one before and lead on to one after: others are in no run. The commonest of many. */
function inChains(lists: string[][]): string[][] {
  return linked(linked(lists).map((list) => list.slice(0, mostOfPair)))
}

function linked(lists: string[][]): string[][] {
  const forward: string[][] = []
  for (const list of lists) {
    const ends = forward.at(-1) && new Set(forward.at(-1)?.map((pair) => [...pair][1]))
    forward.push(ends ? list.filter((pair) => ends.has([...pair][0])) : list)
  }
  for (let at = forward.length - 2; at >= 0; at--) {
    const beginnings = new Set(forward[at + 1]?.map((pair) => [...pair][0]))
    forward[at] = (forward[at] as string[]).filter((pair) => beginnings.has([...pair][1]))
  }
  return forward
}

/** The commonest run that a pattern stands for, to be shown. */
export function shownRun(term: Term): string {
  let run = ''
  for (const list of term.need) {
    const last = [...run].at(-1)
    const next = last === undefined ? list[0] : (list.find((each) => each.term.startsWith(last)) ?? list[0])
    const characters = [...(next?.term ?? '')]
    run += last === undefined ? characters.join('') : characters.slice(1).join('')
  }
  return run
}
