import { type EnquiryRow, findEnquiries, markEnquiries } from '../../modules/enquiries/index.ts'
import { enquiriesAsCsv, enquiryColumns, enquiryForPrograms } from '../enquiries/enquiry-columns.ts'
import {
  type Handled,
  handlingOptions,
  listHandled,
  markHandled,
  readHandling,
  refuseUnknown,
} from '../handling.ts'
import { usage } from '../read-command-line.ts'
import { readGivenId } from '../read-given.ts'
import { exitCodes, type Verb } from '../verb.ts'

const things: Handled<EnquiryRow> = {
  verb: 'enquiries',
  name: { zh: '咨询', en: 'enquiry' },
  none: { zh: '没有咨询', en: 'There are no enquiries' },
  columns: enquiryColumns,
  idOf: ({ id }) => id,
  forPrograms: enquiryForPrograms,
}

export const enquiries: Verb = {
  name: things.verb,
  about: {
    zh: '列出联系表单收到的咨询，新的在前；写编号时显示全文',
    en: 'List what came by the contact form, the newest first; with ids, show those in full',
  },
  takes: '[id …]',
  least: 0,
  most: 200,
  options: {
    exhibition: { value: 'ID', about: { zh: '只看一个展会的', en: 'Only of this exhibition' } },
    ...handlingOptions,
    csv: { about: { zh: '以 CSV 输出，供表格软件打开', en: 'Answer in CSV, for spreadsheets' } },
  },
  examples: [
    'enquiries --open',
    'enquiries --exhibition 21 --since 2026-11-01 --csv > enquiries.csv',
    'enquiries 12',
    'enquiries --done 12 13',
  ],
  run: async (command) => {
    const { isSet, option, json, language, out } = command
    const { ids, marking, filter } = readHandling(command, things.verb, ['exhibition', 'csv'])
    if (isSet('csv') && json)
      throw usage({ zh: '--csv 与 --json 只能选一个', en: 'Give --csv or --json, not both' })
    const exhibition = option('exhibition')
    const exhibitionId = exhibition === undefined ? undefined : readGivenId(exhibition)
    const { db } = await command.database()
    if (marking) return markHandled(command, things, ids, (...given) => markEnquiries(db, ...given))
    if (filter.ids) refuseUnknown(things, ids, (await findEnquiries(db, { ids })).map(things.idOf))
    const rows = await findEnquiries(db, { ...filter, exhibitionId })
    if (isSet('csv')) {
      out.print(enquiriesAsCsv(rows, language))
      return exitCodes.done
    }
    return listHandled(command, things, rows, filter.ids && (() => {}))
  },
}
