import {
  type InvitationBody,
  isPasswordStrong,
  type Language,
  type RedeemInvitationBody,
} from '@tradefloor/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queries } from '../../db/open-database.ts'
import { hasSqlState, uniqueViolation } from '../../db/sql-state.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hashOfToken } from '../../http/caller.ts'
import { networkOf } from '../../http/network-address.ts'
import { Problem } from '../../http/problem.ts'
import { updateAccount } from './account-queries.ts'
import { findContactAccount, findInvitation, type Invitee, spendInvitation } from './invitation-queries.ts'
import { invitedLanguage } from './invitation-service.ts'
import { newUid } from './new-uid.ts'
import { hashPassword } from './passwords.ts'
import { insertAccount } from './registration-queries.ts'
import { revokeSessions } from './session-service.ts'
import { issueSignOnTicket } from './sign-on-ticket.ts'

const hour = 3600

/** Whom it invites. One that is unknown, used or over is refused with the same words; so many failures an address. */
async function openInvitation(deps: Dependencies, token: string, network: string) {
  const { config, database, clock, limits } = deps
  const failures = `invitation from:${network}`
  await limits.take([{ key: failures, most: config.limits.codesAnAddress, seconds: hour }])
  const found = await findInvitation(database.db, hashOfToken(token), clock.now())
  if (!found) throw new Problem('invitation_wrong')
  await limits.giveBack(failures)
  return found
}

/** Open to everyone who holds the link, so that the page can greet by name. */
export async function lookAtInvitation(deps: Dependencies, { token }: InvitationBody, network: string) {
  const { contact, company, expiresAt } = await openInvitation(deps, token, network)
  const account = await findContactAccount(deps.database.db, contact.id)
  return {
    company_name: { cn: company.nameZh, en: company.nameEn },
    contact_name: { cn: contact.nameZh, en: contact.nameEn },
    user_name: account?.userName ?? '',
    expires_at: expiresAt.toISOString(),
  }
}

/**
 * A slip in the password is told before the invitation is looked at; nothing that is refused uses it up. Whoever has just
 * set a password is signed on with it.
 */
export async function redeemInvitation(
  deps: Dependencies,
  body: RedeemInvitationBody,
  { raw, answer, language }: { raw: FastifyRequest; answer: FastifyReply; language: Language },
) {
  const { config, database, clock } = deps
  if (!isPasswordStrong(body.password)) throw new Problem('password_weak')
  const invitee = await openInvitation(deps, body.token, networkOf(raw.ip))
  const passwordHash = await hashPassword(body.password)
  const userName = body.user_name.toLowerCase()
  const now = clock.now()
  const ticket = await database.db.transaction(async (db) => {
    if (!(await spendInvitation(db, hashOfToken(body.token), now))) throw new Problem('invitation_wrong')
    const id = await giveAccount(db, invitee, { userName, passwordHash, now })
    return issueSignOnTicket(db, { id }, { config, wish: undefined, host: raw.host, language, now })
  })
  answer.header('referrer-policy', 'no-referrer')
  return { user_name: userName, ...ticket }
}

async function giveAccount(
  db: Queries,
  { contact, company, language }: Invitee & { language: Language | null },
  { userName, passwordHash, now }: { userName: string; passwordHash: string; now: Date },
): Promise<number> {
  const present = await findContactAccount(db, contact.id)
  if (present?.blockedAt) throw new Problem('account_blocked')
  if (!present) {
    const made = await insertAccount(db, {
      kind: 'contact',
      userName,
      passwordHash,
      realName: contact.nameZh || contact.nameEn,
      company: company.nameZh || company.nameEn,
      rtmUid: newUid(),
      contactId: contact.id,
      language: invitedLanguage({ contact, company }, language),
      createdAt: now,
    })
    if (!made) throw new Problem('user_name_taken')
    return made.id
  }
  await updateAccount(db, present.id, { userName, passwordHash }).catch((error: unknown) => {
    throw hasSqlState(error, uniqueViolation) ? new Problem('user_name_taken') : error
  })
  // Whoever signed on with the old password is out.
  await revokeSessions(db, present.id)
  return present.id
}
