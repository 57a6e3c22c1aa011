import type { Found, FoundExhibitor, FoundProduct } from './found.ts'

/** How words were understood: what was typed, and what was looked for. */
export interface WordReading {
  how: 'readAs' | 'writtenAs' | 'alsoSearched'
  typed: string
  shown: string[]
}

type Reply = Pick<Found<FoundExhibitor | FoundProduct>, 'list' | 'readings' | 'word' | 'count'>

const hows: Readonly<Record<string, WordReading['how']>> = {
  pinyin: 'readAs',
  initials: 'readAs',
  glossary: 'alsoSearched',
  spelling: 'alsoSearched',
}
const mostShown = 3

/** What a search says of its words, where it looked for more than was typed. What found nothing is not said. */
export function wordReadings(reply: Reply): WordReading[] {
  if (reply.count === 0) return []
  const found: WordReading[] = []
  for (const { typed, kind, shown } of reply.readings ?? []) {
    const how = hows[kind]
    // The same syllables with and without blanks are one reading.
    if (!how || found.some((other) => other.how === how && other.shown.includes(shown))) continue
    const same = found.find((reading) => reading.how === how && reading.typed === typed)
    if (!same) found.push({ how, typed, shown: [shown] })
    else if (same.shown.length < mostShown && !same.shown.includes(shown)) same.shown.push(shown)
  }
  return [...otherCharacters(reply), ...alsoTogether(found)]
}

/** Other names are said once for all words. */
function alsoTogether(readings: WordReading[]): WordReading[] {
  const [first, ...more] = readings.filter(({ how }) => how === 'alsoSearched')
  if (!first) return readings
  const shown = [...new Set([first, ...more].flatMap((each) => each.shown))]
  return [...readings.filter(({ how }) => how !== 'alsoSearched'), { ...first, shown }]
}

const han = /^\p{Script=Han}+$/u

/** Characters that were typed in their traditional form are found in the simplified one: the marked text tells. */
function otherCharacters({ list, word }: Reply): WordReading[] {
  return word.split(/\s+/u).flatMap((typed): WordReading[] => {
    if (!han.test(typed)) return []
    for (const { match, ...entry } of list) {
      if (match?.kind !== 'exact' || match.typed !== typed || match.shown !== undefined) continue
      const name = 'product' in entry ? entry.product.cn.name : entry.company.name
      const main = 'main_products' in entry ? entry.main_products.cn : ''
      const marked = [
        ...match.highlights.name.cn.map(({ from, to }) => name.slice(from, to)),
        ...(match.highlights.main_products?.cn ?? []).map(({ from, to }) => main.slice(from, to)),
      ]
      if (marked.includes(typed)) return []
      const other = marked.find((text) => text.length === typed.length)
      if (other) return [{ how: 'writtenAs', typed, shown: [other] }]
    }
    return []
  })
}
