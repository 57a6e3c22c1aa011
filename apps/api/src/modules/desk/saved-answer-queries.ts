import type { SavedAnswerBody } from '@tradefloor/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { savedAnswer } from '../../schema/index.ts'

export type SavedAnswerRow = typeof savedAnswer.$inferSelect

/** The company stands in every condition, so another's answer is none. */
const own = (companyId: number, id: number) =>
  and(eq(savedAnswer.companyId, companyId), eq(savedAnswer.id, id))

const columns = ({ title, text }: SavedAnswerBody) => ({
  title: title.trim(),
  textZh: text.cn.trim(),
  textEn: text.en.trim(),
})

export const findAnswers = (db: Queries, companyId: number): Promise<SavedAnswerRow[]> =>
  db
    .select()
    .from(savedAnswer)
    .where(eq(savedAnswer.companyId, companyId))
    .orderBy(asc(savedAnswer.position), asc(savedAnswer.id))

export async function insertAnswer(
  db: Queries,
  companyId: number,
  body: SavedAnswerBody,
  { position, now }: { position: number; now: Date },
): Promise<SavedAnswerRow | undefined> {
  const [row] = await db
    .insert(savedAnswer)
    .values({ companyId, position, ...columns(body), changedAt: now })
    .returning()
  return row
}

export async function updateAnswer(
  db: Queries,
  companyId: number,
  id: number,
  body: SavedAnswerBody,
  now: Date,
): Promise<SavedAnswerRow | undefined> {
  const [row] = await db
    .update(savedAnswer)
    .set({ ...columns(body), changedAt: now })
    .where(own(companyId, id))
    .returning()
  return row
}

export async function deleteAnswer(db: Queries, companyId: number, id: number): Promise<boolean> {
  const gone = await db.delete(savedAnswer).where(own(companyId, id)).returning({ id: savedAnswer.id })
  return gone.length > 0
}

export const reorderAnswers = (db: Queries, companyId: number, ids: number[]) =>
  db
    .update(savedAnswer)
    .set({
      position: sql`array_position(array[${sql.join(
        ids.map((id) => sql`${id}::int`),
        sql`, `,
      )}], ${savedAnswer.id})`,
    })
    .where(eq(savedAnswer.companyId, companyId))
