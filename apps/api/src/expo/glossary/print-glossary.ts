import { type GlossaryPair, glossaryKey, nearestWords, termsOf, withoutStruck } from '@tradefloor/search'
import {
  type GlossarySources,
  glossaryOf,
  type OwnGroup,
  readGlossarySources,
  readVocabulary,
  struckPairs,
} from '../../modules/search/index.ts'
import { oneLine, shortened } from '../one-line.ts'
import { searchedKind } from '../searched-kind.ts'
import { type LostSearch, readLostSearches } from '../stats/figures.ts'
import type { Command, ToolDatabase } from '../verb.ts'

interface NearMiss extends LostSearch {
  nearest: string[]
}

interface Found extends GlossarySources {
  learnt: LearntPair[]
  misses: NearMiss[]
}

interface LearntPair extends GlossaryPair {
  struck: boolean
}

const mostMisses = 200
const whole = { since: null, until: null, exhibitionId: null }

/** The four things there are, or what of them has a word. */
export async function findGlossary(database: ToolDatabase, word: string): Promise<Found> {
  const { db } = database
  const sources = await readGlossarySources(db)
  const known = { vocabulary: await readVocabulary(db), glossary: glossaryOf(sources) }
  const lost = await readLostSearches(database, whole, mostMisses)
  const unstruck = new Set(withoutStruck(sources.learnt, struckPairs(sources.own)))
  const key = glossaryKey(word)
  const has = (terms: readonly string[]) =>
    key === '' || terms.some((term) => ` ${glossaryKey(term)} `.includes(isHan(key) ? key : ` ${key} `))
  return {
    own: sources.own.filter((group) => has(termsOf(group))),
    software: sources.software.filter((group) => has(termsOf(group))),
    learnt: sources.learnt
      .filter(({ terms }) => has(terms))
      .map((pair) => ({ ...pair, struck: !unstruck.has(pair) })),
    misses: lost
      .map((miss) => ({ ...miss, nearest: nearestWords(miss.words, known) }))
      .filter(({ words, nearest }) => has([words, ...nearest])),
  }
}

const isHan = (text: string) => /\p{Script=Han}/u.test(text)

export const glossaryForPrograms = ({ own, software, learnt, misses }: Found) => ({
  own: own.map((group) => ({ ...numbered(group), strike: group.strike })),
  software: software.map(({ zh, en, topic }) => ({ zh, en, topic })),
  learnt: learnt.map((pair) => ({
    terms: pair.terms,
    strength: strengthOf(pair),
    struck: pair.struck,
  })),
  misses: misses.map(({ words, what, count, nearest }) => ({ words, what, count, nearest })),
})

const numbered = ({ id, zh, en, topic }: OwnGroup) => ({ id, zh, en, topic })
const strengthOf = ({ weight = 1 }: GlossaryPair) => Math.round(weight * 100) / 100

const fewLines = 20
const widest = 60

export function printGlossary({ out, words, isSet }: Command, found: Found, narrowed: boolean) {
  const few = <Line>(lines: Line[]) => (isSet('all') ? lines : lines.slice(0, fewLines))
  const section = (title: { zh: string; en: string }, headings: string[], rows: string[][]) => {
    out.say(`${words(title)} (${rows.length})`)
    if (rows.length > 0) out.table(headings, few(rows))
    const left = rows.length - few(rows).length
    if (left > 0) out.say(words({ zh: `… 另有 ${left} 条（--all）`, en: `… and ${left} more (--all)` }))
    out.say()
  }
  const heading = {
    id: words({ zh: '编号', en: 'id' }),
    zh: words({ zh: '中文', en: 'Chinese' }),
    en: words({ zh: '英文', en: 'English' }),
    topic: words({ zh: '主题', en: 'topic' }),
    times: words({ zh: '次数', en: 'times' }),
  }
  const groups = (list: { zh: string; en: string; topic: string }[]) =>
    list.map(({ zh, en, topic }) => [shortened(zh, widest), shortened(en, widest), shortened(topic, widest)])
  section(
    { zh: '您自己的词组', en: 'Groups of your own' },
    [heading.id, '', heading.zh, heading.en, heading.topic],
    groups(found.own).map((cells, n) => [
      String(found.own[n]?.id),
      found.own[n]?.strike ? '≠' : '=',
      ...cells,
    ]),
  )
  section(
    { zh: '从本展会的双语内容学到的', en: 'Learnt from the fair’s content in both languages' },
    [words({ zh: '强度', en: 'strength' }), heading.en, heading.zh, ''],
    found.learnt.map((pair) => [
      strengthOf(pair).toFixed(2),
      ...pair.terms.map((term) => shortened(term, widest)),
      pair.struck ? words({ zh: '已拆开', en: 'struck out' }) : '',
    ]),
  )
  section(
    { zh: '没有找到的搜索，与最接近的词', en: 'Searched in vain, and the nearest words' },
    [
      heading.times,
      words({ zh: '搜索', en: 'search' }),
      words({ zh: '找', en: 'for' }),
      words({ zh: '最接近的词', en: 'nearest words' }),
    ],
    found.misses.map(({ words: typed, what, count, nearest }) => [
      String(count),
      shortened(typed, widest),
      words(searchedKind[what]),
      oneLine(nearest.join(', ')) || '–',
    ]),
  )
  if (narrowed || isSet('all'))
    section(
      { zh: '软件自带的词组', en: 'Groups that come with the software' },
      [heading.zh, heading.en, heading.topic],
      groups(found.software),
    )
  else
    out.say(
      words({
        zh: `软件自带 ${found.software.length} 个词组：用 --find 查词，--all 全部列出`,
        en: `${found.software.length} groups come with the software: --find looks a word up, --all lists them`,
      }),
    )
}
