import { fairDateTime, fairInstant } from '@tradefloor/contract'
import { addressOfLoop, loopAtAddress } from '../../modules/live/index.ts'
import { dayAfter } from '../days.ts'
import type { Words } from '../format/columns.ts'
import type { MomentValue, Value } from '../format/values.ts'

/** A row of the database, by the names the schema gives its columns. */
export type Row = Record<string, unknown>

/** What both directions need to know besides the value. */
export interface Surroundings {
  /** The day the server counts from, YYYY-MM-DD on the fair's clock. */
  today: string
  /** Where a file lies in the organiser's folder. */
  pathOf(fileId: string): string
  /** The file at such a place. */
  fileAt(path: string): string
}

/** How one field of the format and the columns it is kept in become each other. */
export interface Binding {
  toRow(value: Value, surroundings: Surroundings): Row
  fromRow(row: Row, surroundings: Surroundings): Value
}

export const inWords = (zh: string, en: string, empty: '' | null = ''): Binding => ({
  toRow: (value) => {
    const words = value as Words
    return { [zh]: words.zh || empty, [en]: words.en || empty }
  },
  fromRow: (row) => ({ zh: String(row[zh] ?? ''), en: String(row[en] ?? '') }),
})

/** `empty` is how the column says that there is nothing. */
export const inColumn = (column: string, empty: '' | 0 | null = ''): Binding => ({
  toRow: (value) => ({ [column]: value ?? empty }),
  fromRow: (row) => {
    const value = row[column]
    return (value === '' ? null : value) as Value
  },
})

export const asNumber = (column: string): Binding => ({
  toRow: (value) => ({ [column]: Number(value) }),
  fromRow: (row) => String(row[column]),
})

export const asFile = (column: string): Binding => ({
  toRow: (value, { fileAt }) => ({ [column]: value === null ? null : fileAt(value as string) }),
  fromRow: (row, { pathOf }) => (row[column] === null ? null : pathOf(String(row[column]))),
})

const filesAt = '/files/'

/** An address elsewhere as it is; a film of the fair, and a stream of the box, by the address it has here. */
export const asStream = (column: string, as: 'live' | 'replay'): Binding => ({
  toRow: (value, { fileAt }) => {
    const text = (value ?? '') as string
    if (text === '' || /^https?:/i.test(text)) return { [column]: text }
    return { [column]: addressOfLoop(text, as) ?? `${filesAt}${fileAt(text)}` }
  },
  fromRow: (row, { pathOf }) => {
    const text = String(row[column])
    if (text === '') return null
    return text.startsWith(filesAt) ? pathOf(text.slice(filesAt.length)) : (loopAtAddress(text) ?? text)
  },
})

export const asMoment = (instant: string, offset: string): Binding => ({
  toRow: (value, { today }) => {
    const moment = value as MomentValue
    if ('day' in moment)
      return { [instant]: fairInstant(dayAfter(today, moment.day), moment.time), [offset]: moment.day }
    const [date = '', time = ''] = moment.at.split(' ')
    return { [instant]: fairInstant(date, time), [offset]: null }
  },
  fromRow: (row) => {
    const at = fairDateTime(row[instant] as Date)
    const day = row[offset] as number | null
    return day === null ? { at } : { day, time: at.slice(11) }
  },
})
