import type { Filters } from './document.ts'
import { ofBeginning, ofExactName, ofFilter, quoted, type Scope, spacesOf } from './lexemes.ts'
import type { Alternative, Group, Lexeme, QueryPlan, Term, Variant } from './query-plan.ts'

/**
 * Texts to be cast to tsquery; null where there is nothing to ask for. Ask `any` first. Where it finds more than 1,000,
 * which come in no order, rank those of `exactName` and `names` instead, and others only while there is room. When `any`
 * finds fewer than three, ask `relaxed` too.
 */
export interface TsQueries {
  any: string | null
  names: string | null
  exactName: string | null
  relaxed: string | null
}

const distinct = (parts: string[]) => [...new Set(parts)]
function joinedBy(operator: '|' | '&', parts: string[]): string {
  const each = distinct(parts)
  return each.length === 1 ? (each[0] as string) : `(${each.join(operator)})`
}
const either = (parts: string[]) => joinedBy('|', parts)
const both = (parts: string[]) => joinedBy('&', parts)

function lexemeText({ term, scope, prefix, beginning }: Lexeme, widest: Scope): string {
  if (beginning) return quoted(ofBeginning(term))
  const spaces = spacesOf[widest === 'names' ? 'names' : scope]
  return either(spaces.map((space) => quoted(space + term) + (prefix ? ':*' : '')))
}

const termText = (term: Term, scope: Scope) =>
  both(term.need.map((any) => either(any.map((lexeme) => lexemeText(lexeme, scope)))))
const alternativeText = ({ terms }: Alternative, scope: Scope) =>
  both(terms.map((term) => termText(term, scope)))
const groupText = ({ alternatives }: Group, scope: Scope) =>
  either(alternatives.map((alternative) => alternativeText(alternative, scope)))

/** Groups that need not match say nothing about candidates. */
export const requiredGroups = ({ groups }: Variant) => groups.filter(({ optional }) => !optional)

const variantText = (variant: Variant, scope: Scope) =>
  both(requiredGroups(variant).map((group) => groupText(group, scope)))

/** One of the values of each filter. */
export function filterConditions(filters: Filters): string[] {
  return Object.entries(filters)
    .filter(([, values]) => values !== undefined && values.length > 0)
    .map(([filter, values]) => either((values ?? []).map((value) => quoted(ofFilter(filter, value)))))
}

export function tsqueriesOf(plan: QueryPlan, filters: Filters = {}): TsQueries {
  const conditions = filterConditions(filters)
  const nothing: TsQueries = { any: null, names: null, exactName: null, relaxed: null }
  if (plan.empty) return { ...nothing, any: conditions.length > 0 ? both(conditions) : null }
  const strict = plan.variants.filter(({ relaxed }) => !relaxed)
  const loose = plan.variants.filter(({ relaxed }) => relaxed)
  if (strict.length === 0) return nothing
  const asked = (variants: Variant[], scope: Scope) =>
    both([either(variants.map((variant) => variantText(variant, scope))), ...conditions])
  return {
    any: asked(strict, 'any'),
    names: asked(strict, 'names'),
    exactName: plan.compact ? both([quoted(ofExactName(plan.compact)), ...conditions]) : null,
    relaxed: loose.length > 0 ? asked([...strict, ...loose], 'any') : null,
  }
}
