import { isLoopReference } from '../../modules/live/index.ts'
import type { MediaType } from '../format/columns.ts'
import type { Content } from '../format/read-content.ts'
import { tables } from '../format/tables.ts'
import type { CheckedRow, SlideValue } from '../format/values.ts'

export interface MediaReference {
  row: CheckedRow
  field: string
  /** Below media/. */
  path: string
  types: readonly MediaType[]
}

/** Every file that a record shows. */
export function* mediaReferences(content: Content): Generator<MediaReference> {
  for (const { name, columns } of Object.values(tables))
    for (const [field, column] of Object.entries(columns)) {
      if (column.kind !== 'media' && column.kind !== 'stream' && column.kind !== 'slides') continue
      const types: readonly MediaType[] =
        column.kind === 'media' ? column.types : column.kind === 'stream' ? ['video'] : ['picture']
      for (const row of content[name])
        for (const path of pathsIn(row.values[field])) yield { row, field, path, types }
    }
}

function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/i.test(value) || isLoopReference(value) ? [] : [value]
  if (!Array.isArray(value)) return []
  return value.map((each: string | SlideValue) => (typeof each === 'string' ? each : each.image))
}
