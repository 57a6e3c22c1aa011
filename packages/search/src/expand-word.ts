import type { Glossary } from './glossary.ts'
import type { Alternative, MatchKind, Term } from './query-plan.ts'
import { pinyinNeighbours, syllabify, syllablesBeginning, unfinishedSyllables } from './readings.ts'
import { otherSpellings, singular } from './stemmer.ts'
import { beginningTerm, patternTerm, shownRun, translatedTerm, wordTerm } from './terms.ts'
import { bigrams, hasDigit } from './tokeniser.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Knowledge {
  vocabulary: Vocabulary
  glossary: Glossary
  /** The last word is still being typed: pinyin may end within a syllable. */
  typing?: boolean
}

const most = { stems: 6, inside: 12, slips: 4 }

/** Everything that a typed word may mean. */
export function expandWord(word: string, knowledge: Knowledge): Alternative[] {
  const found: Alternative[] = [
    { kind: 'exact', weight: 1, terms: [wordTerm(word)] },
    { kind: 'prefix', weight: 1, terms: [beginningTerm(word)] },
  ]
  if (hasDigit(word)) return found
  const { vocabulary } = knowledge
  const known = vocabulary.count(word) > 0
  found.push(
    ...forms(word, vocabulary),
    ...translations([word], knowledge),
    ...pinyin(word, known, vocabulary),
  )
  if (knowledge.typing) found.push(...unfinishedPinyin(word, vocabulary))
  found.push(...inside(word, known, vocabulary))
  found.push(...initials(word, vocabulary))
  if (!known) found.push(...splits(word, vocabulary))
  const guesses: MatchKind[] = ['exact', 'prefix', 'initials', 'joined']
  const understood =
    known ||
    found.some(({ kind }) => !guesses.includes(kind)) ||
    (word.length > 2 && vocabulary.words.hasPrefix(word))
  if (understood) return found
  if (!knowledge.typing) found.push(...unfinishedPinyin(word, vocabulary))
  return [...found, ...slips(word, knowledge), ...pinyinSlips(word, vocabulary)]
}

function forms(word: string, vocabulary: Vocabulary): Alternative[] {
  const inUse = (other: string) => other !== word && vocabulary.count(other) > 0
  const stems = vocabulary.words.sameStem(word).filter(inUse).slice(0, most.stems)
  const spellings = otherSpellings(word).flatMap((other) =>
    vocabulary.words.sameStem(other).filter((each) => inUse(each) && singular(each) === singular(other)),
  )
  return [
    ...stems.map((other): Alternative => {
      const plural = singular(other) === singular(word)
      return { kind: 'stem', weight: plural ? 0.97 : 0.85, terms: [wordTerm(other)], shown: other }
    }),
    ...[...new Set(spellings)]
      .filter((other) => !stems.includes(other))
      .slice(0, most.stems)
      .map(
        (other): Alternative => ({ kind: 'spelling', weight: 0.95, terms: [wordTerm(other)], shown: other }),
      ),
  ]
}

/** What the glossary says for words or for a Chinese run. */
export function translations(parts: readonly string[], { glossary, vocabulary }: Knowledge): Alternative[] {
  // What the fair calls so itself needs no translation; it only adds what is described in the other language.
  const trust = parts.every((part) => isKnown(part, vocabulary)) ? 0.5 : 0.75
  return glossary.translations(parts).flatMap(({ parts: translated, weight, shown }): Alternative[] => {
    const joined =
      translated.length === 2 && vocabulary.shortCount(translated.join('')) > 0 ? [translated.join('')] : []
    return [translated, ...joined.map((word) => [word])].map((each) => ({
      kind: 'glossary',
      weight: trust * weight,
      terms: each.map((part) => translatedTerm(part, vocabulary)),
      shown,
    }))
  })
}

const isKnown = (part: string, vocabulary: Vocabulary) =>
  bigramsOrWord(part).every((each) => vocabulary.shortCount(each) > 0)
const bigramsOrWord = (part: string) => (/^\p{Script=Han}/u.test(part) ? bigrams(part) : [part])

/** One syllable is too little to go by if it is a word, or the beginning of one. */
export function pinyin(letters: string, known: boolean, vocabulary: Vocabulary): Alternative[] {
  return syllabify(letters).flatMap((syllables): Alternative[] => {
    if (syllables.length === 1 && (known || letters.length < 2)) return []
    return pinyinOf(syllables, vocabulary)
  })
}

export function pinyinOf(syllables: readonly string[], vocabulary: Vocabulary): Alternative[] {
  const term = patternTerm(
    syllables,
    (first, second) => vocabulary.ofSound([first, second]),
    (only) => vocabulary.ofSound([only]).slice(0, 12),
    'short',
  )
  const weight = syllables.length === 1 ? 0.5 : 0.8
  return term ? [{ kind: 'pinyin', weight, terms: [term], shown: shownRun(term) }] : []
}

function unfinishedPinyin(letters: string, vocabulary: Vocabulary): Alternative[] {
  const unfinished = unfinishedSyllables(letters)
  if (!unfinished) return []
  const { syllables, rest } = unfinished
  const ends = syllablesBeginning(rest)
  const term = patternTerm(
    [...syllables, rest],
    (first, second) =>
      second === rest
        ? ends.flatMap((end) => vocabulary.ofSound([first, end])).slice(0, mostUnfinished)
        : vocabulary.ofSound([first, second]),
    () => [],
    'short',
  )
  return term ? [{ kind: 'pinyin', weight: 0.6, terms: [term], shown: shownRun(term) }] : []
}
const mostUnfinished = 48

/** Pinyin with one slip, or as it sounds in the south: zh as z, ing as in. */
function pinyinSlips(letters: string, vocabulary: Vocabulary): Alternative[] {
  if (letters.length < 5 || letters.length > 24) return []
  const found = pinyinNeighbours(letters).flatMap((other) => {
    const syllables = syllabify(other, 1)[0]
    return syllables && syllables.length > 1 ? pinyinOf(syllables, vocabulary) : []
  })
  return found.slice(0, most.slips).map((each) => ({ ...each, kind: 'slip', weight: 0.4 }))
}

const initialLetters = /^[a-hj-tw-z]{2,6}$/
/** So many letters stand for a name and no longer for a kind of goods: the many texts that tell of goods need not be read. */
const ofNamesAlone = 5
/** As model numbers begin. What has a vowel is a word. */
const noVowel = /^[^aeo]+$/

/** Letters that the fair writes itself, such as those of a model, are initials only of what it has more of. */
function initials(word: string, vocabulary: Vocabulary): Alternative[] {
  const known = vocabulary.count(word)
  if (!initialLetters.test(word) || (known > 0 && !noVowel.test(word))) return []
  const term = patternTerm(
    [...word],
    (first, second) => vocabulary.ofInitials(first + second),
    () => [],
    word.length < ofNamesAlone ? 'short' : 'names',
  )
  const weight = 0.4 + 0.025 * Math.min(4, word.length)
  if (term && documentsOf(term, vocabulary) <= known) return []
  return term ? [{ kind: 'initials', weight, terms: [term], shown: shownRun(term) }] : []
}

/** No more than have the commonest of the rarest pair. */
const documentsOf = ({ need }: Term, vocabulary: Vocabulary) =>
  Math.min(...need.map((pairs) => Math.max(...pairs.map(({ term }) => vocabulary.shortCount(term)))))

/** Before a word that is one itself: woven is no oven. */
const leastBefore = 3

/** Longer words with this one in them: at their end if it is a word itself, as berry and blueberry, else anywhere. */
function inside(word: string, known: boolean, vocabulary: Vocabulary): Alternative[] {
  if (word.length < (known ? 4 : 3)) return []
  const own = vocabulary.words.sameStem(word)
  return [...new Set([word, ...own].flatMap((form) => vocabulary.words.containing(form, known, 200)))]
    .filter((other) => vocabulary.shortCount(other) > 0 && !own.includes(other))
    .filter((other) => !known || other.length >= word.length + leastBefore)
    .sort((a, b) => vocabulary.shortCount(b) - vocabulary.shortCount(a) || (a < b ? -1 : 1))
    .slice(0, most.inside)
    .map(
      (other): Alternative => ({
        kind: 'inside',
        weight: 0.5,
        terms: [wordTerm(other, 'short')],
        shown: other,
      }),
    )
}

/** Two words written as one. */
function splits(word: string, vocabulary: Vocabulary): Alternative[] {
  for (let at = word.length - 3; at >= 3; at--) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (parts.every((part) => vocabulary.shortCount(part) > 0))
      return [
        {
          kind: 'joined',
          weight: 0.85,
          terms: parts.map((part) => wordTerm(part, 'short')),
          shown: parts.join(' '),
        },
      ]
  }
  return []
}

function slips(word: string, knowledge: Knowledge): Alternative[] {
  const { vocabulary, glossary } = knowledge
  const near = [...vocabulary.words.nearest(word), ...glossary.words.nearest(word)]
  const closest = Math.min(...near.map(({ distance }) => distance))
  return near
    .filter(({ word: other, distance }, index) => {
      const useful = vocabulary.shortCount(other) > 0 || glossary.translations([other]).length > 0
      return useful && distance === closest && near.findIndex((each) => each.word === other) === index
    })
    .sort(
      (a, b) =>
        Number(b.word[0] === word[0]) - Number(a.word[0] === word[0]) ||
        vocabulary.shortCount(b.word) - vocabulary.shortCount(a.word) ||
        (a.word < b.word ? -1 : 1),
    )
    .slice(0, most.slips)
    .flatMap(({ word: other, distance }): Alternative[] => {
      const weight = distance === 1 ? 0.45 : 0.35
      const own: Alternative = { kind: 'slip', weight, terms: [wordTerm(other, 'short')], shown: other }
      const more = [...forms(other, vocabulary), ...translations([other], knowledge)]
      return [
        own,
        ...more.map(
          (each): Alternative => ({ ...each, kind: 'slip', weight: weight * each.weight, shown: other }),
        ),
      ]
    })
}
