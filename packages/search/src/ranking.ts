import type { EntityKind, FieldName, StoredFieldName } from './document.ts'
import { isJoinedIn, isJoinedWhole, matchField } from './field-match.ts'
import {
  type Alternative,
  type Group,
  type MatchKind,
  type QueryPlan,
  similarKinds,
  type Term,
  type Variant,
} from './query-plan.ts'
import { type StoredFields, type UnpackedFields, unpackFields } from './stored-fields.ts'

export interface Candidate {
  kind: EntityKind
  id: number
  stored: StoredFields
  visits: number
}

/** `relaxed` are those that only the relaxed query found. */
export interface Candidates<C extends Candidate = Candidate> {
  strict: readonly C[]
  relaxed?: readonly C[]
}

/** Why something was found: the strongest match. */
export interface HitReason {
  field: FieldName
  language: 'zh' | 'en' | undefined
  kind: MatchKind
  typed: string
  /** What was looked for, if not what was typed. */
  shown?: string
}

export interface RankedHit<C extends Candidate = Candidate> {
  candidate: C
  score: number
  /** Not what was asked for, only near it. */
  similar: boolean
  reason: HitReason
}

/** Tuned on the tuning half of bench/data/search; print the table per class with every change. */
export const fieldWeights: Record<EntityKind, Record<StoredFieldName, number>> = {
  product: { name: 10, model: 8, brand: 7, category: 7, mainProducts: 0, goods: 0, company: 3, place: 2 },
  exhibitor: { name: 10, model: 8, brand: 8, category: 7, mainProducts: 7, goods: 4, company: 3, place: 5 },
}
const textWeight = 1
const shareOfOtherFields = 0.25
const exactName = 2
const exactItem = 1.4
const phraseInName = 1.15
const optionalShare = 0.1

interface Match {
  score: number
  /** Pieces of a run are in a long text; whether together is not known. */
  unconfirmed?: boolean
  reason: HitReason
}

/** Of one candidate: variants share most of their groups. */
type Scores = Map<Group, Match | undefined>

export function rank<C extends Candidate>(
  plan: QueryPlan,
  { strict, relaxed = [] }: Candidates<C>,
): RankedHit<C>[] {
  const closeVariants = plan.variants.filter((variant) => !variant.relaxed)
  const looseVariants = plan.variants.filter((variant) => variant.relaxed)
  const known = new Set(strict.map(({ id }) => id))
  const hits: RankedHit<C>[] = []
  const scores: Scores = new Map()
  const rankBy = (variants: readonly Variant[]) => (candidate: C) => {
    const hit = scored(plan, variants, candidate, scores)
    if (hit) hits.push(hit)
  }
  strict.forEach(rankBy(closeVariants))
  relaxed.filter(({ id }) => !known.has(id)).forEach(rankBy(looseVariants))
  return hits.sort(
    (a, b) =>
      Number(a.similar) - Number(b.similar) ||
      b.score - a.score ||
      b.candidate.visits - a.candidate.visits ||
      a.candidate.id - b.candidate.id,
  )
}

function scored<C extends Candidate>(
  plan: QueryPlan,
  variants: readonly Variant[],
  candidate: C,
  scores: Scores,
): RankedHit<C> | undefined {
  const fields = unpackFields(candidate.stored)
  scores.clear()
  const scoreOf = (group: Group) => {
    if (!scores.has(group)) scores.set(group, scoreGroup(group, candidate, fields))
    return scores.get(group)
  }
  let best: RankedHit<C> | undefined
  for (const variant of variants) {
    const hit = scoreVariant(variant, candidate, scoreOf)
    if (hit && (!best || Number(best.similar) > Number(hit.similar) || hit.score > best.score)) best = hit
  }
  if (!best) return undefined
  best.score *= wholeness(plan, fields)
  return best
}

/** The whole query is a name, one of the categories or main products, or stands in a name as typed. */
function wholeness({ compact, firstToken }: QueryPlan, fields: UnpackedFields): number {
  let best = 1
  for (const field of wholeFields) {
    const texts = fields[field]
    if (!texts) continue
    const worth = field === 'name' || field === 'model' ? worthOfName : worthOfItem
    // Most fields are passed over at the first look.
    if (texts.zh.includes(firstToken)) best = Math.max(best, worth(compact, texts.zh))
    if (texts.en.includes(firstToken)) best = Math.max(best, worth(compact, texts.en))
  }
  return best
}
const worthOfName = (compact: string, name: string) =>
  isJoinedWhole(name, compact) ? exactName : isJoinedIn(name, compact) ? phraseInName : 1
const worthOfItem = (compact: string, list: string) => (isJoinedWhole(list, compact, '|') ? exactItem : 1)
const wholeFields = ['name', 'model', 'category', 'mainProducts'] as const

function scoreVariant<C extends Candidate>(
  variant: Variant,
  candidate: C,
  scoreOf: (group: Group) => Match | undefined,
): RankedHit<C> | undefined {
  let sum = 0
  let required = 0
  let strongest: Match | undefined
  let similar = variant.relaxed ?? false
  for (const group of variant.groups) {
    if (group.optional) continue
    const found = scoreOf(group) ?? assumedInText(group, candidate)
    if (!found) return undefined
    required++
    sum += found.score
    if (similarKinds.has(found.reason.kind) || found.unconfirmed) similar = true
    if (!strongest || found.score > strongest.score) strongest = found
  }
  if (!strongest) return undefined
  // Looked at only where everything required is there.
  let extra = 0
  for (const group of variant.groups)
    if (group.optional) extra += optionalShare * (scoreOf(group)?.score ?? 0)
  return { candidate, score: (variant.weight * (sum + extra)) / required, similar, reason: strongest.reason }
}

function scoreGroup(group: Group, candidate: Candidate, fields: UnpackedFields): Match | undefined {
  let best: Match | undefined
  for (const alternative of group.alternatives) {
    const match = scoreAlternative(group, alternative, candidate, fields)
    if (match && (!best || match.score > best.score)) best = match
  }
  return best
}

function scoreAlternative(
  group: Group,
  alternative: Alternative,
  candidate: Candidate,
  fields: UnpackedFields,
): Match | undefined {
  let sum = 0
  let strongest: Match | undefined
  for (const term of alternative.terms) {
    const match = scoreTerm(group, alternative, term, candidate, fields)
    if (!match) return undefined
    sum += match.score
    if (!strongest || match.score > strongest.score) strongest = match
  }
  if (strongest) strongest.score = (alternative.weight * sum) / alternative.terms.length
  return strongest
}

/** The best field, and a quarter of what the others would be worth. */
function scoreTerm(
  group: Group,
  alternative: Alternative,
  term: Term,
  candidate: Candidate,
  fields: UnpackedFields,
): Match | undefined {
  // Most candidates have few of the alternatives: one look at all fields spares a look at each.
  if (term.text && !term.forms && !candidate.stored.includes(term.text)) return undefined
  const weights = fieldWeights[candidate.kind]
  let best = 0
  let others = 0
  let bestField: StoredFieldName | undefined
  let isChinese = true
  for (const name in fields) {
    const field = name as StoredFieldName
    const texts = fields[field]
    if (!texts) continue
    const zh = texts.zh ? matchField(term, alternative.kind, texts.zh) : 0
    const en = texts.en ? matchField(term, alternative.kind, texts.en) : 0
    const score = weights[field] * Math.max(zh, en)
    if (score === 0) continue
    if (score > best) {
      others += best
      best = score
      bestField = field
      isChinese = zh >= en
    } else others += score
  }
  if (!bestField) return undefined
  const { kind, shown } = alternative
  return {
    score: best + shareOfOtherFields * others,
    reason: { field: bestField, language: isChinese ? 'zh' : 'en', kind, typed: group.typed, shown },
  }
}

/**
 * A candidate has what the query asked for; what is in none of its short fields is in its long texts. Which of the
 * alternatives it has there is not known, so that it counts as the least of them.
 */
function assumedInText(group: Group, candidate: Candidate): Match | undefined {
  const alternative = group.alternatives
    .filter(({ inText }) => inText)
    .reduce<Alternative | undefined>(
      (least, each) => (least && least.weight <= each.weight ? least : each),
      undefined,
    )
  if (!alternative || candidate.stored === '') return undefined
  const { kind, weight, shown } = alternative
  return {
    score: weight * textWeight,
    unconfirmed: alternative.terms.some(({ need }) => need.length > 1),
    reason: { field: 'text', language: undefined, kind, typed: group.typed, shown },
  }
}
