import { type Knowledge, translations } from './expand-word.ts'
import { fold, inMainlandWords } from './fold.ts'
import { functionWords } from './function-words.ts'
import type { Alternative, Group, Term } from './query-plan.ts'
import { readTogether } from './readings.ts'
import { patternTerm, runTerm, shownRun } from './terms.ts'
import { bigrams } from './tokeniser.ts'
import type { Vocabulary } from './vocabulary.ts'

const longestBySound = 6
const longestWithGap = 8

/** Everything that a Chinese run may mean as a whole. */
export function expandRun(run: string, knowledge: Knowledge, original = run): Alternative[] {
  const { vocabulary } = knowledge
  const found: Alternative[] = [{ kind: 'exact', weight: 1, terms: [runTerm(run)] }]
  const mainland = fold(inMainlandWords(original))
  if (mainland !== run)
    found.push({ kind: 'spelling', weight: 0.9, terms: [runTerm(mainland)], shown: mainland })
  found.push(...withoutSuffix(run, vocabulary), ...translations([run], knowledge), ...gaps(run, vocabulary))
  const length = [...run].length
  if (length < 2 || length > longestBySound) return found
  if (bigrams(run).every((pair) => vocabulary.shortCount(pair) > 0)) return found
  return [...found, ...sameSound(run, vocabulary), ...oneWrong(run, vocabulary)]
}

/** 椅子 is 椅, unless the fair says 椅子 itself. */
function withoutSuffix(run: string, vocabulary: Vocabulary): Alternative[] {
  const stem = run.slice(0, -1)
  const isSuffix =
    run.endsWith('子') && stem !== '' && vocabulary.shortCount([...run].slice(-2).join('')) === 0
  return isSuffix ? [{ kind: 'stem', weight: 0.9, terms: [runTerm(stem, 'short')], shown: stem }] : []
}

/** Something may stand before the head of a term: 不粘煎锅 is a 不粘锅, 人体工学办公椅 a 人体工学椅. */
function gaps(run: string, vocabulary: Vocabulary): Alternative[] {
  const characters = [...run]
  if (characters.length < 3 || characters.length > longestWithGap) return []
  return [1, 2].flatMap((head): Alternative[] => {
    const first = characters.slice(0, -head).join('')
    const second = characters.slice(-head).join('')
    const known = [...bigrams(first), ...bigrams(second)].every((part) => vocabulary.shortCount(part) > 0)
    if (!known || characters.length - head < 2) return []
    const need = [...runTerm(first, 'short').need, ...runTerm(second, 'short').need]
    return [{ kind: 'gap', weight: 0.6, terms: [{ need, gap: [first, second] }] }]
  })
}

function sameSound(run: string, vocabulary: Vocabulary): Alternative[] {
  const reading = readTogether(run)
  if (reading.length !== [...run].length) return []
  const term = patternTerm(
    reading,
    (first, second) => vocabulary.ofReading([first, second]),
    () => [],
    'short',
  )
  return term ? [{ kind: 'sound', weight: 0.45, terms: [term], shown: shownRun(term) }] : []
}

/** One wrong character among three or more: the others must stand where they are. */
function oneWrong(run: string, vocabulary: Vocabulary): Alternative[] {
  const characters = [...run]
  if (characters.length < 3) return []
  const unknown = bigrams(run).map((pair) => vocabulary.shortCount(pair) === 0)
  return characters.flatMap((_, wrong): Alternative[] => {
    const suspects = unknown.every((missing, pair) => !missing || pair === wrong || pair === wrong - 1)
    if (!suspects) return []
    const rest = [characters.slice(0, wrong).join(''), characters.slice(wrong + 1).join('')].filter(Boolean)
    if (rest.some((part) => vocabulary.shortCount([...part].slice(0, 2).join('')) === 0)) return []
    const term: Term = {
      need: rest.flatMap((part) => runTerm(part, 'short').need),
      pattern: characters.map((character, place) =>
        place === wrong ? new Set<string>() : new Set([character]),
      ),
    }
    return [{ kind: 'slip', weight: 0.4, terms: [term] }]
  })
}

/** The words of a run: function words out, cut where two neighbours are together nowhere, or in no short field. */
export function cutRun(
  run: string,
  { vocabulary, glossary }: Knowledge,
  where: 'short' | 'any' = 'any',
): string[] {
  const together = (pair: string) =>
    (where === 'short' ? vocabulary.shortCount(pair) : vocabulary.count(pair)) > 0
  const content = withoutFunctionWords(run, vocabulary)
  const words = content.flatMap((piece) => {
    const characters = [...piece]
    const cut: string[] = []
    let from = 0
    while (from < characters.length) {
      const named = longestNamed(characters, from, glossary)
      let to = from + Math.max(1, named)
      if (named === 0)
        while (
          to < characters.length &&
          together(`${characters[to - 1]}${characters[to]}`) &&
          longestNamed(characters, to, glossary) < 3
        )
          to++
      cut.push(characters.slice(from, to).join(''))
      from = to
    }
    return cut
  })
  return words.length > 0 ? words : [run]
}

/** A term of the glossary of three characters or more that begins here; shorter ones are found as bigrams. */
function longestNamed(characters: readonly string[], from: number, glossary: Knowledge['glossary']): number {
  for (let length = Math.min(8, characters.length - from); length >= 3; length--)
    if (glossary.translations([characters.slice(from, from + length).join('')]).length > 0) return length
  return 0
}

function withoutFunctionWords(run: string, vocabulary: Vocabulary): string[] {
  const characters = [...run]
  const pieces: string[] = []
  let piece = ''
  const close = () => {
    if (piece) pieces.push(piece)
    piece = ''
  }
  for (let at = 0; at < characters.length; ) {
    const rest = characters.slice(at).join('')
    const word = functionWords.chinese.find((each) => rest.startsWith(each))
    if (word) {
      close()
      at += [...word].length
    } else {
      if (standsAlone(characters, at, vocabulary)) close()
      else piece += characters[at]
      at++
    }
  }
  close()
  return pieces
}

function standsAlone(characters: readonly string[], at: number, vocabulary: Vocabulary): boolean {
  const character = characters[at] as string
  if (!functionWords.chineseCharacters.has(character)) return false
  const before = characters[at - 1]
  const after = characters[at + 1]
  return (
    (before === undefined || vocabulary.shortCount(before + character) === 0) &&
    (after === undefined || vocabulary.shortCount(character + after) === 0)
  )
}

export const runGroup = (run: string, knowledge: Knowledge, original?: string): Group => ({
  typed: original ?? run,
  alternatives: expandRun(run, knowledge, original),
})
