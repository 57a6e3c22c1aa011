import { foldWithPositions } from './fold.ts'
import type { MatchKind, QueryPlan, Term } from './query-plan.ts'
import { type Token, tokens } from './tokeniser.ts'
import { quantityAt } from './units.ts'

/** From and to in UTF-16 units of the original text. */
export type Range = [start: number, end: number]

const isHan = /^\p{Script=Han}/u
const mostRanges = 100

/**
 * What of a text matched, on the original text: also for pinyin, traditional characters and the other language. Sorted,
 * and without overlaps. What only relaxing looks for is marked in similar hits only.
 */
export function highlights(plan: QueryPlan, text: string, similar = false): Range[] {
  const folded = foldWithPositions(text)
  const all = tokens(folded.text)
  const found: Range[] = []
  for (const { term, kind } of distinctTerms(plan, similar))
    found.push(...termRanges(term, kind, folded.text, all))
  const original = found.flatMap(([start, end]): Range[] => {
    const from = folded.starts[start]
    const to = folded.ends[end - 1]
    return from === undefined || to === undefined ? [] : [[from, to]]
  })
  return merged(original).slice(0, mostRanges)
}

function distinctTerms(plan: QueryPlan, similar: boolean): { term: Term; kind: MatchKind }[] {
  const found = new Map<Term | string, { term: Term; kind: MatchKind }>()
  const variants = plan.variants.filter(({ relaxed }) => similar || !relaxed)
  for (const { alternatives, optional } of variants.flatMap(({ groups }) => groups))
    if (!optional)
      for (const { terms, kind } of alternatives)
        for (const term of terms) {
          const key = term.text === undefined || term.forms ? term : `${kind === 'prefix'} ${term.text}`
          if (!found.has(key)) found.set(key, { term, kind })
        }
  return [...found.values()]
}

function termRanges(term: Term, kind: MatchKind, folded: string, all: readonly Token[]): Range[] {
  if (term.pattern) return patternRanges(term.pattern, all)
  if (term.gap) return term.gap.flatMap((run) => runRanges(run, folded))
  if (term.joined !== undefined) return joinedRanges(term.joined, all)
  const text = term.text
  if (!text) return []
  if (text.startsWith('~')) return quantityRanges(text, all)
  if (isHan.test(text)) return runRanges(text, folded)
  return all
    .filter((token) => token.kind !== 'han')
    .flatMap((token): Range[] => {
      if (token.text === text || term.forms?.includes(token.text)) return [[token.start, token.end]]
      return kind === 'prefix' && token.text.startsWith(text)
        ? [[token.start, token.start + text.length]]
        : []
    })
}

function runRanges(run: string, folded: string): Range[] {
  const found: Range[] = []
  for (let at = folded.indexOf(run); at >= 0 && found.length < mostRanges; at = folded.indexOf(run, at + 1))
    found.push([at, at + run.length])
  return found
}

function patternRanges(pattern: readonly ReadonlySet<string>[], all: readonly Token[]): Range[] {
  return all.flatMap((token): Range[] => {
    if (token.kind !== 'han') return []
    const characters = [...token.text]
    const starts: number[] = [token.start]
    for (const character of characters) starts.push((starts.at(-1) as number) + character.length)
    return characters.flatMap((_, from): Range[] => {
      const fits = pattern.every((allowed, place) => {
        const character = characters[from + place]
        return character !== undefined && (allowed.size === 0 || allowed.has(character))
      })
      return fits ? markedPlaces(pattern, starts.slice(from)) : []
    })
  })
}

/** A place that takes any character has none that was looked for. */
function markedPlaces(pattern: readonly ReadonlySet<string>[], starts: readonly number[]): Range[] {
  return pattern.flatMap((allowed, place): Range[] =>
    allowed.size === 0 ? [] : [[starts[place] as number, starts[place + 1] as number]],
  )
}

/** Words one after the other whose texts together begin with what was typed as one. */
function joinedRanges(joined: string, all: readonly Token[]): Range[] {
  return all.flatMap((first, from): Range[] => {
    let whole = ''
    for (let at = from; at < all.length && whole.length < joined.length; at++) {
      const token = all[at] as Token
      whole += token.text
      if (whole.startsWith(joined)) return [[first.start, token.end - (whole.length - joined.length)]]
      if (!joined.startsWith(whole)) return []
    }
    return []
  })
}

function quantityRanges(text: string, all: readonly Token[]): Range[] {
  return all.flatMap((first, index): Range[] => {
    const quantity = quantityAt(all, index)
    if (quantity?.text !== text) return []
    const last = all[quantity.to - 1] as Token
    return [[first.start, quantity.ofRun > 0 ? last.start + quantity.ofRun : last.end]]
  })
}

function merged(ranges: Range[]): Range[] {
  const result: Range[] = []
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = result.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  return result
}
