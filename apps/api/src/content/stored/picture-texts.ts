import { readPictureTexts } from '@tradefloor/rules'
import type { StoredPictureTexts } from '../../schema/index.ts'
import type { Words } from '../format/columns.ts'
import type { Binding } from './bindings.ts'

/** Kept as it was written, so that the same table brings no change, and by file for those who show it. */
export const asPictureTexts = (column: string): Binding => ({
  toRow: (value, { fileAt }) => {
    const { zh, en } = value as Words
    if (!zh && !en) return { [column]: {} }
    const cells = { zh: readPictureTexts(zh), en: readPictureTexts(en) }
    const files: NonNullable<StoredPictureTexts['files']> = {}
    for (const path of new Set([...cells.zh.keys(), ...cells.en.keys()]))
      files[fileAt(path)] = { zh: cells.zh.get(path) ?? '', en: cells.en.get(path) ?? '' }
    return { [column]: { zh, en, files } satisfies StoredPictureTexts }
  },
  fromRow: (row) => {
    const { zh = '', en = '' } = row[column] as StoredPictureTexts
    return { zh, en }
  },
})
