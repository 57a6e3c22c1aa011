import { and, asc, eq, gt, gte, inArray, isNull, lte } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/open-database.ts'
import {
  account,
  company,
  message,
  type SealedMessage,
  sealedReport,
  thread,
  threadReport,
} from '../../schema/index.ts'

/** As much of a conversation as shows what the report is about. */
export const messagesShown = 20

export interface ReportFilter {
  ids?: number[] | undefined
  since?: Date | undefined
  /** Only those that nobody has dealt with. */
  open?: boolean | undefined
  /** Only those about this visitor's conversations. */
  visitorId?: number | undefined
}

export interface ReportRow {
  id: number
  reason: string
  reportedAt: Date
  handledAt: Date | null
  exhibitionId: number
  company: { id: number; nameZh: string; nameEn: string }
  /** The name is empty when the account is gone. */
  visitor: { id: number; name: string }
  by: 'visitor' | 'contact' | 'gone'
  byAccount: number | null
  /** Null when only a sealed copy is left. */
  conversation: { id: number; lastSequence: number } | null
}

const reporter = alias(account, 'reporter')
const visitor = alias(account, 'visitor')

type Filtered = Record<'id' | 'reportedAt' | 'handledAt', PgColumn>

const matches = (table: Filtered, { ids, since, open = false }: ReportFilter) =>
  and(
    ids && inArray(table.id, ids),
    since && gte(table.reportedAt, since),
    open ? isNull(table.handledAt) : undefined,
  )

/** The newest first, sealed copies among them. */
export async function findReports(db: Queries, filter: ReportFilter): Promise<ReportRow[]> {
  const all = [...(await findLiveReports(db, filter)), ...(await findSealedReports(db, filter))]
  return all.sort((a, b) => b.reportedAt.getTime() - a.reportedAt.getTime() || b.id - a.id)
}

/** Who reported may be gone by now. */
export async function findLiveReports(db: Queries, filter: ReportFilter): Promise<ReportRow[]> {
  const rows = await db
    .select({
      report: threadReport,
      exhibitionId: thread.exhibitionId,
      company: { id: company.id, nameZh: company.nameZh, nameEn: company.nameEn },
      visitor: { id: visitor.id, name: visitor.realName },
      reporter: { id: reporter.id, kind: reporter.kind },
    })
    .from(threadReport)
    .innerJoin(thread, eq(thread.id, threadReport.threadId))
    .innerJoin(company, eq(company.id, thread.companyId))
    .innerJoin(visitor, eq(visitor.id, thread.visitorId))
    .leftJoin(reporter, eq(reporter.id, threadReport.accountId))
    .where(
      and(
        matches(threadReport, filter),
        filter.visitorId === undefined ? undefined : eq(thread.visitorId, filter.visitorId),
      ),
    )
  return rows.map(({ report, reporter, ...facts }) => ({
    ...facts,
    id: report.id,
    reason: report.reason,
    reportedAt: report.reportedAt,
    handledAt: report.handledAt,
    by: sideOf(reporter),
    byAccount: reporter?.id ?? null,
    conversation: { id: report.threadId, lastSequence: report.lastSequence },
  }))
}

async function findSealedReports(db: Queries, filter: ReportFilter): Promise<ReportRow[]> {
  const rows = await db.select().from(sealedReport).where(matches(sealedReport, filter))
  return rows.map((row) => ({
    id: row.id,
    reason: row.reason,
    reportedAt: row.reportedAt,
    handledAt: row.handledAt,
    exhibitionId: row.exhibitionId,
    company: { id: row.companyId, nameZh: row.companyNameZh, nameEn: row.companyNameEn },
    visitor: { id: row.visitorId, name: '' },
    by: row.reportedBy,
    byAccount: null,
    conversation: null,
  }))
}

const sideOf = (reporter: { kind: string } | null): ReportRow['by'] =>
  reporter === null ? 'gone' : reporter.kind === 'visitor' ? 'visitor' : 'contact'

/** The last messages before the report. */
export async function findReported(db: Queries, { id, conversation }: ReportRow): Promise<SealedMessage[]> {
  if (conversation) return findMessagesUpTo(db, conversation)
  const [sealed] = await db
    .select({ messages: sealedReport.messages })
    .from(sealedReport)
    .where(eq(sealedReport.id, id))
  return sealed?.messages ?? []
}

export async function findMessagesUpTo(
  db: Queries,
  { id, lastSequence }: { id: number; lastSequence: number },
): Promise<SealedMessage[]> {
  const rows = await db
    .select()
    .from(message)
    .where(
      and(
        eq(message.threadId, id),
        lte(message.sequence, lastSequence),
        gt(message.sequence, lastSequence - messagesShown),
      ),
    )
    .orderBy(asc(message.sequence))
  return rows.map(({ sentAt, fromVisitor, kind, body }) => ({
    sent_at: sentAt.toISOString(),
    from_visitor: fromVisitor,
    kind,
    text: typeof body.text === 'string' ? body.text : '',
  }))
}

/** All of these or none; without a time, as not dealt with. Says which there are. */
export const markReports = (db: Queries, ids: number[], handledAt: Date | null): Promise<number[]> =>
  db.transaction(async (transaction) => {
    const found = new Set<number>()
    for (const table of [threadReport, sealedReport]) {
      const rows = await transaction
        .select({ id: table.id })
        .from(table)
        .where(inArray(table.id, ids))
        .for('update')
      for (const { id } of rows) found.add(id)
    }
    // Marked before keeps the time at which it was.
    if (ids.every((id) => found.has(id)))
      for (const table of [threadReport, sealedReport])
        await transaction
          .update(table)
          .set({ handledAt })
          .where(and(inArray(table.id, ids), handledAt ? isNull(table.handledAt) : undefined))
    return [...found]
  })
