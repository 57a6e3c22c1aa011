import { phonesPattern } from '@tradefloor/rules'

/** For a spreadsheet: the mark at the beginning tells it that this is UTF-8. */
export const csvOf = (rows: string[][]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join()}\r\n`).join('')}`

/** Telephone numbers with a country code: two numbers with a space between them are no formula. */
const phone = (value: string) => /^\+[1-9]\d{0,2} \d/.test(value) && phonesPattern.test(value)

/**
 * A spreadsheet runs what begins as a formula, and anybody may call themselves one. An apostrophe makes it text. Some
 * read full-width signs as the plain ones.
 */
const cell = (value: string) =>
  `"${(/^[=+\-@＝＋－＠\t\r\n]/.test(value) && !phone(value) ? `'${value}` : value).replaceAll('"', '""')}"`
