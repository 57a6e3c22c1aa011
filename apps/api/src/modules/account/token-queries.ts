import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { isAnyOf } from '../../db/any-of.ts'
import type { Queries } from '../../db/open-database.ts'
import { preparedOnce, unnamed } from '../../db/prepared-once.ts'
import {
  accessToken,
  account,
  company,
  contact,
  exhibition,
  exhibitor,
  isListed,
  session,
} from '../../schema/index.ts'

export type TokenKind = 'scene' | 'rtm' | 'ticket'

export interface NewToken {
  hash: string
  sessionId: string
  kind: TokenKind
  audience: string
  expiresAt: Date
}

/**
 * Makes it, in one statement, unless the session was ended since the call was let in; it stays until this is done. What
 * is over goes and, of an only one, what was there before. Says under which name its owner is written to. Nobody waits for
 * the disk: one that a power cut takes along is not known afterwards, and whoever has it asks for another.
 */
export async function putToken(
  db: Queries,
  { hash, sessionId, kind, audience, expiresAt }: NewToken,
  { only, now }: { only: boolean; now: Date },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ rtm_uid: string }>(sql`
    with hurried as materialized (
      select set_config('synchronous_commit', 'off', true)
    ), held as (
      select session.id, account.rtm_uid from hurried, session join account on account.id = session.account_id
      where session.id = ${sessionId} for key share of session
    ), dropped as (
      delete from access_token where session_id = ${sessionId} and (expires_at <= ${now}::timestamptz
        or (${only}::boolean and kind = ${kind}::text and audience = ${audience}::text))
    ), put as (
      insert into access_token (hash, session_id, kind, audience, expires_at)
      select ${hash}::text, id, ${kind}::text, ${audience}::text, ${expiresAt}::timestamptz from held
    )
    select rtm_uid from held`)
  return rows[0]?.rtm_uid
}

const tokensTaking = preparedOnce((db) => {
  const taken = db.$with('taken').as(
    db
      .delete(accessToken)
      .where(
        and(
          isAnyOf(accessToken.hash, sql.placeholder('hashes')),
          eq(accessToken.kind, sql.placeholder('kind')),
          isAnyOf(accessToken.audience, sql.placeholder('audiences')),
          gt(accessToken.expiresAt, sql.placeholder('now')),
        ),
      )
      .returning({ hash: accessToken.hash, sessionId: accessToken.sessionId }),
  )
  return db
    .with(taken)
    .select({ hash: taken.hash, sessionId: session.id, account, companyId: contact.companyId })
    .from(taken)
    .innerJoin(session, eq(session.id, taken.sessionId))
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(contact, and(eq(contact.id, account.contactId), isListed.contact()))
    .where(and(gt(session.expiresAt, sql.placeholder('now')), isNull(account.blockedAt)))
    .prepare(unnamed)
})

/** Reading them uses them up. What serves once is good while its session is, and only for whom it was made. */
export const takeTokens = (
  db: Queries,
  wanted: { hashes: string[]; kind: TokenKind; audiences: string[] },
  now: Date,
) => tokensTaking(db).execute({ ...wanted, now })

export async function takeToken(
  db: Queries,
  { hash, ...wanted }: { hash: string; kind: TokenKind; audiences: string[] },
  now: Date,
) {
  const [row] = await takeTokens(db, { ...wanted, hashes: [hash] }, now)
  return row
}

export async function isCompany(db: Queries, id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.id, id), isListed.company()))
  return row !== undefined
}

export const findExhibitionsOf = (db: Queries, companyId: number) =>
  db
    .select({ lasting: exhibition.lasting, opensAt: exhibition.opensAt, closesAt: exhibition.closesAt })
    .from(exhibitor)
    .innerJoin(exhibition, eq(exhibition.id, exhibitor.exhibitionId))
    .where(and(eq(exhibitor.companyId, companyId), isListed.exhibitor()))

/** The messaging names of a company's people who can sign on. */
export const findContactUids = (db: Queries, companyId: number) =>
  db
    .select({ uid: account.rtmUid })
    .from(account)
    .innerJoin(contact, eq(contact.id, account.contactId))
    .where(
      and(
        isListed.contact(),
        eq(contact.companyId, companyId),
        eq(account.kind, 'contact'),
        isNull(account.blockedAt),
      ),
    )
    .orderBy(contact.id, account.id)
