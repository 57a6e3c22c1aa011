import type { Language } from '@tradefloor/contract'
import type { Words } from '../../content/format/columns.ts'
import type { EnquiryRow } from '../../modules/enquiries/index.ts'
import { countryName } from '../../modules/places/index.ts'
import { csvOf } from '../../text-formats/csv.ts'
import { formatFairTime } from '../read-given.ts'

interface Column {
  name: string
  title: Words
  read(row: EnquiryRow, language: Language): string
}

/** What an enquiry says, in the order of a list. */
export const enquiryColumns: Column[] = [
  { name: 'id', title: { zh: '编号', en: 'id' }, read: ({ id }) => String(id) },
  {
    name: 'received',
    title: { zh: '收到（展会时间）', en: 'received (UTC+8)' },
    read: ({ receivedAt }) => formatFairTime(receivedAt),
  },
  {
    name: 'exhibition',
    title: { zh: '展会', en: 'exhibition' },
    read: ({ exhibitionId }) => String(exhibitionId),
  },
  { name: 'name', title: { zh: '姓名', en: 'name' }, read: ({ name }) => name },
  {
    name: 'country',
    title: { zh: '国家或地区', en: 'country' },
    read: ({ country }, language) => countryName(country, language) || country,
  },
  { name: 'email', title: { zh: '邮箱', en: 'email' }, read: ({ email }) => email },
  { name: 'phone', title: { zh: '电话', en: 'phone' }, read: ({ phone }) => phone },
  { name: 'question', title: { zh: '内容', en: 'question' }, read: ({ question }) => question },
  {
    name: 'language',
    title: { zh: '语言', en: 'language' },
    read: ({ language }) => (language === 'en' ? 'English' : '中文'),
  },
  {
    name: 'handled',
    title: { zh: '处理于', en: 'handled' },
    read: ({ handledAt }) => (handledAt ? formatFairTime(handledAt) : ''),
  },
]

export const enquiriesAsCsv = (rows: EnquiryRow[], language: Language) =>
  csvOf([
    enquiryColumns.map(({ title }) => title[language]),
    ...rows.map((row) => enquiryColumns.map(({ read }) => read(row, language))),
  ])

export const enquiryForPrograms = (row: EnquiryRow) => ({
  id: row.id,
  exhibition: row.exhibitionId,
  name: row.name,
  country: row.country,
  email: row.email,
  phone: row.phone,
  question: row.question,
  language: row.language,
  received_at: row.receivedAt.toISOString(),
  mailed_at: row.mailedAt?.toISOString() ?? null,
  handled_at: row.handledAt?.toISOString() ?? null,
})
