import { isArea, isCountry } from '../../modules/places/index.ts'
import type { Column } from '../format/columns.ts'
import { readValue } from '../format/read-value.ts'
import type { CheckedRow, Value } from '../format/values.ts'
import type { Words } from '../format/words.ts'
import { isSame } from '../import/same-value.ts'
import { type DeskTable, editable } from './editable.ts'

/** Each cell of a record as its text; an empty one, and one that means the same as an empty one, is ''. */
export type CellTexts = ReadonlyMap<string, string>

export function textsOf(table: DeskTable, values: CheckedRow['values']): CellTexts {
  return new Map(
    editable[table].map(({ field, base, column, language }) => {
      const value = values[base] ?? null
      return [field, language ? ((value as Words | null)?.[language] ?? '') : textOf(column, value)]
    }),
  )
}

function textOf(column: Column, value: Value): string {
  if (value === null || isSame(value, column.otherwise)) return ''
  return Array.isArray(value) ? value.join(';') : String(value)
}

export const places = { isCountry, isArea }

/** What somebody wrote as it is stored, or a sentence why it cannot be. The import's own check. */
export function readCell(column: Column, written: string): { text: string } | { problem: Words } {
  const trimmed = written.replace(/\r\n?/g, '\n').trim()
  if (trimmed === '') return { text: '' }
  const reading = readValue(column, trimmed, places)
  return 'problem' in reading ? reading : { text: textOf(column, reading.value) }
}
