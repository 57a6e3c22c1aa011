import { asc, eq, or } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { message, thread } from '../../schema/index.ts'

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
