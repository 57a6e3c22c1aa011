import { findReported, findReports, markReports, type ReportRow } from '../../modules/chat/index.ts'
import {
  type Handled,
  handlingOptions,
  listHandled,
  markHandled,
  readHandling,
  refuseUnknown,
} from '../handling.ts'
import { oneLine } from '../one-line.ts'
import { formatFairTime } from '../read-given.ts'
import { reportColumns, reportForPrograms } from '../reports/report-columns.ts'
import type { Command, ToolDatabase, Verb } from '../verb.ts'

const things: Handled<ReportRow> = {
  verb: 'reports',
  name: { zh: '举报', en: 'report' },
  none: { zh: '没有举报', en: 'There are no reports' },
  columns: reportColumns,
  idOf: ({ id }) => id,
  forPrograms: reportForPrograms,
}

export const reports: Verb = {
  name: things.verb,
  about: {
    zh: '列出被举报的会话，新的在前；写编号时显示当时的对话',
    en: 'List reported conversations, the newest first; with ids, show what had been said',
  },
  takes: '[id …]',
  least: 0,
  most: 200,
  options: handlingOptions,
  examples: ['reports --open', 'reports 3', 'block id:17 --reason "report 3"', 'reports --done 3'],
  run: async (command) => {
    const { ids, marking, filter } = readHandling(command, things.verb, [])
    const { db } = await command.database()
    if (marking) return markHandled(command, things, ids, (...given) => markReports(db, ...given))
    if (filter.ids) refuseUnknown(things, ids, (await findReports(db, { ids })).map(things.idOf))
    const sayInFull = filter.ids && ((row: ReportRow) => sayConversation(command, db, row))
    return listHandled(command, things, await findReports(db, filter), sayInFull)
  },
}

/** What had been said, each line safe for a terminal. */
async function sayConversation({ out, words }: Command, db: ToolDatabase['db'], row: ReportRow) {
  const sides = {
    visitor: words({ zh: '访客', en: 'visitor' }),
    company: words({ zh: '企业', en: 'company' }),
  }
  for (const { sent_at, from_visitor, kind, text } of await findReported(db, row)) {
    const thing = kind === 'text' ? '' : `[${kind}] `
    const lines = text.split(/\r?\n/).map(oneLine).join('\n    ')
    out.say(
      `  ${formatFairTime(new Date(sent_at))} ${sides[from_visitor ? 'visitor' : 'company']}: ${thing}${lines}`,
    )
  }
}
