import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { account, contact, isListed, lead, leadNote } from '../../schema/index.ts'

export interface LeadKey {
  companyId: number
  accountId: number
}

type LeadNotes = typeof lead.$inferSelect
type Change = Partial<Pick<LeadNotes, 'rating' | 'tags' | 'ownerId' | 'nextStep' | 'nextOn'>>

/**
 * What is noted of a lead, locked until the end of the transaction, so that colleagues who write at once neither pass a
 * limit nor undo each other. Whoever locks several does so in the order of their accounts.
 */
export async function lockLead(db: Queries, key: LeadKey, now: Date): Promise<LeadNotes> {
  const [row] = await db
    .insert(lead)
    .values({ ...key, changedAt: now })
    .onConflictDoUpdate({ target: [lead.companyId, lead.accountId], set: { changedAt: now } })
    .returning()
  if (!row) throw new Error('a lead was neither inserted nor updated')
  return row
}

/** Only what is given changes: what a colleague changes meanwhile stays. */
export async function updateLead(db: Queries, { companyId, accountId }: LeadKey, change: Change) {
  if (Object.keys(change).length === 0) return
  await db
    .update(lead)
    .set(change)
    .where(and(eq(lead.companyId, companyId), eq(lead.accountId, accountId)))
}

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

export const countNotes = (db: Queries, { companyId, accountId }: LeadKey): Promise<number> =>
  db.$count(leadNote, and(eq(leadNote.companyId, companyId), eq(leadNote.accountId, accountId)))

export const insertNote = (
  db: Queries,
  key: LeadKey,
  { kind, text, writtenBy, now }: { kind: 'note' | 'done'; text: string; writtenBy: number; now: Date },
) => db.insert(leadNote).values({ ...key, kind, text, writtenBy, writtenAt: now })

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
