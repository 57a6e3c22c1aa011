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

/** Figures are written down some seconds after the call they count: whatever is compared then, they may change. */
const writtenLater: readonly unknown[] = [schema.searchDay, schema.sessionViewers]

/** What calls have changed, as text that can be compared. */
export function whatCallsChange(fair: TestApp): Promise<string> {
  return asText(fair, (table) => !writtenLater.includes(table))
}

/** The whole database as text, to look for what must not be in it. */
export function everything(fair: TestApp): Promise<string> {
  return asText(fair, () => true)
}

async function asText({ database }: TestApp, isWanted: (table: PgTable) => boolean): Promise<string> {
  const parts: string[] = []
  for (const { name, table } of tables)
    if (table !== schema.fileChunk && isWanted(table))
      parts.push(name, JSON.stringify(await database.db.select().from(table)))
  return parts.join('\n')
}
