import type { Column, TableName, Words } from '../format/columns.ts'
import { formatMoment } from '../format/moments.ts'
import { tables } from '../format/tables.ts'
import type { BoothValue, CheckedRow, MomentValue, Value } from '../format/values.ts'
import { isSame } from '../import/same-value.ts'

/** A record as it stands in a JSON file: fields in the order of the format, empty ones left out. */
export function toJson(name: TableName, { values }: CheckedRow): Record<string, unknown> {
  const { columns, alone } = tables[name]
  const record: Record<string, unknown> = {}
  for (const [field, column] of Object.entries(columns)) {
    if (field === 'id' && alone === 'named by number') continue
    const written = fieldToJson(column, values[field] ?? null)
    if (written !== undefined) record[field] = written
  }
  return record
}

function fieldToJson(column: Column, value: Value): unknown {
  if (value === null || isSame(value, column.otherwise)) return undefined
  switch (column.kind) {
    case 'words': {
      const { zh, en } = value as Words
      const parts = { ...(zh ? { zh } : {}), ...(en ? { en } : {}) }
      return Object.keys(parts).length > 0 ? parts : undefined
    }
    case 'moment':
      return formatMoment(value as MomentValue)
    case 'booths':
      return (value as BoothValue[]).map(({ exhibition, boothNo, url }) => ({
        exhibition,
        ...(boothNo ? { booth_no: boothNo } : {}),
        ...(url ? { url } : {}),
      }))
    default:
      return value
  }
}
