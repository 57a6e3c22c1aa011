import { type GlossaryPair, glossaryKey } from './glossary.ts'

/** Terms that mean the same, as a table holds them: several of a language joined by semicolons. */
export interface GlossaryGroup {
  zh: string
  en: string
}

export const splitTerms = (cell: string): string[] =>
  cell
    .split(/[;；]/)
    .map((term) => term.trim())
    .filter((term) => term !== '')

export const termsOf = ({ zh, en }: GlossaryGroup): string[] => [...splitTerms(zh), ...splitTerms(en)]

/** Every two terms of a group mean the same. */
export function pairsOf(group: GlossaryGroup): GlossaryPair[] {
  const terms = termsOf(group)
  return terms.flatMap((term, index) =>
    terms.slice(index + 1).map((other): GlossaryPair => ({ terms: [term, other] })),
  )
}

/** The pairs that nobody has struck out, in whatever order and form the two terms stand there. */
export function withoutStruck(
  pairs: readonly GlossaryPair[],
  struck: readonly GlossaryPair[],
): GlossaryPair[] {
  const gone = new Set(struck.map(keyOfPair))
  return gone.size === 0 ? [...pairs] : pairs.filter((pair) => !gone.has(keyOfPair(pair)))
}

const keyOfPair = ({ terms }: GlossaryPair) => terms.map(glossaryKey).sort().join('\n')
