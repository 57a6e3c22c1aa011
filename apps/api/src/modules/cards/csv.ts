import type { Language } from '@tradefloor/contract'
import { csvOf } from '../../text-formats/csv.ts'
import type { AddressCard } from './exchange-view.ts'

const columns: { field: keyof AddressCard; zh: string; en: string }[] = [
  { field: 'name', zh: '姓名', en: 'Name' },
  { field: 'company', zh: '公司', en: 'Company' },
  { field: 'post', zh: '职位', en: 'Position' },
  { field: 'phone', zh: '电话', en: 'Phone' },
  { field: 'email', zh: '邮箱', en: 'Email' },
  { field: 'address', zh: '地址', en: 'Address' },
  { field: 'website', zh: '网站', en: 'Website' },
  { field: 'exhibition', zh: '展会', en: 'Exhibition' },
  { field: 'exchangedAt', zh: '交换时间（北京时间）', en: 'Exchanged at (Beijing time)' },
]

export const toCsv = (cards: AddressCard[], language: Language): string =>
  csvOf([
    columns.map((column) => column[language]),
    ...cards.map((card) => columns.map(({ field }) => card[field])),
  ])
