import type { Filters } from './document.ts'
import { anyField, ofBeginning, ofExactName, ofFilter, ofName, quoted } from './lexemes.ts'
import type { Alternative, Group, Lexeme, QueryPlan, Term } from './query-plan.ts'

/**
 * Texts to be cast to tsquery; null where there is nothing to ask for. Ask `any` first, with a limit of 1,000. Only when
 * it is reached, ask `exactName` and `names` as well and rank their answers with it, since the first 1,000 are in no
 * order. When `any` finds fewer than three, ask `relaxed` too.
 */
export interface TsQueries {
  any: string | null
  names: string | null
  exactName: string | null
  relaxed: string | null
}

type Space = (term: string) => string

function lexemeText(lexeme: Lexeme, space: Space): string {
  if (lexeme.beginning) return quoted(ofBeginning(lexeme.term))
  const text = quoted(lexeme.inName ? ofName(lexeme.term) : space(lexeme.term))
  return lexeme.prefix ? `${text}:*` : text
}

const either = (parts: string[]) => (parts.length === 1 ? (parts[0] as string) : `(${parts.join('|')})`)
const both = (parts: string[]) => (parts.length === 1 ? (parts[0] as string) : `(${parts.join('&')})`)
const distinct = (parts: string[]) => [...new Set(parts)]

const termText = (term: Term, space: Space) =>
  either(distinct(term.any.map((lexeme) => lexemeText(lexeme, space))))
const alternativeText = ({ terms }: Alternative, space: Space) =>
  both(distinct(terms.map((term) => termText(term, space))))

function groupText(group: Group, space: Space, relaxed: boolean): string {
  const alternatives = relaxed ? [...group.alternatives, ...group.relaxed] : group.alternatives
  return either(distinct(alternatives.map((alternative) => alternativeText(alternative, space))))
}

/** One of the values of each filter. */
export function filterText(filters: Filters): string[] {
  return Object.entries(filters)
    .filter(([, values]) => values !== undefined && values.length > 0)
    .map(([filter, values]) =>
      either(distinct((values ?? []).map((value) => quoted(ofFilter(filter, value))))),
    )
}

export function tsqueriesOf(plan: QueryPlan, filters: Filters = {}): TsQueries {
  const conditions = filterText(filters)
  const nothing: TsQueries = { any: null, names: null, exactName: null, relaxed: null }
  if (plan.impossible) return nothing
  if (plan.empty) return { ...nothing, any: conditions.length > 0 ? both(conditions) : null }
  const required = plan.groups.filter(({ optional }) => !optional)
  const asked = (space: Space, relaxed: boolean) =>
    both([...required.map((group) => groupText(group, space, relaxed)), ...conditions])
  return {
    any: asked(anyField, false),
    names: asked(ofName, false),
    exactName: plan.compact ? both([quoted(ofExactName(plan.compact)), ...conditions]) : null,
    relaxed: required.some(({ relaxed }) => relaxed.length > 0) ? asked(anyField, true) : null,
  }
}
