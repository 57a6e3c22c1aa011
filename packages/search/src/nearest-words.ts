import { fold } from './fold.ts'
import type { Glossary } from './glossary.ts'
import { bigrams, tokens } from './tokeniser.ts'
import type { Vocabulary } from './vocabulary.ts'

interface Known {
  vocabulary: Vocabulary
  glossary: Glossary
}

const mostNearest = 5

/**
 * What the fair calls things that are written nearly like this: words a slip away or with the same beginning, and for
 * Chinese the pairs of characters that it shares, sounds like or has one character of. For whoever writes a glossary.
 */
export function nearestWords(text: string, known: Known, most = mostNearest): string[] {
  const found = tokens(fold(text)).flatMap(({ kind, text: token }) =>
    kind === 'han' ? nearHan(token, known) : nearWord(token, known),
  )
  return [...new Set(found)].slice(0, most)
}

const leastBeginning = 4

function nearWord(word: string, { vocabulary, glossary }: Known): string[] {
  const slips = [...vocabulary.words.nearest(word), ...glossary.words.nearest(word)]
    .sort((a, b) => a.distance - b.distance)
    .map((each) => each.word)
  const beginning =
    word.length > leastBeginning ? vocabulary.words.beginning(word.slice(0, leastBeginning)) : []
  const isUsed = (each: string) => vocabulary.count(each) > 0 || glossary.translations([each]).length > 0
  const byCount = (a: string, b: string) => vocabulary.count(b) - vocabulary.count(a) || (a < b ? -1 : 1)
  return [...slips, ...beginning.sort(byCount)].filter((each) => each !== word && isUsed(each))
}

function nearHan(run: string, { vocabulary }: Known): string[] {
  const characters = [...run]
  const pairs = characters.length > 1 ? bigrams(run) : []
  const shared = pairs.filter((pair) => vocabulary.shortCount(pair) > 0)
  const sounding = pairs.flatMap((pair) => vocabulary.soundingLike(pair))
  const touching = characters.flatMap((character) => vocabulary.pairsWith(character, mostNearest))
  return [...shared, ...sounding, ...touching].filter(
    (each) => each !== run && !vocabulary.straddlesWords(each),
  )
}
