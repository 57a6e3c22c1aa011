import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import {
  account,
  company,
  contact,
  document,
  exhibitionProduct,
  exhibitor,
  file,
  message,
  product,
  thread,
  threadReport,
} from '../../schema/index.ts'

const fields = {
  message,
  visitorName: account.realName,
  contact: { nameZh: contact.nameZh, nameEn: contact.nameEn },
  company: { nameZh: company.nameZh, nameEn: company.nameEn, logoFileId: company.logoFileId },
  picture: { id: file.id, ownerId: file.ownerId, width: file.width, height: file.height },
  product: { nameZh: product.nameZh, nameEn: product.nameEn },
  stand: { exhibitionId: exhibitor.exhibitionId, companyId: exhibitor.companyId },
  productImage: sql<string | null>`(select image.file_id from product_image as image
    where image.product_id = ${product.id} order by image.position limit 1)`,
  document: { id: document.id, nameZh: document.nameZh, nameEn: document.nameEn, fileId: document.fileId },
}

const selectMessages = (db: Queries) =>
  db
    .select(fields)
    .from(message)
    .innerJoin(thread, eq(thread.id, message.threadId))
    .innerJoin(company, eq(company.id, thread.companyId))
    .leftJoin(account, eq(account.id, message.senderId))
    .leftJoin(contact, eq(contact.id, account.contactId))
    .leftJoin(file, eq(file.id, message.pictureId))
    .leftJoin(exhibitionProduct, eq(exhibitionProduct.id, message.exhibitionProductId))
    .leftJoin(exhibitor, eq(exhibitor.id, exhibitionProduct.exhibitorId))
    .leftJoin(product, eq(product.id, exhibitionProduct.productId))
    .leftJoin(document, eq(document.id, message.documentId))
    .$dynamic()

export type MessageRow = Awaited<ReturnType<typeof findLastMessages>>[number]

/** In the order in which they were said, from what comes next. */
export const findMessagesAfter = (db: Queries, threadId: number, after: number, most: number) =>
  selectMessages(db)
    .where(and(eq(message.threadId, threadId), gt(message.sequence, after)))
    .orderBy(asc(message.sequence))
    .limit(most)

/** What comes next in each of these conversations, in the order in which it was said there. */
export const findMessagesOf = (db: Queries, seen: ReadonlyMap<number, number>, most: number) => {
  const column = (values: Iterable<number>) => sql`${sql.param([...values])}::int[]`
  return selectMessages(db)
    .innerJoin(
      sql`unnest(${column(seen.keys())}, ${column(seen.values())}) as seen (thread_id, sequence)`,
      and(sql`seen.thread_id = ${message.threadId}`, gt(message.sequence, sql`seen.sequence`)),
    )
    .orderBy(asc(message.threadId), asc(message.sequence))
    .limit(most)
}

/** In the order in which they were said, up to what came before; without a limit, to the newest. */
export async function findMessagesBefore(
  db: Queries,
  threadId: number,
  before: number | undefined,
  most: number,
) {
  const rows = await selectMessages(db)
    .where(
      and(eq(message.threadId, threadId), before === undefined ? undefined : lt(message.sequence, before)),
    )
    .orderBy(desc(message.sequence))
    .limit(most)
  return rows.reverse()
}

/** The newest of each conversation. */
export const findLastMessages = (db: Queries, threadIds: number[]) =>
  selectMessages(db).where(
    and(inArray(message.threadId, threadIds), eq(message.sequence, thread.lastSequence)),
  )

/** What was written under this name before. */
export async function findStored(db: Queries, senderId: number, clientId: string) {
  const [row] = await db
    .select({ threadId: message.threadId, sequence: message.sequence, sentAt: message.sentAt })
    .from(message)
    .where(and(eq(message.senderId, senderId), eq(message.clientId, clientId)))
  return row
}

/** What a person wrote, and what was written to them; never what a colleague wrote to another visitor. */
export const readMessages = (db: Queries, accountId: number) =>
  db
    .select({
      exhibition_id: thread.exhibitionId,
      company_id: thread.companyId,
      sequence: message.sequence,
      from_visitor: message.fromVisitor,
      kind: message.kind,
      body: message.body,
      sent_at: message.sentAt,
    })
    .from(message)
    .innerJoin(thread, eq(thread.id, message.threadId))
    .where(or(eq(thread.visitorId, accountId), eq(message.senderId, accountId)))
    .orderBy(asc(thread.id), asc(message.sequence))

/** What a person told the organiser about others. */
export const readReports = (db: Queries, accountId: number) =>
  db
    .select({
      company_id: thread.companyId,
      reason: threadReport.reason,
      reported_at: threadReport.reportedAt,
    })
    .from(threadReport)
    .innerJoin(thread, eq(thread.id, threadReport.threadId))
    .where(eq(threadReport.accountId, accountId))
    .orderBy(asc(threadReport.id))
