import { cutRun, runGroup } from './expand-run.ts'
import type { Knowledge } from './expand-word.ts'
import type { Piece } from './pieces.ts'
import type { Group, Variant } from './query-plan.ts'
import { bigrams } from './tokeniser.ts'

const mostVariants = 8
const mostWords = 6
/** Longer queries say enough. */
const mostPieces = 6

interface Relaxation {
  words: string[]
  weight: number
}

/** Runs that we cut ourselves, with one of their words left out. What was typed apart is never left out. */
export function relaxedVariants(
  pieces: readonly Piece[],
  groups: readonly Group[],
  knowledge: Knowledge,
): Variant[] {
  if (pieces.length > mostPieces) return []
  const made = new Map<string, Group>()
  const groupOf = (word: string) => {
    const group = made.get(word) ?? runGroup(word, knowledge)
    made.set(word, group)
    return group
  }
  const variants = pieces.flatMap((piece, index): Variant[] => {
    if (piece.kind !== 'run') return []
    return relaxations(piece.text, knowledge).map(({ words, weight }) => ({
      relaxed: true,
      weight: 0.7 * weight,
      groups: groups.flatMap((group, at) => (at === index ? words.map(groupOf) : [group])),
    }))
  })
  return variants.slice(0, mostVariants)
}

function relaxations(run: string, knowledge: Knowledge): Relaxation[] {
  const words = cutRun(run, knowledge).slice(0, mostWords)
  if (words.length === 1) return ofOneWord(words[0] as string)
  const all = words.join('').length
  const relaxation = (kept: string[]): Relaxation => {
    // The last word of a Chinese term is what the thing is, those before it are of which sort.
    const head = kept.at(-1) === words.at(-1) ? 0.1 : 0
    return { words: kept, weight: (0.5 * kept.join('').length) / all + head }
  }
  const known = words.filter((word) => isKnown(word, knowledge))
  const found = known.length > 0 && known.length < words.length ? [relaxation(known)] : []
  if (known.length > 1)
    for (const left of known.keys()) found.push(relaxation(known.filter((_, index) => index !== left)))
  return found.sort((a, b) => b.weight - a.weight)
}

const isKnown = (word: string, { vocabulary, glossary }: Knowledge) =>
  bigrams(word).every((pair) => vocabulary.count(pair) > 0) || glossary.translations([word]).length > 0

function ofOneWord(word: string): Relaxation[] {
  const characters = [...word]
  const last = characters.at(-1) as string
  if (characters.length === 1) return []
  if (characters.length === 2)
    return [
      { words: characters, weight: 0.4 },
      { words: [last], weight: 0.3 },
    ]
  const pairs = bigrams(word)
  return [
    { words: pairs.slice(0, mostWords), weight: 0.6 },
    { words: [characters.slice(1).join('')], weight: 0.5 },
    { words: [characters.slice(0, -1).join('')], weight: 0.4 },
    { words: [pairs.at(-1) as string], weight: 0.35 },
  ]
}
