import type { DeskCard, Language } from '@tradefloor/contract'
import { localText } from '@tradefloor/rules'
import { csvOf } from '../../text-formats/csv.ts'

const columns: { zh: string; en: string; value: (card: DeskCard, language: Language) => string }[] = [
  { zh: '姓名', en: 'Name', value: ({ name }) => name },
  { zh: '公司', en: 'Company', value: ({ company_name }) => company_name },
  { zh: '职位', en: 'Position', value: ({ post }) => post },
  { zh: '电话', en: 'Phone', value: ({ phone }) => phone },
  {
    zh: '联系电话（未验证）',
    en: 'Contact phone (unverified)',
    value: ({ contact_phone }) => contact_phone,
  },
  { zh: '邮箱', en: 'Email', value: ({ email }) => email },
  { zh: '国家或地区', en: 'Country or region', value: ({ country_name }) => country_name },
  {
    zh: '展会',
    en: 'Exhibition',
    value: ({ exhibition }, language) => localText(language, exhibition.name.cn, exhibition.name.en),
  },
  {
    zh: '交换时间（北京时间）',
    en: 'Exchanged at (Beijing time)',
    value: ({ exchanged_at }) => exchanged_at,
  },
  { zh: '备注', en: 'Note', value: ({ note }) => note },
]

export const toCsv = (cards: DeskCard[], language: Language): string =>
  csvOf([
    columns.map((column) => column[language]),
    ...cards.map((card) => columns.map(({ value }) => value(card, language))),
  ])
