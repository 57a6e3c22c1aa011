import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { accessToken, account, company, contact, exhibition, exhibitor, session } from '../../schema/index.ts'

export type TokenKind = 'scene' | 'rtm' | 'ticket'

export const deleteTokensFor = (db: Queries, sessionId: string, kind: TokenKind, audience: string) =>
  db
    .delete(accessToken)
    .where(
      and(
        eq(accessToken.sessionId, sessionId),
        eq(accessToken.kind, kind),
        eq(accessToken.audience, audience),
      ),
    )

/** Reading it uses it up. What serves once is good while its session is, and only for whom it was made. */
export async function takeToken(
  db: Queries,
  wanted: { hash: string; kind: TokenKind; audience: string },
  now: Date,
) {
  const [taken] = await db
    .delete(accessToken)
    .where(
      and(
        eq(accessToken.hash, wanted.hash),
        eq(accessToken.kind, wanted.kind),
        eq(accessToken.audience, wanted.audience),
        gt(accessToken.expiresAt, now),
      ),
    )
    .returning({ sessionId: accessToken.sessionId })
  if (!taken) return undefined
  const [row] = await db
    .select({ sessionId: session.id, account, companyId: contact.companyId })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(contact, eq(contact.id, account.contactId))
    .where(and(eq(session.id, taken.sessionId), gt(session.expiresAt, now), isNull(account.blockedAt)))
  return row
}

export async function isCompany(db: Queries, id: number): Promise<boolean> {
  const [row] = await db.select({ id: company.id }).from(company).where(eq(company.id, id))
  return row !== undefined
}

export const findExhibitionsOf = (db: Queries, companyId: number) =>
  db
    .select({ lasting: exhibition.lasting, opensAt: exhibition.opensAt, closesAt: exhibition.closesAt })
    .from(exhibitor)
    .innerJoin(exhibition, eq(exhibition.id, exhibitor.exhibitionId))
    .where(eq(exhibitor.companyId, companyId))

/** The messaging names of a company's people who can sign on. */
export const findContactUids = (db: Queries, companyId: number) =>
  db
    .select({ uid: account.rtmUid })
    .from(account)
    .innerJoin(contact, eq(contact.id, account.contactId))
    .where(and(eq(contact.companyId, companyId), eq(account.kind, 'contact'), isNull(account.blockedAt)))
    .orderBy(contact.id, account.id)
