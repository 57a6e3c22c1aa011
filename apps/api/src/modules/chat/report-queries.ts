import { and, asc, desc, eq, gt, gte, inArray, isNull, lte } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/open-database.ts'
import { account, company, message, thread, threadReport } from '../../schema/index.ts'

export interface ReportFilter {
  ids?: number[] | undefined
  since?: Date | undefined
  /** Only those that nobody has dealt with. */
  open?: boolean | undefined
}

const reporter = alias(account, 'reporter')
const visitor = alias(account, 'visitor')

/** The newest first. Who reported may be gone by now. */
export const findReports = (db: Queries, { ids, since, open = false }: ReportFilter) =>
  db
    .select({
      report: threadReport,
      exhibitionId: thread.exhibitionId,
      company: { id: company.id, nameZh: company.nameZh, nameEn: company.nameEn },
      visitor: { id: visitor.id, name: visitor.realName },
      reporter: { id: reporter.id, kind: reporter.kind, name: reporter.realName },
    })
    .from(threadReport)
    .innerJoin(thread, eq(thread.id, threadReport.threadId))
    .innerJoin(company, eq(company.id, thread.companyId))
    .innerJoin(visitor, eq(visitor.id, thread.visitorId))
    .leftJoin(reporter, eq(reporter.id, threadReport.accountId))
    .where(
      and(
        ids && inArray(threadReport.id, ids),
        since && gte(threadReport.reportedAt, since),
        open ? isNull(threadReport.handledAt) : undefined,
      ),
    )
    .orderBy(desc(threadReport.reportedAt), desc(threadReport.id))
export type ReportRow = Awaited<ReturnType<typeof findReports>>[number]

/** What had been said when it was reported, the last of it. */
export const findReported = (db: Queries, { threadId, lastSequence }: ReportRow['report'], most: number) =>
  db
    .select()
    .from(message)
    .where(
      and(
        eq(message.threadId, threadId),
        lte(message.sequence, lastSequence),
        gt(message.sequence, lastSequence - most),
      ),
    )
    .orderBy(asc(message.sequence))

/** All of these or none; without a time, as not dealt with. Says which there are. */
export const markReports = (db: Queries, ids: number[], handledAt: Date | null): Promise<number[]> =>
  db.transaction(async (transaction) => {
    const present = await transaction
      .select({ id: threadReport.id })
      .from(threadReport)
      .where(inArray(threadReport.id, ids))
      .for('update')
    const found = new Set(present.map(({ id }) => id))
    // Marked before keeps the time at which it was.
    if (ids.every((id) => found.has(id)))
      await transaction
        .update(threadReport)
        .set({ handledAt })
        .where(and(inArray(threadReport.id, ids), handledAt ? isNull(threadReport.handledAt) : undefined))
    return [...found]
  })
