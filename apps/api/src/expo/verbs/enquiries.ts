import {
  type EnquiryFilter,
  type EnquiryRow,
  findEnquiries,
  markEnquiries,
} from '../../modules/enquiries/index.ts'
import { enquiriesAsCsv, enquiryColumns, enquiryForPrograms } from '../enquiries/enquiry-columns.ts'
import { oneLine, shortened } from '../one-line.ts'
import { usage } from '../read-command-line.ts'
import { readFairTime, readId } from '../read-given.ts'
import { Refusal } from '../refusal.ts'
import { type Command, exitCodes, type ToolDatabase, type Verb } from '../verb.ts'

export const enquiries: Verb = {
  name: 'enquiries',
  about: {
    zh: '列出联系表单收到的咨询，新的在前；写编号时显示全文',
    en: 'List what came by the contact form, the newest first; with ids, show those in full',
  },
  takes: '[id …]',
  least: 0,
  most: 200,
  options: {
    exhibition: { value: 'ID', about: { zh: '只看一个展会的', en: 'Only of this exhibition' } },
    since: { value: 'DAY', about: { zh: '只看这一天起的', en: 'Only from this day on' } },
    open: { about: { zh: '只看未处理的', en: 'Only those not handled yet' } },
    done: { about: { zh: '把这些标为已处理', en: 'Mark these as handled' } },
    undo: { about: { zh: '把这些标为未处理', en: 'Mark these as not handled' } },
    csv: { about: { zh: '以 CSV 输出，供表格软件打开', en: 'Answer in CSV, for spreadsheets' } },
  },
  examples: [
    'enquiries --open',
    'enquiries --exhibition 21 --since 2026-11-01 --csv > enquiries.csv',
    'enquiries 12',
    'enquiries --done 12 13',
  ],
  run: async (command) => {
    const { given, isSet, option, json } = command
    const ids = [...new Set(given.map(readId))]
    const marking = isSet('done') || isSet('undo')
    const filters = isSet('open') || option('exhibition') !== undefined || option('since') !== undefined
    if (isSet('done') && isSet('undo'))
      throw usage({ zh: '--done 与 --undo 只能选一个', en: 'Give --done or --undo, not both' })
    if (marking && (ids.length === 0 || filters || isSet('csv')))
      throw usage({
        zh: '请写明标记哪些，例如 enquiries --done 12 13',
        en: 'Say which to mark by their ids alone, such as enquiries --done 12 13',
      })
    if (isSet('csv') && json)
      throw usage({ zh: '--csv 与 --json 只能选一个', en: 'Give --csv or --json, not both' })
    const filter = readFilter(command, ids)
    const database = await command.database()
    return marking ? mark(command, database, ids) : list(command, database, filter)
  },
}

function readFilter({ option, isSet }: Command, ids: number[]): EnquiryFilter {
  const [exhibition, since] = [option('exhibition'), option('since')]
  return {
    ids: ids.length > 0 ? ids : undefined,
    exhibitionId: exhibition === undefined ? undefined : readId(exhibition),
    since: since === undefined ? undefined : readFairTime(since, { option: '--since', end: false }),
    open: isSet('open'),
  }
}

async function mark({ out, words, clock, isSet }: Command, { db }: ToolDatabase, ids: number[]) {
  const done = isSet('done')
  refuseUnknown(ids, await markEnquiries(db, ids, done ? clock.now() : null))
  out.answer({ [done ? 'done' : 'undone']: ids })
  out.say(
    done
      ? words({ zh: `已标为处理：${ids.join('、')}`, en: `Marked as handled: ${ids.join(', ')}` })
      : words({ zh: `已标为未处理：${ids.join('、')}`, en: `Marked as not handled: ${ids.join(', ')}` }),
  )
  return exitCodes.done
}

async function list(command: Command, { db }: ToolDatabase, filter: EnquiryFilter) {
  const { out, words, language } = command
  const rows = await findEnquiries(db, filter)
  if (filter.ids) {
    const all = await findEnquiries(db, { ids: filter.ids })
    refuseUnknown(
      filter.ids,
      all.map(({ id }) => id),
    )
  }
  if (command.isSet('csv')) {
    out.print(enquiriesAsCsv(rows, language))
    return exitCodes.done
  }
  out.answer(rows.map(enquiryForPrograms))
  if (rows.length === 0) out.say(words({ zh: '没有咨询', en: 'There are no enquiries' }))
  else if (filter.ids) showInFull(command, rows)
  else
    out.table(
      enquiryColumns.map(({ title }) => words(title)),
      rows.map((row) => enquiryColumns.map(({ read }) => shortened(read(row, language), 40))),
    )
  return exitCodes.done
}

/** The lines of a question stay lines, each of them safe for a terminal. */
function showInFull({ out, words, language }: Command, rows: EnquiryRow[]) {
  for (const [n, row] of rows.entries()) {
    if (n > 0) out.say()
    for (const { title, read } of enquiryColumns)
      out.say(`${words(title)}: ${read(row, language).split(/\r?\n/).map(oneLine).join('\n  ')}`)
  }
}

function refuseUnknown(wanted: number[], found: number[]) {
  const unknown = wanted.filter((id) => !found.includes(id))
  if (unknown.length > 0)
    throw new Refusal({
      zh: `没有咨询 ${unknown.join('、')}；expo enquiries 列出全部`,
      en: `There is no enquiry ${unknown.join(', ')}; expo enquiries lists them`,
    })
}
