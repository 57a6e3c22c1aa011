import { cutRun } from './expand-run.ts'
import type { Knowledge } from './expand-word.ts'
import { functionWords } from './function-words.ts'
import { type StoredFields, tokenText, unpackFields } from './stored-fields.ts'
import { bigrams, hasDigit } from './tokeniser.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A pair of characters or a word in all its forms. */
export interface Telling {
  forms: readonly string[]
  /** From 0 to 1: the rarer it is in the fair, the more it says. */
  weight: number
  documents: number
}

/** A Chinese run with what its pairs of characters say, in order. */
export interface TellingRun {
  text: string
  pairs: readonly Telling[]
}

/** What something is about, by which others are found and compared. */
export interface Subject {
  runs: readonly TellingRun[]
  words: readonly (Telling & { text: string })[]
  /** In Chinese, as the index names them. */
  categories: readonly string[]
  /** Told in both languages, so that what is like it shares a word of each. */
  isBilingual: boolean
}

/** What a row of the index is compared by. */
export interface Described {
  stored: StoredFields
  categories: readonly string[]
}

/** In a smaller fair every word would be frequent. */
const smallestFair = 100
/** Below this a word is in so many texts that it says nothing. */
const leastTelling = 0.15
const mostRuns = 12
const mostWords = 16
const shortestWord = 3

/** They are in the names of everything. */
const general = {
  pairs: new Set('产品 用品 制品 商品 设备 器材 材料 配件 系列 套装'.split(' ')),
  words: new Set(
    `product products goods item items supplies equipment device devices material materials accessory accessories parts
     series set sets type kit`.split(/\s+/),
  ),
}

const isHan = /^\p{Script=Han}/u

/** What a company makes or what a product is called; places in names say nothing about the thing. */
export function subjectOf({ stored, categories }: Described, knowledge: Knowledge): Subject {
  const { name, mainProducts, goods, place } = unpackFields(stored)
  const texts = [mainProducts ?? goods, name].flatMap((field) => (field ? [field.zh, field.en] : []))
  const told = tellingsIn(texts.join(' '), knowledge, `${place?.zh ?? ''}${place?.en ?? ''}`)
  return { ...told, categories, isBilingual: told.runs.length > 0 && told.words.length > 0 }
}

/** What somebody wrote in their own words. */
export const subjectOfText = (text: string, knowledge: Knowledge): Subject => ({
  ...tellingsIn(tokenText(text), knowledge, ''),
  categories: [],
  isBilingual: false,
})

function tellingsIn(text: string, knowledge: Knowledge, without: string): Pick<Subject, 'runs' | 'words'> {
  const pieces = [...new Set(text.split(/[ |]+/))]
  return {
    runs: runsIn(pieces, knowledge, without),
    words: wordsIn(
      pieces.filter((piece) => !without.includes(` ${piece} `)),
      knowledge.vocabulary,
    ),
  }
}

function runsIn(pieces: readonly string[], knowledge: Knowledge, without: string): TellingRun[] {
  const words = pieces
    .filter((piece) => isHan.test(piece))
    .flatMap((run) => cutRun(run, knowledge, 'short'))
    .filter((word) => [...word].length > 1 && !functionWords.chinese.includes(word))
  const tellPair = (pair: string) =>
    without.includes(pair) || general.pairs.has(pair) ? nothingTold(pair) : tell([pair], knowledge.vocabulary)
  return [...new Set(words)]
    .map((text) => ({ text, pairs: bigrams(text).map(tellPair) }))
    .filter(({ pairs }) => pairs.some(({ weight }) => weight > 0))
    .slice(0, mostRuns)
}

function wordsIn(pieces: readonly string[], vocabulary: Vocabulary): Subject['words'] {
  const rootOf = (word: string) => vocabulary.words.sameStem(word)[0] ?? word
  const words = pieces.filter(isTellingWord).map((text): [string, string] => [rootOf(text), text])
  return [...new Map(words).values()]
    .map((text) => ({ text, ...tell(formsOf(text, vocabulary), vocabulary) }))
    .filter(({ weight }) => weight > 0)
    .slice(0, mostWords)
}

const isTellingWord = (piece: string) =>
  piece.length >= shortestWord &&
  !isHan.test(piece) &&
  !hasDigit(piece) &&
  /^\p{L}+$/u.test(piece) &&
  !functionWords.english.has(piece) &&
  !general.words.has(piece)

const formsOf = (word: string, vocabulary: Vocabulary) => [
  ...new Set([word, ...vocabulary.words.sameStem(word)]),
]

const nothingTold = (pair: string): Telling => ({ forms: [pair], weight: 0, documents: 0 })

function tell(forms: readonly string[], vocabulary: Vocabulary): Telling {
  const documents = forms.reduce((sum, form) => sum + vocabulary.shortCount(form), 0)
  const share = Math.log(Math.max(1, documents)) / Math.log(Math.max(smallestFair, vocabulary.documents))
  const weight = documents === 0 ? 0 : 1 - share
  return { forms, weight: weight < leastTelling ? 0 : weight, documents }
}
