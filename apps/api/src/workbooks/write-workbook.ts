import { runInThread } from './run-in-thread.ts'

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** One sheet, its first row the heading. Texts are texts: what looks like a formula is not run. */
export async function writeWorkbook(rows: (string | number | null)[][]): Promise<Buffer> {
  return Buffer.from((await runInThread({ kind: 'write', rows })) as Uint8Array)
}
