import { eq, lt, or } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { sealedReport, thread } from '../../schema/index.ts'
import { findLiveReports, findMessagesUpTo } from './report-queries.ts'

const dayMs = 86_400_000
/** A handled copy stays for a day, so that a slip can be undone. */
const handledKeptMs = dayMs

/**
 * Copies the open reports about a visitor's conversations before these are deleted with the account: otherwise whoever
 * was reported could erase the report. The conversations are locked, so that no report comes in between.
 */
export async function sealReports(db: Queries, visitorId: number, now: Date) {
  await db.select({ id: thread.id }).from(thread).where(eq(thread.visitorId, visitorId)).for('update')
  for (const report of await findLiveReports(db, { open: true, visitorId }))
    await db.insert(sealedReport).values({
      id: report.id,
      exhibitionId: report.exhibitionId,
      companyId: report.company.id,
      companyNameZh: report.company.nameZh,
      companyNameEn: report.company.nameEn,
      visitorId,
      reportedBy: report.by,
      reason: report.reason,
      reportedAt: report.reportedAt,
      sealedAt: now,
      messages: report.conversation ? await findMessagesUpTo(db, report.conversation) : [],
    })
}

/** Deletes copies that were handled, and those whose time is over. Several nodes may do this at once. */
export async function deleteOldSealedReports({
  config,
  database: { db },
  clock,
}: Pick<Dependencies, 'config' | 'database' | 'clock'>) {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  await db
    .delete(sealedReport)
    .where(
      or(
        lt(sealedReport.handledAt, before(handledKeptMs)),
        lt(sealedReport.sealedAt, before(config.retention.sealedReportDays * dayMs)),
      ),
    )
}
