import { runInThread } from './run-in-thread.ts'
import { workbookThreads } from './threads.ts'

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** One sheet, its first row the heading. Texts are texts: what looks like a formula is not run. */
export async function writeWorkbook(rows: (string | number | null)[][]): Promise<Buffer> {
  const bytes = await workbookThreads.run(() => runInThread({ kind: 'write', rows }))
  return Buffer.from(bytes as Uint8Array)
}
