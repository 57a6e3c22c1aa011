import { desc, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { notice } from '../../schema/index.ts'

export type NoticeRow = typeof notice.$inferSelect
export type NewNotice = Omit<typeof notice.$inferInsert, 'id'>

/** Those that are up or will be, the newest first. */
export async function findNoticesNotOver(db: Queries, now: Date): Promise<NoticeRow[]> {
  return db
    .select()
    .from(notice)
    .where(or(isNull(notice.shownUntil), gt(notice.shownUntil, now)))
    .orderBy(desc(notice.createdAt), desc(notice.id))
}

export async function findNotices(db: Queries, most: number): Promise<NoticeRow[]> {
  return db.select().from(notice).orderBy(desc(notice.createdAt), desc(notice.id)).limit(most)
}

export async function insertNotice(db: Queries, row: NewNotice): Promise<NoticeRow | undefined> {
  const [made] = await db.insert(notice).values(row).returning()
  return made
}

/** All of them without ids. Says which there were. */
export async function deleteNotices(db: Queries, ids?: number[]): Promise<number[]> {
  const gone = await db
    .delete(notice)
    .where(ids && inArray(notice.id, ids))
    .returning({ id: notice.id })
  return gone.map(({ id }) => id).sort((a, b) => a - b)
}
