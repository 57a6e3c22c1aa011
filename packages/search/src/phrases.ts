import { expandWord, type Knowledge, pinyinOf, translations } from './expand-word.ts'
import type { Piece } from './pieces.ts'
import type { Alternative, Group, Variant } from './query-plan.ts'
import { syllabify } from './readings.ts'
import { wordTerm } from './terms.ts'
import { hasDigit } from './tokeniser.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Pieces typed apart that may belong together: terms of the glossary, words written as one, pinyin with blanks. */
export function phraseVariants(
  pieces: readonly Piece[],
  groups: readonly Group[],
  knowledge: Knowledge,
): Variant[] {
  const ways = [named, spelled, parted].map((way) => way(pieces, groups, knowledge))
  return ways.flatMap((merged) => (merged ? [{ weight: 1, groups: merged }] : []))
}

/** Words with a hyphen, if one of them is not known: each may have a slip, another form, or be pinyin. */
function parted(
  pieces: readonly Piece[],
  groups: readonly Group[],
  knowledge: Knowledge,
): Group[] | undefined {
  const isUnknown = (part: string) =>
    part.length > 3 && !hasDigit(part) && knowledge.vocabulary.count(part) === 0
  const isParted = (piece: Piece) => piece.kind === 'compound' && piece.parts.some(isUnknown)
  if (!pieces.some(isParted)) return undefined
  return pieces.flatMap((piece, index): Group[] =>
    piece.kind === 'compound' && isParted(piece)
      ? piece.parts.map((part) => ({ typed: part, alternatives: expandWord(part, knowledge) }))
      : [groups[index] as Group],
  )
}

const textOf = (piece: Piece | undefined) =>
  piece && (piece.kind === 'word' || piece.kind === 'run') ? piece.text : undefined

function named(
  pieces: readonly Piece[],
  groups: readonly Group[],
  knowledge: Knowledge,
): Group[] | undefined {
  const merged: Group[] = []
  let changed = false
  for (let at = 0; at < pieces.length; ) {
    const phrase = phraseAt(pieces, at, knowledge)
    if (phrase) changed = true
    merged.push(phrase?.group ?? (groups[at] as Group))
    at += phrase?.length ?? 1
  }
  return changed ? merged : undefined
}

function phraseAt(pieces: readonly Piece[], at: number, knowledge: Knowledge) {
  for (let length = Math.max(2, knowledge.glossary.longestPhrase); length >= 2; length--) {
    const parts = pieces.slice(at, at + length).map(textOf)
    if (parts.length < length || parts.some((part) => part === undefined)) continue
    const words = parts as string[]
    const alternatives: Alternative[] = translations(words, knowledge)
    const whole = words.join('')
    if (
      length === 2 &&
      !hasDigit(whole) &&
      knowledge.vocabulary.shortCount(whole) > 0 &&
      /^\p{L}{4,}$/u.test(whole)
    )
      alternatives.push({ kind: 'joined', weight: 0.9, terms: [wordTerm(whole)], shown: whole })
    if (alternatives.length > 0) {
      const typed = pieces
        .slice(at, at + length)
        .map((piece) => piece.typed)
        .join(' ')
      return { length, group: { typed, alternatives } }
    }
  }
  return undefined
}

const mostSyllables = 12

/** Pinyin with blanks between the syllables, and long pinyin whose words stand apart in the texts. */
function spelled(
  pieces: readonly Piece[],
  groups: readonly Group[],
  { vocabulary }: Knowledge,
): Group[] | undefined {
  const merged: Group[] = []
  let changed = false
  for (let at = 0; at < pieces.length; ) {
    let end = at
    const syllables: string[] = []
    while (end < pieces.length) {
      const piece = pieces[end] as Piece
      const way = piece.kind === 'word' ? syllabify(piece.text, 1)[0] : undefined
      if (!way || syllables.length + way.length > mostSyllables) break
      syllables.push(...way)
      end++
    }
    const words = end - at > 1 || syllables.length > 2 ? soundGroups(syllables, vocabulary) : undefined
    if (words) {
      merged.push(...words)
      changed = true
      at = end
    } else merged.push(groups[at++] as Group)
  }
  return changed ? merged : undefined
}

/** Syllables cut where the fair has no two characters read so. Single ones say too little. */
function soundGroups(syllables: readonly string[], vocabulary: Vocabulary): Group[] | undefined {
  const words: string[][] = []
  for (const [index, syllable] of syllables.entries()) {
    const before = syllables[index - 1]
    if (before !== undefined && vocabulary.ofSound([before, syllable]).length > 0)
      words.at(-1)?.push(syllable)
    else words.push([syllable])
  }
  const groups = words.map(
    (word): Group => ({ typed: word.join(' '), alternatives: pinyinOf(word, vocabulary) }),
  )
  const certain =
    words.some((word) => word.length > 1) && words.filter((word) => word.length === 1).length <= 1
  return certain && groups.every(({ alternatives }) => alternatives.length > 0) ? groups : undefined
}
