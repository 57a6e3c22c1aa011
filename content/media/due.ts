import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Ledger, stampOf } from './ledger.ts'
import { contentFolder, type Drawing, type Series } from './series.ts'

/** Where the files of a series stand, below the content's folder. */
export const folderOf = ({ folder }: Series) => folder ?? 'demo/media'

export interface Due {
  drawing: Drawing
  path: string
  source: string
  stamp: string
  rough?: string
}

/** What is missing, or was made from something else than what it is made from now. */
export async function dueOf(series: Series, drawings: readonly Drawing[], ledger: Ledger): Promise<Due[]> {
  const due: Due[] = []
  for (const drawing of drawings) {
    const path = `${folderOf(series)}/${drawing.path}`
    const there = existsSync(join(contentFolder, path))
    const rough = drawing.rough && stampOf(drawing.rough())
    if (there && rough && ledger.knowsRoughly(path, rough)) continue
    const source = await drawing.source()
    const stamp = stampOf(source)
    if (!there || !ledger.knows(path, stamp))
      due.push({ drawing, path, source, stamp, ...(rough && { rough }) })
    else if (rough) ledger.noteRough(path, stamp, rough)
  }
  return due
}
