import { isPasswordStrong, type ResetPasswordBody, type SignOnResetBody } from '@tradefloor/contract'
import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { updateAccount } from './account-queries.ts'
import { type Contact, contactFrom, emailContact, phoneContact } from './code-contact.ts'
import { findHolder, findPeopleAt, type Holder } from './code-queries.ts'
import { type CodePurpose, checkCode, forgetCodes, spendCode } from './code-service.ts'
import { signInFailures } from './login-service.ts'
import { hashPassword } from './passwords.ts'
import { refuseDemoOutside, revokeSessions } from './session-service.ts'

export const resetPassword = (deps: Dependencies, body: ResetPasswordBody, raw: FastifyRequest) =>
  reset(deps, body, {
    raw,
    contact: contactFrom(body),
    purpose: 'reset',
    find: async (db, contact) => {
      const holder = await findHolder(db, contact)
      return holder?.kind === 'visitor' ? holder : undefined
    },
  })

/** Of an exhibitor's people: the code proves the mailbox, the name says whose of those who share it. */
export const resetSignOn = (deps: Dependencies, body: SignOnResetBody, raw: FastifyRequest) =>
  reset(deps, body, {
    raw,
    contact: emailContact(body.email),
    purpose: 'sign_on_reset',
    find: async (db, { destination }) => {
      const name = body.user_name.trim().toLowerCase()
      return (await findPeopleAt(db, destination)).find(({ userName }) => userName === name)
    },
  })

interface Way {
  raw: FastifyRequest
  contact: Contact
  purpose: CodePurpose
  /** Whose password it is; nothing where the code opens none. */
  find: (db: Queries, contact: Contact) => Promise<Holder | undefined>
}

/** A slip in the new password is told before the code is looked at, so that it does not cost an attempt. */
async function reset(
  deps: Dependencies,
  body: Pick<ResetPasswordBody, 'verify_code' | 'password' | 'password_confirmation'>,
  { raw, contact, purpose, find }: Way,
): Promise<void> {
  if (body.password !== body.password_confirmation) throw new Problem('passwords_differ')
  if (!isPasswordStrong(body.password)) throw new Problem('password_weak')

  const checked = await checkCode(deps, { contact, purpose, code: body.verify_code })
  const passwordHash = await hashPassword(body.password)

  await deps.database.db.transaction(async (transaction) => {
    await spendCode(transaction, checked)
    const account = await find(transaction, contact)
    if (!account) throw new Problem('code_wrong')
    refuseDemoOutside(deps, account, raw, 'code_wrong')
    if (account.blockedAt) throw new Problem('account_blocked')
    await updateAccount(transaction, account.id, { passwordHash })
    // Whoever knew the old password, or is waiting with a code, starts from nothing.
    await revokeSessions(transaction, account.id)
    await forgetCodes(deps, transaction, [
      contact,
      ...(account.phone ? [phoneContact(account.phone)] : []),
      ...(account.email ? [emailContact(account.email)] : []),
    ])
    await deps.limits.forget(signInFailures(account), transaction)
  })
}
