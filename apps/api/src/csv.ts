/** For a spreadsheet: the mark at the beginning tells it that this is UTF-8. */
export const csvOf = (rows: string[][]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join()}\r\n`).join('')}`

/** A spreadsheet runs what begins as a formula, and anybody may call themselves one. An apostrophe makes it text. */
const cell = (value: string) =>
  `"${(/^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
