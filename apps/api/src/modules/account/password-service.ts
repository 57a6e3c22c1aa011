import { type ChangePasswordBody, isPasswordStrong } from '@tradefloor/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { contactsOf, replacePassword } from './account-queries.ts'
import { forgetCodes } from './code-service.ts'
import { checkOwnPassword } from './own-password.ts'
import { hashPassword } from './passwords.ts'
import { clearRefreshCookie } from './refresh-cookie.ts'
import { revokeSessions } from './session-service.ts'

/** Whoever was signed in with the old one, or holds anything that came of it, is out: this device too. */
export async function changePassword(
  deps: Dependencies,
  { accountId }: Caller,
  { old_password, password, password_confirmation }: ChangePasswordBody,
  { raw, answer }: { raw: FastifyRequest; answer: FastifyReply },
) {
  if (password !== password_confirmation) throw new Problem('passwords_differ')
  if (!isPasswordStrong(password)) throw new Problem('password_weak')
  const account = await checkOwnPassword(deps, accountId, old_password)
  const passwordHash = await hashPassword(password)
  await deps.database.db.transaction(async (db) => {
    const replaced = await replacePassword(db, account, passwordHash)
    // Another device was quicker, so the old one is not the old one any more.
    if (!replaced) throw new Problem('old_password_wrong')
    await revokeSessions(db, accountId)
    await forgetCodes(deps, db, contactsOf(account))
  })
  clearRefreshCookie(raw, answer, 'visitor')
}
