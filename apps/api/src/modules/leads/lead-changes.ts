import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { account, contact, isListed, lead, leadNote } from '../../schema/index.ts'

export interface LeadKey {
  companyId: number
  accountId: number
}

type Noted = Partial<Pick<typeof lead.$inferInsert, 'rating' | 'tags' | 'ownerId' | 'nextStep' | 'nextOn'>>

/** Only what is given changes: what a colleague changes meanwhile stays. */
export const writeLead = (db: Queries, key: LeadKey, noted: Noted, now: Date) =>
  db
    .insert(lead)
    .values({ ...key, ...noted, changedAt: now })
    .onConflictDoUpdate({
      target: [lead.companyId, lead.accountId],
      set: { ...noted, changedAt: now },
    })

/** One of the company's people who can sign on. */
export async function findOwner(db: Queries, companyId: number, uid: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: account.id })
    .from(account)
    .innerJoin(contact, eq(contact.id, account.contactId))
    .where(
      and(
        isListed.contact(),
        eq(contact.companyId, companyId),
        eq(account.rtmUid, uid),
        eq(account.kind, 'contact'),
        isNull(account.blockedAt),
      ),
    )
  return row?.id
}

interface NewNote {
  kind: 'note' | 'done'
  text: string
  writtenBy: number
  now: Date
}

/** Nothing is written where there are as many as there may be. */
export async function insertNote(db: Queries, key: LeadKey, note: NewNote, most: number): Promise<boolean> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into lead_note (company_id, account_id, kind, text, written_by, written_at)
    select ${key.companyId}::int, ${key.accountId}::int, ${note.kind}::text, ${note.text}::text,
      ${note.writtenBy}::int, ${note.now}::timestamptz
    where (select count(*) from lead_note
      where company_id = ${key.companyId}::int and account_id = ${key.accountId}::int) < ${most}::int
    returning id`)
  return rows.length > 0
}

/** Whoever wrote it takes it back; a colleague's stays. */
export async function deleteNote(
  db: Queries,
  { companyId, accountId }: LeadKey,
  id: number,
  writtenBy: number,
): Promise<boolean> {
  const gone = await db
    .delete(leadNote)
    .where(
      and(
        eq(leadNote.id, id),
        eq(leadNote.companyId, companyId),
        eq(leadNote.accountId, accountId),
        eq(leadNote.writtenBy, writtenBy),
      ),
    )
    .returning({ id: leadNote.id })
  return gone.length > 0
}
