import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/open-database.ts'
import { Refusal } from '../refusal.ts'
import type { Description } from './contents.ts'
import { quoted, readTables } from './table-catalogue.ts'

/** Nothing is ever loaded over something. What is found empty stays locked, so that nobody fills it meanwhile. */
export async function refuseUnlessEmpty(
  transaction: Queries,
  kind: Database['kind'],
  { migrations }: Description,
) {
  const names = (await readTables(transaction)).map(({ name }) => name)
  if (names.length === 0) return
  if (!names.includes('migration')) throw new NotEmpty(kind, names[0] ?? '')
  await transaction.execute(sql.raw(`lock table ${names.map(quoted).join(', ')} in access exclusive mode`))
  for (const name of names) {
    if (name === 'migration') continue
    const { rows } = await transaction.execute(sql.raw(`select from ${quoted(name)} limit 1`))
    if (rows.length > 0) throw new NotEmpty(kind, name)
  }
  const { rows } = await transaction.execute<{ name: string }>(
    sql`select name from migration order by name collate "C"`,
  )
  // Its tables are ahead of those that come, and migrations only go forward.
  if (rows.some(({ name }, at) => migrations[at]?.name !== name)) throw new NotEmpty(kind, 'migration')
}

class NotEmpty extends Refusal {
  constructor(kind: Database['kind'], table: string) {
    super(
      kind === 'embedded'
        ? {
            zh: `数据目录中已有数据库（数据表 ${table}），不会被覆盖。请用 DATA_DIR 指定一个新的目录。`,
            en: `The data folder holds a database already (table ${table}), and it is not overwritten. Choose a new folder with DATA_DIR.`,
          }
        : {
            zh: `该 PostgreSQL 数据库不是空的（数据表 ${table}），不会被覆盖。请新建一个空数据库（create database …）并使用它的地址。`,
            en: `The PostgreSQL database is not empty (table ${table}), and it is not overwritten. Make an empty one (create database …) and use its address.`,
          },
    )
  }
}
