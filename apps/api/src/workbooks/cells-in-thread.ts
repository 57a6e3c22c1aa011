import { runInThread } from './run-in-thread.ts'

/** The cells of a workbook’s first sheet, with dates and numbers as such. */
export const workbookCells = async (bytes: Buffer): Promise<unknown[][]> =>
  (await runInThread({ kind: 'read workbook', bytes })) as unknown[][]

type CsvOptions = Extract<Parameters<typeof runInThread>[0], { kind: 'read csv' }>['options']

export const csvCells = async (text: string, options: CsvOptions): Promise<string[][]> =>
  (await runInThread({ kind: 'read csv', text, options })) as string[][]
