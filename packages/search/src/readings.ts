import { pinyin } from 'pinyin-pro'
import { syllables } from './syllables.ts'

const known = new Map<string, readonly string[]>()
const tableSize = 30_000

/** All readings of a character without tones, ü as v: 行 is xing, hang and heng. */
export function readingsOf(character: string): readonly string[] {
  const stored = known.get(character)
  if (stored) return stored
  const found = pinyin(character, { multiple: true, toneType: 'none', type: 'array', v: true })
  const readings = [...new Set(found.filter((reading) => syllables.has(reading)))]
  if (known.size < tableSize) known.set(character, readings)
  return readings
}

const confused = [
  ['zh', 'z'],
  ['ch', 'c'],
  ['sh', 's'],
  ['ang', 'an'],
  ['eng', 'en'],
  ['ing', 'in'],
  ['l', 'n'],
  ['f', 'h'],
  ['v', 'u'],
].flatMap(([one, other]) => [
  [one, other],
  [other, one],
]) as [string, string][]

/** What may have been meant by letters that are no pinyin: two swapped, one too many, one sound taken for another. */
export function pinyinNeighbours(letters: string): string[] {
  const found = new Set<string>()
  for (let at = 0; at < letters.length; at++) {
    found.add(letters.slice(0, at) + letters.slice(at + 1))
    if (at > 0) found.add(letters.slice(0, at - 1) + letters[at] + letters[at - 1] + letters.slice(at + 1))
  }
  for (const [sound, other] of confused)
    for (let at = letters.indexOf(sound); at >= 0; at = letters.indexOf(sound, at + 1))
      found.add(letters.slice(0, at) + other + letters.slice(at + sound.length))
  found.delete(letters)
  return [...found]
}

/** Letters that end within a syllable, as while typing: you y. */
export function unfinishedSyllables(letters: string): { syllables: string[]; rest: string } | undefined {
  for (let at = letters.length - 1; at > 0; at--) {
    const rest = letters.slice(at)
    const syllables = syllabify(letters.slice(0, at), 1)[0]
    if (syllables && syllablesBeginning(rest).length > 0) return { syllables, rest }
  }
  return undefined
}

export const syllablesBeginning = (letters: string) =>
  [...syllables].filter((each) => each.startsWith(letters))

/** How characters are read together, one reading each: 银行 is yin hang. */
export const readTogether = (run: string): string[] =>
  pinyin(run, { toneType: 'none', type: 'array', v: true })

const longestSyllable = 6
const mostSyllables = 12

/** The ways to cut letters into syllables, fewest syllables first: xian is xian and xi an. */
export function syllabify(letters: string, most = 3): string[][] {
  if (letters.length > mostSyllables * longestSyllable || !/^[a-z]+$/.test(letters)) return []
  // From the end: the best ways to cut each rest of the word.
  const rests: string[][][] = Array.from({ length: letters.length + 1 }, () => [])
  rests[letters.length] = [[]]
  for (let from = letters.length - 1; from >= 0; from--) {
    const ways: string[][] = []
    for (let length = Math.min(longestSyllable, letters.length - from); length > 0; length--) {
      const syllable = letters.slice(from, from + length)
      if (!syllables.has(syllable)) continue
      for (const rest of rests[from + length] as string[][]) ways.push([syllable, ...rest])
    }
    rests[from] = ways.sort((a, b) => a.length - b.length).slice(0, most)
  }
  return (rests[0] as string[][]).filter((way) => way.length <= mostSyllables)
}
