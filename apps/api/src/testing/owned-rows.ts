import { eq, getTableColumns, is } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../schema/index.ts'
import type { TestApp } from './test-app.ts'

const tables = Object.entries<unknown>(schema).flatMap(([name, table]) =>
  is(table, PgTable) ? [{ name, table }] : [],
)

/** Every row of every table that belongs to this account, as text that can be compared. */
export async function ownedRows({ database }: TestApp, accountId: number): Promise<string[]> {
  const found: string[] = []
  for (const { name, table } of tables) {
    const columns: Record<string, PgColumn> = getTableColumns(table)
    const owner =
      table === schema.account
        ? columns.id
        : (columns.accountId ?? columns.ownerId ?? columns.visitorId ?? columns.senderId)
    if (!owner) continue
    const rows = await database.db.select().from(table).where(eq(owner, accountId))
    found.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`))
  }
  return found.sort()
}

/** The whole database as text, to look for what must not be in it. */
export async function everything({ database }: TestApp): Promise<string> {
  const parts: string[] = []
  for (const { name, table } of tables)
    if (table !== schema.fileChunk) parts.push(name, JSON.stringify(await database.db.select().from(table)))
  return parts.join('\n')
}
