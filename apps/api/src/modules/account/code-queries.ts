import { and, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { account, contact, isListed, verificationCode } from '../../schema/index.ts'
import type { Contact } from './code-contact.ts'

export type CodeKey = Pick<typeof verificationCode.$inferSelect, 'channel' | 'destination' | 'purpose'>

const attemptsAtMost = 5

const isKey = ({ channel, destination, purpose }: CodeKey) =>
  and(
    eq(verificationCode.channel, channel),
    eq(verificationCode.destination, destination),
    eq(verificationCode.purpose, purpose),
  )

const holderFields = {
  id: account.id,
  kind: account.kind,
  demo: account.demo,
  blockedAt: account.blockedAt,
  userName: account.userName,
  phone: account.phone,
  email: account.email,
}
export type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>

/** The account of this phone or email, of whatever kind. */
export async function findHolder(db: Queries, { channel, destination }: Contact) {
  const [holder] = await db
    .select(holderFields)
    .from(account)
    .where(eq(channel === 'sms' ? account.phone : account.email, destination))
  return holder
}

/** An exhibitor's people who read this mailbox and can sign on. A small company has one for all of them. */
export const findPeopleAt = (db: Queries, email: string) =>
  db
    .select(holderFields)
    .from(account)
    .innerJoin(contact, eq(contact.id, account.contactId))
    .where(
      and(
        isListed.contact(),
        eq(account.kind, 'contact'),
        or(eq(account.email, email), and(sql`lower(${contact.email}) = ${email}`, ne(contact.email, ''))),
      ),
    )
    .orderBy(account.id)

/** A new code kills the old one and may be tried as often as any. */
export async function storeCode(db: Queries, key: CodeKey, value: { codeHash: string; expiresAt: Date }) {
  await db
    .insert(verificationCode)
    .values({ ...key, ...value })
    .onConflictDoUpdate({
      target: [verificationCode.channel, verificationCode.destination, verificationCode.purpose],
      set: { ...value, attempts: 0 },
    })
}

/** One statement decides whether this attempt may be looked at, so that no number of them at once gets more. */
export async function countAttempt(db: Queries, key: CodeKey, now: Date): Promise<string | undefined> {
  const [row] = await db
    .update(verificationCode)
    .set({ attempts: sql`${verificationCode.attempts} + 1` })
    .where(
      and(isKey(key), lt(verificationCode.attempts, attemptsAtMost), gt(verificationCode.expiresAt, now)),
    )
    .returning({ codeHash: verificationCode.codeHash })
  return row?.codeHash
}

/** Whether it was there to take: of many who try, one takes it. */
export async function takeCode(db: Queries, key: CodeKey, codeHash: string): Promise<boolean> {
  const taken = await db
    .delete(verificationCode)
    .where(and(isKey(key), eq(verificationCode.codeHash, codeHash)))
    .returning({ purpose: verificationCode.purpose })
  return taken.length > 0
}

export const deleteCodesFor = (db: Queries, destinations: string[]) =>
  db.delete(verificationCode).where(inArray(verificationCode.destination, destinations))
