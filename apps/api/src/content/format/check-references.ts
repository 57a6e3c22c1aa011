import type { TableName } from './columns.ts'
import { type ReadContent, tableOf } from './read-content.ts'
import { tables } from './tables.ts'
import type { BoothValue, SlideValue, Value } from './values.ts'

export type KnownIds = (table: TableName) => ReadonlySet<number>

/** Whatever a record names must be there: in this source, or where it goes to and stays. */
export function checkReferences(read: ReadContent, stays: KnownIds) {
  const { content, faulty, ids: given, problems } = read
  const unread = unreadTables(read)
  const known = new Map<TableName, Set<number>>()
  const isKnown = (table: TableName, id: number) => {
    let ids = known.get(table)
    if (!ids) {
      ids = new Set([...given[table], ...stays(table)])
      known.set(table, ids)
    }
    return ids.has(id)
  }
  for (const { name, columns } of Object.values(tables))
    for (const [field, column] of Object.entries(columns)) {
      const named = namedBy(column.kind === 'ref' ? column.to : column.kind)
      if (!named) continue
      for (const { file, line, values } of [...content[name], ...faulty[name]])
        for (const { table, id } of named(values[field] ?? null))
          if (!isKnown(table, id) && !unread(table))
            problems.add(
              { file, line, field },
              `${table} 中没有编号 ${id}`,
              `names ${id}, which is not among the ${table}`,
            )
    }
}

/** Nobody can tell what a file that was not read would have brought, so nothing is said to be missing from it. */
function unreadTables({ present, problems }: ReadContent) {
  const files = problems.list.filter(({ line, field }) => line === undefined && field === undefined)
  const tablesOf = files.map(({ file }) => tableOf(file))
  const broken = new Set(tablesOf)
  const misnamed = tablesOf.includes(undefined)
  return (table: TableName) => broken.has(table) || (misnamed && !present.has(table))
}

interface Named {
  table: TableName
  id: number
}

/** What a field of that kind names; nothing for kinds that name no record. */
function namedBy(kind: string): ((value: Value) => Named[]) | undefined {
  if (kind === 'booths')
    return (value) =>
      ((value ?? []) as BoothValue[]).map(({ exhibition }) => ({ table: 'exhibitions', id: exhibition }))
  if (kind === 'slides')
    return (value) =>
      ((value ?? []) as SlideValue[])
        .flatMap(({ hotspots }) => hotspots)
        .flatMap(({ company, exhibition }) => [
          { table: 'companies', id: company },
          { table: 'exhibitions', id: exhibition },
        ])
  if (!Object.hasOwn(tables, kind)) return undefined
  const table = kind as TableName
  return (value) => {
    if (value === null) return []
    return (Array.isArray(value) ? value : [value]).map((id) => ({ table, id: Number(id) }))
  }
}
