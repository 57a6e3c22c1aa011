import type { Variant } from './query-plan.ts'

/** What a plan costs whoever carries it out, counted and not timed: the same on every machine. */
export interface PlanWork {
  /** Ways in which something that was typed may be meant. */
  expansions: number
  /** Lexemes that the database looks up. */
  lexemes: number
}

export function workOf({ variants }: { variants: readonly Variant[] }): PlanWork {
  const alternatives = variants.flatMap(({ groups }) => groups.flatMap((group) => group.alternatives))
  const lexemes = alternatives.flatMap(({ terms }) => terms.flatMap(({ need }) => need.flat()))
  return { expansions: alternatives.length, lexemes: lexemes.length }
}
