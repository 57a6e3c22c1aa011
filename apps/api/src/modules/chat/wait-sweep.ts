import { lte } from 'drizzle-orm'
import type { Dependencies } from '../../dependencies.ts'
import { replyWait } from '../../schema/index.ts'
import { measuredMs } from '../catalogue/index.ts'

/** Drops what is too old to be measured. */
export async function sweepReplyWaits({ database: { db }, clock }: Pick<Dependencies, 'database' | 'clock'>) {
  await db.delete(replyWait).where(lte(replyWait.answeredAt, new Date(clock.now().getTime() - measuredMs)))
}
