import { workOf } from './plan-work.ts'
import type { MatchKind, Variant } from './query-plan.ts'

/** Names of companies and products, which are the longest that anybody looks for, need about half. */
const most = { lexemes: 400, expansions: 125 }
const loosestFirst: readonly MatchKind[] = ['initials', 'inside', 'sound', 'slip', 'pinyin', 'glossary']

function isWithin(variants: readonly Variant[]): boolean {
  const { lexemes, expansions } = workOf({ variants })
  return lexemes <= most.lexemes && expansions <= most.expansions
}

/** What a plan looks up has an end: the loosest guesses go first, then what would be relaxed. */
export function withinBudget(variants: Variant[]): Variant[] {
  const groups = new Set(variants.flatMap((variant) => variant.groups))
  for (const kind of loosestFirst) {
    if (isWithin(variants)) return variants
    for (const group of groups) {
      const others = group.alternatives.filter((alternative) => alternative.kind !== kind)
      if (others.length > 0) group.alternatives = others
    }
  }
  return isWithin(variants) ? variants : variants.filter(({ relaxed }) => !relaxed)
}
