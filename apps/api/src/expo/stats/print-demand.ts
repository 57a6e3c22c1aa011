import { oneLine } from '../one-line.ts'
import { searchedKind } from '../searched-kind.ts'
import type { Command } from '../verb.ts'
import { type Demand, type DemandCounts, type DemandGrouping, type DemandLine, sumOf } from './demand.ts'
import { exhibitionCells } from './exhibition-cells.ts'

const headings = {
  words: { zh: '搜索', en: 'Search' },
  what: { zh: '找', en: 'For' },
  language: { zh: '语言', en: 'Language' },
  exhibition: { zh: '展会', en: 'Exhibition' },
  name: { zh: '名称', en: 'Name' },
  searches: { zh: '次数', en: 'Searches' },
  without_result: { zh: '无结果', en: 'Without result' },
  opened: { zh: '进入展位', en: 'Led to a booth' },
}
const languages: Record<string, { zh: string; en: string }> = {
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
}
const mostShown = 15

type Named = Map<number, string>

/** Headings and cells; the same for the terminal and for a spreadsheet. */
export function demandTable(command: Command, lines: DemandLine[], by: DemandGrouping | null, named: Named) {
  const { words } = command
  const hasLanguage = by === 'language' || by === 'both'
  const hasExhibition = by === 'exhibition' || by === 'both'
  const unknown = { zh: '未知', en: 'not known' }
  return [
    [
      ...[headings.searches, headings.without_result, headings.opened, headings.words, headings.what],
      ...(hasLanguage ? [headings.language] : []),
      ...(hasExhibition ? [headings.exhibition, headings.name] : []),
    ].map(words),
    ...lines.map((line) => [
      ...countsOf(line),
      oneLine(line.words),
      words(searchedKind[line.what]),
      ...(hasLanguage ? [words(languages[line.language ?? ''] ?? unknown)] : []),
      ...(hasExhibition ? exhibitionCells(command, line.exhibitionId ?? 0, named) : []),
    ]),
  ]
}

const countsOf = ({ searches, without_result, opened }: DemandCounts) =>
  [searches, without_result, opened].map(String)

export function printDemand(command: Command, demand: Demand, by: DemandGrouping | null, named: Named) {
  const { out, words } = command
  const { lines, withheld, unnamed } = demand
  if (lines.length === 0 && withheld.searches + unnamed.searches === 0) {
    out.say(words({ zh: '这段时间里没有任何搜索', en: 'Nothing was searched for in that time' }))
    return
  }
  const section = (title: { zh: string; en: string }, some: DemandLine[]) => {
    if (some.length === 0) return
    out.say(words(title))
    const [heading = [], ...rows] = demandTable(command, some.slice(0, mostShown), by, named)
    out.table(heading, rows)
    out.say()
  }
  const most = (name: keyof DemandCounts) =>
    lines.filter((line) => line[name] > 0).sort((a, b) => b[name] - a[name])
  section({ zh: '搜索最多的：', en: 'Searched for most often:' }, most('searches'))
  section({ zh: '没有找到的：', en: 'Searched for in vain:' }, most('without_result'))
  section({ zh: '带来展位访问的：', en: 'Led to a booth:' }, most('opened'))
  const [searches = '', inVain = '', opened = ''] = countsOf(sumOf([...lines, withheld, unnamed]))
  out.say(
    words({
      zh: `共 ${searches} 次搜索，${inVain} 次无结果，${opened} 次进入展位`,
      en: `Searches in all: ${searches}, without result: ${inVain}, booths opened: ${opened}`,
    }),
  )
  if (withheld.searches > 0)
    out.say(
      words({
        zh: `其中 ${withheld.searches} 次的内容可能是人名且次数很少，不逐条列出`,
        en: `Of ${withheld.searches} the words may be names of people, and are too seldom to be shown`,
      }),
    )
  if (unnamed.searches > 0)
    out.say(
      words({
        zh: `其中 ${unnamed.searches} 次没有保存内容：邮箱、电话、长文字、过旧或当天过多`,
        en: `Of ${unnamed.searches} no words are kept: contact details, long texts, old ones, too many of a day`,
      }),
    )
}
