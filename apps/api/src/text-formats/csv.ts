import { phonesPattern } from '@tradefloor/rules'

/** At the beginning of what a spreadsheet reads: it tells it that this is UTF-8. */
export const csvMark = '\ufeff'

export const csvLine = (cells: string[]): string => `${cells.map(cell).join()}\r\n`

/** For a spreadsheet. */
export const csvOf = (rows: string[][]): string => csvMark + rows.map(csvLine).join('')

/** Telephone numbers with a country code: two numbers with a space between them are no formula. */
const phone = (value: string) => /^\+[1-9]\d{0,2} \d/.test(value) && phonesPattern.test(value)

/**
 * A spreadsheet runs what begins as a formula, and anybody may call themselves one. An apostrophe makes it text. Some
 * read full-width signs as the plain ones.
 */
const cell = (value: string) =>
  `"${(/^[=+\-@＝＋－＠\t\r\n]/.test(value) && !phone(value) ? `'${value}` : value).replaceAll('"', '""')}"`
