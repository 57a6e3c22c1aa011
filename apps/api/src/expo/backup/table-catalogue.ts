import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'

export interface Column {
  name: string
  /** As a cast writes it: `numeric(14,2)`. */
  type: string
}

export interface Table {
  name: string
  columns: Column[]
  /** Puts the rows of any database into the same order. */
  orderBy: string
  /** About how much there is of it, for the progress only. */
  bytes: number
}

export interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Where a sequence stands. The number is a text: it may be larger than a number of JavaScript can be. */
export interface Sequence {
  name: string
  last: string
  used: boolean
}

/** A name from the catalogue, as SQL writes it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Not what an extension has made, and of a table in parts only the whole. */
const own = sql.raw(`c.relnamespace = current_schema()::regnamespace and not c.relispartition
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`)

/** Every table there is, from the catalogue: one that a later migration makes is not forgotten. */
export async function readTables(db: Queries): Promise<Table[]> {
  const { rows } = await db.execute<{
    name: string
    columns: (Column & { generated: boolean; sortable: boolean })[]
    keys: string[] | null
    bytes: string
  }>(sql`
    select c.relname as name, pg_table_size(c.oid)::text as bytes,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'generated', a.attgenerated <> '', 'sortable', a.attcollation <> 0) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select json_agg(a.attname order by array_position(i.indkey::smallint[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as keys
    from pg_class c where ${own} and c.relkind in ('r', 'p')
    order by c.relname collate "C"`)
  return rows.map(({ name, columns, keys, bytes }) => ({
    name,
    // What the database computes by itself it computes again.
    columns: columns.filter(({ generated }) => !generated).map(({ name, type }) => ({ name, type })),
    orderBy: orderOf(columns, keys),
    bytes: Number(bytes),
  }))
}

/** Byte by byte where there are texts: two databases may sort them differently. */
function orderOf(columns: { name: string; sortable: boolean }[], keys: string[] | null): string {
  if (keys === null) return columns.map(({ name }) => `${quoted(name)}::text collate "C"`).join(', ')
  const isText = (key: string) => columns.some(({ name, sortable }) => name === key && sortable)
  return keys.map((key) => `${quoted(key)}${isText(key) ? ' collate "C"' : ''}`).join(', ')
}

export async function readForeignKeys(db: Queries): Promise<ForeignKey[]> {
  const { rows } = await db.execute<ForeignKey & Record<string, unknown>>(sql`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where ${own} and k.contype = 'f' and k.conparentid = 0
    order by c.relname collate "C", k.conname collate "C"`)
  return rows
}

/** Those of identity columns too. */
export async function readSequences(db: Queries): Promise<Sequence[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c where ${own} and c.relkind = 'S' order by c.relname collate "C"`)
  if (rows.length === 0) return []
  const states = rows.map(
    ({ name }, at) => `select ${at} as at, last_value::text as last, is_called as used from ${quoted(name)}`,
  )
  const { rows: found } = await db.execute<Omit<Sequence, 'name'> & Record<string, unknown>>(
    sql.raw(`${states.join(' union all ')} order by at`),
  )
  return rows.map(({ name }, at) => ({ name, last: found[at]?.last ?? '1', used: found[at]?.used ?? false }))
}
