import { cutRun, runGroup } from './expand-run.ts'
import { expandWord, type Knowledge } from './expand-word.ts'
import { fold } from './fold.ts'
import { functionWords } from './function-words.ts'
import { Glossary } from './glossary.ts'
import { compact, joined } from './lexemes.ts'
import { phraseVariants } from './phrases.ts'
import { longestQuery, type Piece, piecesOf } from './pieces.ts'
import { withinBudget } from './plan-budget.ts'
import {
  type Alternative,
  type Group,
  type MatchKind,
  type QueryPlan,
  type Reading,
  similarKinds,
  type Variant,
} from './query-plan.ts'
import { relaxedVariants } from './relaxing.ts'
import { beginningTerm, runTerm, wordTerm } from './terms.ts'
import { hasDigit, tokens } from './tokeniser.ts'
import { Vocabulary } from './vocabulary.ts'

/** In longer queries what takes many lexemes is left out: initials and middles of words. */
const manyPieces = 6
const isClose = ({ kind }: Alternative) => kind !== 'initials' && kind !== 'inside'

/** Understand a query. Whatever is typed, the plan is bounded and nothing throws. */
export function planQuery(text: string, knowledge: Partial<Knowledge> = {}): QueryPlan {
  const typed = text.slice(0, longestQuery)
  const known: Knowledge = {
    vocabulary: knowledge.vocabulary ?? new Vocabulary(),
    glossary: knowledge.glossary ?? new Glossary(),
    typing: knowledge.typing,
  }
  const all = tokens(fold(typed))
  const pieces = piecesOf(typed)
  const empty = typed.trim() === ''
  if (pieces.length === 0) return { typed, variants: [], empty, compact: '', firstToken: '', readings: [] }
  const groups = groupsOf(pieces, known)
  if (pieces.length > manyPieces)
    for (const group of groups) group.alternatives = group.alternatives.filter(isClose)
  markOptional(groups)
  const variants = withinBudget(
    [
      { weight: 1, groups },
      ...cutVariants(pieces, groups, known),
      ...phraseVariants(pieces, groups, known),
      ...relaxedVariants(pieces, groups, known),
    ].map(eachWordOnce),
  )
  for (const variant of variants)
    for (const group of variant.groups)
      for (const alternative of group.alternatives)
        alternative.inText = mayBeInText(alternative, known.vocabulary)
  return {
    typed,
    variants,
    empty,
    compact: compact(all),
    firstToken: all[0]?.text ?? '',
    didYouMean: corrected(typed, variants),
    readings: readingsOf(variants),
  }
}

/** Whether some long text can have it. Of what the vocabulary does not hold, nothing is known. */
function mayBeInText({ terms }: Alternative, vocabulary: Vocabulary): boolean {
  return terms.every(({ need }) => {
    const texts = need.map((any) =>
      any.reduce((most, { term, scope, prefix, beginning }) => {
        if (scope !== 'any' || beginning) return most
        if (!vocabulary.holds(term)) return Number.POSITIVE_INFINITY
        if (prefix) return vocabulary.words.hasPrefix(term) ? 1 : most
        return vocabulary.count(term) > 0 ? Math.max(most, vocabulary.textCount(term)) : most
      }, -1),
    )
    return texts.every((found) => found >= 0) && texts.some((found) => found > 0)
  })
}

/** A word that is repeated is expanded once. A symbol depends on what stands beside it. */
function groupsOf(pieces: readonly Piece[], known: Knowledge): Group[] {
  const made = new Map<string, Group>()
  return pieces.map((piece) => {
    const group = made.get(piece.typed) ?? groupOf(piece, known)
    if (piece.kind !== 'symbol') made.set(piece.typed, group)
    return group
  })
}

/** To be there twice asks for nothing more. */
const eachWordOnce = (variant: Variant): Variant => ({
  ...variant,
  groups: variant.groups.filter(
    ({ typed }, at, all) => !isWord.test(typed) || all.findIndex((other) => other.typed === typed) === at,
  ),
})
const isWord = /[\p{L}\p{N}]/u

function groupOf(piece: Piece, knowledge: Knowledge): Group {
  const { typed } = piece
  switch (piece.kind) {
    case 'run':
      return runGroup(piece.text, knowledge, typed)
    case 'word':
      return { typed, alternatives: expandWord(piece.text, knowledge) }
    case 'compound':
      return { typed, alternatives: compoundAlternatives(piece.parts, knowledge) }
    case 'quantity':
      return { typed, alternatives: quantityAlternatives(piece.text, piece.parts) }
    case 'symbol':
      return {
        typed,
        alternatives: [{ kind: 'exact', weight: 1, terms: [{ need: piece.need, text: typed }] }],
      }
  }
}

/** A compound has them already, or by its parts. */
const ofSingleWords: ReadonlySet<MatchKind> = new Set(['exact', 'prefix', 'slip'])

/** Words written as one: whole, however they are parted in the text, or all the parts as words of their own. */
function compoundAlternatives(parts: readonly string[], knowledge: Knowledge): Alternative[] {
  const whole = joined(parts)
  const last = parts.at(-1) as string
  const found: Alternative[] = [
    {
      kind: 'exact',
      weight: 1,
      terms: [{ need: [[{ term: whole, scope: 'any', prefix: whole.length > 2 }]], joined: whole }],
    },
    {
      kind: 'joined',
      weight: 0.9,
      terms: [
        ...parts.slice(0, -1).map((part) => wordTerm(part)),
        hasDigit(last) ? wordTerm(last) : beginningTerm(last),
      ],
    },
  ]
  if (hasDigit(whole)) return found
  return [...found, ...expandWord(whole, knowledge).filter(({ kind }) => !ofSingleWords.has(kind))]
}

const han = /^\p{Script=Han}/u

function quantityAlternatives(quantity: string, parts: readonly string[]): Alternative[] {
  const literal = parts.map((part) => (han.test(part) ? runTerm(part) : wordTerm(part)))
  const whole = joined(parts)
  return [
    { kind: 'unit', weight: 1, terms: [wordTerm(quantity)] },
    {
      kind: 'exact',
      weight: 0.9,
      terms: [{ need: [[{ term: whole, scope: 'any', prefix: true }]], joined: whole }],
    },
    { kind: 'joined', weight: 0.6, terms: literal },
  ]
}

const isFunctionWord = (word: string) =>
  functionWords.english.has(word) || functionWords.chinese.includes(word)

function markOptional(groups: Group[]): void {
  const weak = groups.map(({ typed }) => isFunctionWord(fold(typed)))
  if (weak.every(Boolean)) return
  for (const [index, group] of groups.entries())
    if (weak[index]) {
      group.optional = true
      // Another word that only begins so, or is spelled nearly so, says nothing at all.
      group.alternatives = group.alternatives.filter(({ kind }) => kind === 'exact')
    }
}

/** Each Chinese run as its words, which need not stand together. */
function cutVariants(pieces: readonly Piece[], groups: readonly Group[], knowledge: Knowledge): Variant[] {
  const ways = new Map<string, Variant>()
  for (const where of ['any', 'short'] as const) {
    let changed = false
    const cut = pieces.flatMap((piece, index): Group[] => {
      if (piece.kind !== 'run') return [groups[index] as Group]
      const words = cutRun(piece.text, knowledge, where)
      if (words.join(' ') === piece.text || !areWords(words)) return [groups[index] as Group]
      changed = true
      return words.map((word) => runGroup(word, knowledge))
    })
    if (changed) ways.set(cut.map(({ typed }) => typed).join(' '), { weight: 0.9, groups: cut })
  }
  return [...ways.values()]
}

/** Single characters are no words. As the head of a term they are looked for near the rest of it. */
const areWords = (words: readonly string[]) =>
  words.length === 1 || words.every((word) => [...word].length > 1)

/** The query with the first correction of each word that was not understood as typed. */
function corrected(typed: string, variants: readonly Variant[]): string | undefined {
  let result = typed
  const seen = new Set<string>()
  for (const group of variants.flatMap(({ groups, relaxed }) => (relaxed ? [] : groups))) {
    const correction = group.alternatives.find(({ kind, shown }) => shown && similarKinds.has(kind))?.shown
    if (!correction || seen.has(group.typed)) continue
    seen.add(group.typed)
    result = result.replace(group.typed, () => correction)
  }
  return result === typed ? undefined : result
}

const mostReadings = 12

function readingsOf(variants: readonly Variant[]): Reading[] {
  const found = new Map<string, Reading>()
  for (const { groups, relaxed } of variants)
    for (const { typed, alternatives } of relaxed ? [] : groups)
      for (const { kind, shown } of alternatives)
        if (shown && found.size < mostReadings)
          found.set(`${typed}\n${kind}\n${shown}`, { typed, kind, shown })
  return [...found.values()]
}
