import type { TableName } from '../format/columns.ts'
import { tableNames } from '../format/columns.ts'
import type { Content } from '../format/read-content.ts'
import { tables } from '../format/tables.ts'
import type { BoothValue, CheckedRow } from '../format/values.ts'
import type { Words } from '../format/words.ts'

/** A text that is there in one language only. */
export interface MissingText extends Words {
  table: TableName
  id: number
  field: string
  /** Where visitors meet it; none for what belongs to the whole fair. */
  exhibitions: number[]
}

export function missingTexts(content: Content): MissingText[] {
  const exhibitionsOf = placesOf(content)
  return tableNames.flatMap((table) =>
    content[table].flatMap((row) =>
      Object.entries(tables[table].columns).flatMap(([field, { kind }]) => {
        if (kind !== 'words') return []
        const { zh, en } = row.values[field] as Words
        if ((zh === '') === (en === '')) return []
        return [{ table, id: row.id, field, zh, en, exhibitions: exhibitionsOf(table, row) }]
      }),
    ),
  )
}

function placesOf({ companies }: Content) {
  const booths = new Map(
    companies.map(({ id, values }) => [
      id,
      ((values.booths ?? []) as BoothValue[]).map(({ exhibition }) => exhibition),
    ]),
  )
  return (table: TableName, { id, values }: CheckedRow): number[] => {
    if (table === 'exhibitions') return [id]
    if (table === 'companies') return booths.get(id) ?? []
    if (values.company !== undefined) return booths.get(Number(values.company)) ?? []
    return values.exhibition === undefined ? [] : [Number(values.exhibition)]
  }
}
