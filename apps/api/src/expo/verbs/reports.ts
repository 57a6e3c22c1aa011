import {
  findReported,
  findReports,
  markReports,
  type ReportFilter,
  type ReportRow,
} from '../../modules/chat/index.ts'
import { oneLine, shortened } from '../one-line.ts'
import { usage } from '../read-command-line.ts'
import { readFairTime, readId, sayFairTime } from '../read-given.ts'
import { Refusal } from '../refusal.ts'
import { reportColumns, reportForPrograms } from '../reports/report-columns.ts'
import { type Command, exitCodes, type ToolDatabase, type Verb } from '../verb.ts'

/** As much of a conversation as tells what the report is about. */
const saidBefore = 20

export const reports: Verb = {
  name: 'reports',
  about: {
    zh: '列出被举报的会话，新的在前；写编号时显示当时的对话',
    en: 'List reported conversations, the newest first; with ids, show what had been said',
  },
  takes: '[id …]',
  least: 0,
  most: 200,
  options: {
    since: { value: 'DAY', about: { zh: '只看这一天起的', en: 'Only from this day on' } },
    open: { about: { zh: '只看未处理的', en: 'Only those not handled yet' } },
    done: { about: { zh: '把这些标为已处理', en: 'Mark these as handled' } },
    undo: { about: { zh: '把这些标为未处理', en: 'Mark these as not handled' } },
  },
  examples: ['reports --open', 'reports 3', 'block id:17 --reason "report 3"', 'reports --done 3'],
  run: async (command) => {
    const { given, isSet, option } = command
    const ids = [...new Set(given.map(readId))]
    const marking = isSet('done') || isSet('undo')
    if (isSet('done') && isSet('undo'))
      throw usage({ zh: '--done 与 --undo 只能选一个', en: 'Give --done or --undo, not both' })
    if (marking && (ids.length === 0 || isSet('open') || option('since') !== undefined))
      throw usage({
        zh: '请写明标记哪些，例如 reports --done 3 4',
        en: 'Say which to mark by their ids alone, such as reports --done 3 4',
      })
    const since = option('since')
    const filter: ReportFilter = {
      ids: ids.length > 0 ? ids : undefined,
      since: since === undefined ? undefined : readFairTime(since, { option: '--since', end: false }),
      open: isSet('open'),
    }
    const database = await command.database()
    return marking ? mark(command, database, ids) : list(command, database, filter)
  },
}

async function mark({ out, words, clock, isSet }: Command, { db }: ToolDatabase, ids: number[]) {
  const done = isSet('done')
  refuseUnknown(ids, await markReports(db, ids, done ? clock.now() : null))
  out.answer({ [done ? 'done' : 'undone']: ids })
  out.say(
    done
      ? words({ zh: `已标为处理：${ids.join('、')}`, en: `Marked as handled: ${ids.join(', ')}` })
      : words({ zh: `已标为未处理：${ids.join('、')}`, en: `Marked as not handled: ${ids.join(', ')}` }),
  )
  return exitCodes.done
}

async function list(command: Command, { db }: ToolDatabase, filter: ReportFilter) {
  const { out, words, language } = command
  const rows = await findReports(db, filter)
  if (filter.ids) {
    const all = await findReports(db, { ids: filter.ids })
    refuseUnknown(
      filter.ids,
      all.map(({ report }) => report.id),
    )
  }
  out.answer(rows.map(reportForPrograms))
  if (rows.length === 0) out.say(words({ zh: '没有举报', en: 'There are no reports' }))
  else if (filter.ids) for (const [n, row] of rows.entries()) await showInFull(command, db, row, n > 0)
  else
    out.table(
      reportColumns.map(({ title }) => words(title)),
      rows.map((row) => reportColumns.map(({ read }) => shortened(read(row, language), 40))),
    )
  return exitCodes.done
}

/** With what had been said, each line safe for a terminal. */
async function showInFull(
  { out, words, language }: Command,
  db: ToolDatabase['db'],
  row: ReportRow,
  isNext: boolean,
) {
  if (isNext) out.say()
  for (const { title, read } of reportColumns)
    out.say(`${words(title)}: ${read(row, language).split(/\r?\n/).map(oneLine).join('\n  ')}`)
  const sides = {
    visitor: words({ zh: '访客', en: 'visitor' }),
    company: words({ zh: '企业', en: 'company' }),
  }
  for (const said of await findReported(db, row.report, saidBefore)) {
    const text = typeof said.body.text === 'string' ? said.body.text : ''
    const thing = said.kind === 'text' ? '' : `[${said.kind}] `
    const lines = text.split(/\r?\n/).map(oneLine).join('\n    ')
    out.say(
      `  ${sayFairTime(said.sentAt)} ${sides[said.fromVisitor ? 'visitor' : 'company']}: ${thing}${lines}`,
    )
  }
}

function refuseUnknown(wanted: number[], found: number[]) {
  const unknown = wanted.filter((id) => !found.includes(id))
  if (unknown.length > 0)
    throw new Refusal({
      zh: `没有举报 ${unknown.join('、')}；expo reports 列出全部`,
      en: `There is no report ${unknown.join(', ')}; expo reports lists them`,
    })
}
