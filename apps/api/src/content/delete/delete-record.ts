import { and, eq, type SQL, sql } from 'drizzle-orm'
import { announce, subjects } from '../../changes.ts'
import type { Queries } from '../../db/open-database.ts'
import { endAccounts } from '../../modules/account/index.ts'
import { refreshIndex } from '../../modules/search/index.ts'
import { contentDraft, contentVersion, deskEdit } from '../../schema/index.ts'
import type { TableName } from '../format/columns.ts'
import type { HeldKind } from '../held/held-by.ts'
import { heldBy } from '../held/held-by.ts'
import { placeBooths } from '../import/booths.ts'
import { dropUnusedMedia } from '../import/unused-media.ts'
import { columnOf } from '../stored/read-stored.ts'
import { shapes } from '../stored/shapes.ts'
import type { DeletableKind } from './deletable.ts'
import { deletable } from './deletable.ts'

/** Deletes one record with all that belongs to it, people's things too. Inside one transaction of the caller's. */
export async function deleteRecord(db: Queries, kind: DeletableKind, id: number) {
  const { tableName, heldAs } = deletable[kind]
  const { table } = shapes[tableName]
  const accounts = await contactAccounts(db, kind, id)
  if (heldAs) await deleteFavourites(db, heldAs, id)
  await db.delete(table).where(eq(columnOf(table, 'id'), id))
  await db.delete(deskEdit).where(and(eq(deskEdit.tableName, tableName), eq(deskEdit.recordId, id)))
  await forgetDeskWork(db, tableName, id)
  await endAccounts(db, accounts)
  await placeBooths(db)
  await refreshIndex(db)
  await dropUnusedMedia(db)
  for (const subject of subjects) await announce(db, subject)
}

/** Drafts and versions name their record by its number, so nothing takes them along. */
async function forgetDeskWork(db: Queries, tableName: TableName, id: number) {
  for (const table of [contentDraft, contentVersion])
    await db.delete(table).where(and(eq(table.tableName, tableName), eq(table.recordId, id)))
}

/** A favourite names what it is of by a text, so nothing takes it along. */
async function deleteFavourites(db: Queries, kind: HeldKind, id: number) {
  const held = heldBy.favourites[kind]?.(sql`array[${id}::int]`)
  if (held)
    await db.execute(sql`delete from favourite where id::text in (select held from (${held}) as part)`)
}

/** With whom a company’s people sign on: without their contact they would be left behind. */
async function contactAccounts(db: Queries, kind: DeletableKind, id: number): Promise<number[]> {
  const whose: Partial<Record<DeletableKind, SQL>> = {
    company: sql`contact.company_id = ${id}`,
    contact: sql`contact.id = ${id}`,
  }
  const condition = whose[kind]
  if (!condition) return []
  const { rows } = await db.execute<{ id: number }>(sql`select account.id from account
    join contact on contact.id = account.contact_id where account.kind = 'contact' and ${condition}`)
  return rows.map((row) => row.id)
}
