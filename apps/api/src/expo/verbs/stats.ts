import { localText } from '@tradefloor/rules'
import { inArray } from 'drizzle-orm'
import { exhibition } from '../../schema/index.ts'
import { csvOf } from '../../text-formats/csv.ts'
import { oneLine } from '../one-line.ts'
import { usage } from '../read-command-line.ts'
import { readGivenId } from '../read-given.ts'
import { readChoice, readDay } from '../read-option.ts'
import { Refusal } from '../refusal.ts'
import { searchedKind } from '../searched-kind.ts'
import { exhibitionCells } from '../stats/exhibition-cells.ts'
import {
  type FigureName,
  figureNames,
  type LostSearch,
  readFacts,
  readLostSearches,
  type Span,
} from '../stats/figures.ts'
import { answerDemand } from '../stats/search-demand.ts'
import { type Grouping, groupings, type Line, tally, totalOf } from '../stats/tally.ts'
import { type Command, exitCodes, type ToolDatabase, type Verb } from '../verb.ts'

const names: Record<FigureName | 'day' | 'exhibition' | 'name', { zh: string; en: string }> = {
  day: { zh: '日期', en: 'Day' },
  exhibition: { zh: '展会', en: 'Exhibition' },
  name: { zh: '名称', en: 'Name' },
  visits: { zh: '访问', en: 'Visits' },
  booth_views: { zh: '展位浏览', en: 'Booth views' },
  favourites: { zh: '收藏', en: 'Favourites' },
  cards: { zh: '交换名片', en: 'Cards' },
  messages: { zh: '消息', en: 'Messages' },
  unanswered: { zh: '待回复会话', en: 'Unanswered' },
  searches_without_result: { zh: '无结果搜索', en: 'Searches in vain' },
}

export const stats: Verb = {
  name: 'stats',
  about: {
    zh: '各展会每天的访问、展位浏览、收藏、名片、消息、待回复会话与无结果搜索',
    en: 'Visits, booth views, favourites, cards, messages, unanswered threads and searches in vain',
  },
  takes: '',
  least: 0,
  most: 0,
  options: {
    exhibition: { value: 'ID', about: { zh: '只看这个展会', en: 'Only this exhibition' } },
    since: {
      value: 'YYYY-MM-DD',
      about: { zh: '从这一天起（展会时间 +08:00）', en: 'From this day on (the fair’s clock, +08:00)' },
    },
    until: { value: 'YYYY-MM-DD', about: { zh: '到这一天为止（含）', en: 'Up to and with this day' } },
    by: {
      value: groupings.join('|'),
      about: {
        zh: '按天、按展会或两者（默认）汇总；与 --search 一起时为 language、exhibition 或 both',
        en: 'A line a day, an exhibition, or both (default); with --search language, exhibition or both',
      },
    },
    search: {
      about: {
        zh: '访客搜索了什么：次数、无结果的次数、进入展位的次数',
        en: 'What visitors searched for: how often, in vain, and leading to a booth',
      },
    },
    csv: { about: { zh: '输出 CSV，供电子表格打开', en: 'Answer in CSV, for a spreadsheet' } },
  },
  examples: [
    'stats',
    'stats --exhibition 21 --since 2026-11-01 --by day',
    'stats --csv > figures.csv',
    'stats --search --since 2026-11-01 --by language',
  ],
  run: async (command) => {
    const span = readSpan(command)
    const grouping = command.isSet('search') ? null : readGrouping(command)
    const database = await command.database()
    if (span.exhibitionId !== null) await mustExist(database, span.exhibitionId)
    const names = (ids: number[]) => namesOf(command, database, ids)
    if (grouping === null) return answerDemand(command, span, database, names)
    const asked = { ...span, by: grouping }
    const lines = tally(await readFacts(database, asked), asked.by)
    const named = await names(lines.map(({ exhibitionId }) => exhibitionId ?? 0))
    if (command.isSet('csv')) {
      command.out.print(csvOf(tableOf(command, asked.by, lines, named)))
      return exitCodes.done
    }
    const lost = await readLostSearches(database, asked)
    command.out.answer({
      since: asked.since,
      until: asked.until,
      by: asked.by,
      lines: lines.map(({ day, exhibitionId, figures }) => ({
        ...(day === null ? {} : { day }),
        ...(exhibitionId === null
          ? {}
          : { exhibition_id: exhibitionId, exhibition: named.get(exhibitionId) ?? null }),
        ...figures,
      })),
      total: totalOf(lines),
      searches: lost,
    })
    sayAll(command, asked.by, lines, named, lost)
    return exitCodes.done
  },
}

function readSpan(command: Command): Span {
  if (command.json && command.isSet('csv'))
    throw usage({ zh: '--csv 与 --json 只能选一个', en: 'Choose one of --csv and --json' })
  const since = readDay(command, 'since')
  const until = readDay(command, 'until')
  if (since !== null && until !== null && since > until)
    throw usage({
      zh: `--since ${since} 晚于 --until ${until}，这段时间里没有一天`,
      en: `--since ${since} is after --until ${until}: there is no day between them`,
    })
  const id = command.option('exhibition')
  return { since, until, exhibitionId: id === undefined ? null : readGivenId(id) }
}

const readGrouping = (command: Command): Grouping => readChoice(command, 'by', groupings) ?? 'both'

async function mustExist({ db }: ToolDatabase, id: number) {
  const found = await db
    .select({ id: exhibition.id })
    .from(exhibition)
    .where(inArray(exhibition.id, [id]))
  if (found.length === 0)
    throw new Refusal({ zh: `没有编号为 ${id} 的展会`, en: `There is no exhibition ${id}` })
}

async function namesOf({ language }: Command, { db }: ToolDatabase, given: number[]) {
  const ids = [...new Set(given)]
  const rows = await db
    .select({ id: exhibition.id, zh: exhibition.nameZh, en: exhibition.nameEn })
    .from(exhibition)
    .where(inArray(exhibition.id, ids))
  return new Map(rows.map(({ id, ...name }) => [id, oneLine(localText(language, name.zh, name.en))]))
}

/** Headings and cells; the same for the terminal and for a spreadsheet. */
function tableOf(command: Command, by: Grouping, lines: Line[], named: Map<number, string>): string[][] {
  const { words } = command
  const days = by === 'exhibition' ? [] : [words(names.day)]
  const exhibitions = by === 'day' ? [] : [words(names.exhibition), words(names.name)]
  return [
    [...days, ...exhibitions, ...figureNames.map((name) => words(names[name]))],
    ...lines.map(({ day, exhibitionId, figures }) => [
      ...(day === null ? [] : [day]),
      ...(exhibitionId === null ? [] : exhibitionCells(command, exhibitionId, named)),
      ...figureNames.map((name) => String(figures[name])),
    ]),
  ]
}

function sayAll(
  command: Command,
  by: Grouping,
  lines: Line[],
  named: Map<number, string>,
  lost: LostSearch[],
) {
  const { out, words } = command
  if (lines.length === 0) {
    out.say(words({ zh: '这段时间里没有任何记录', en: 'Nothing was recorded in that time' }))
    return
  }
  const [headings = [], ...rows] = tableOf(command, by, lines, named)
  const total = totalOf(lines)
  const before = headings.length - figureNames.length
  rows.push([
    words({ zh: '合计', en: 'Total' }),
    ...Array<string>(before - 1).fill(''),
    ...figureNames.map((name) => String(total[name])),
  ])
  out.table(headings, rows)
  if (lost.length === 0) return
  out.say()
  out.say(words({ zh: '最常见的无结果搜索：', en: 'What was looked for in vain most often:' }))
  out.table(
    [words({ zh: '次数', en: 'Times' }), words({ zh: '搜索', en: 'Search' }), words({ zh: '找', en: 'For' })],
    lost.map(({ words: typed, what, count }) => [String(count), oneLine(typed), words(searchedKind[what])]),
  )
}
