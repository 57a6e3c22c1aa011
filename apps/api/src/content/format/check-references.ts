import type { TableName } from './columns.ts'
import type { Problems } from './problem.ts'
import type { Content } from './read-content.ts'
import { tables } from './tables.ts'
import type { BoothValue } from './values.ts'

/** Whatever a record names must be there, in this source or, for exhibitions, among those that are known. */
export function checkReferences(
  content: Partial<Content>,
  exhibitions: ReadonlySet<number>,
  problems: Problems,
) {
  const known = (to: TableName | 'exhibitions') =>
    to === 'exhibitions' ? exhibitions : new Set(content[to]?.map(({ id }) => id))
  for (const { name, columns } of Object.values(tables))
    for (const [field, column] of Object.entries(columns)) {
      if (column.kind !== 'ref' && column.kind !== 'booths') continue
      const there = known(column.kind === 'booths' ? 'exhibitions' : column.to)
      for (const { file, line, values } of content[name] ?? [])
        for (const id of idsIn(values[field]))
          if (!there.has(id))
            problems.add({ file, line, field }, `编号 ${id} 不存在`, `names ${id}, which does not exist`)
    }
}

function idsIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (!Array.isArray(value)) return []
  return value.map((each: number | BoothValue) => (typeof each === 'number' ? each : each.exhibition))
}
