import { isPasswordStrong, type ResetPasswordBody } from '@tradefloor/contract'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { updateAccount } from './account-queries.ts'
import { contactFrom, emailContact, phoneContact } from './code-contact.ts'
import { findHolder } from './code-queries.ts'
import { checkCode, forgetCodes, spendCode } from './code-service.ts'
import { signInFailures } from './login-service.ts'
import { hashPassword } from './passwords.ts'
import { refuseDemoOutside, revokeSessions } from './session-service.ts'

/** A slip in the new password is told before the code is looked at, so that it does not cost an attempt. */
export async function resetPassword(deps: Dependencies, body: ResetPasswordBody): Promise<void> {
  const contact = contactFrom(body)
  if (body.password !== body.password_confirmation) throw new Problem('passwords_differ')
  if (!isPasswordStrong(body.password)) throw new Problem('password_weak')

  const checked = await checkCode(deps, { contact, purpose: 'reset', code: body.verify_code })
  const passwordHash = await hashPassword(body.password)

  await deps.database.db.transaction(async (transaction) => {
    await spendCode(transaction, checked)
    const account = await findHolder(transaction, contact)
    if (account?.kind !== 'visitor') throw new Problem('code_wrong')
    refuseDemoOutside(deps, account, 'code_wrong')
    if (account.blockedAt) throw new Problem('account_blocked')
    await updateAccount(transaction, account.id, { passwordHash })
    // Whoever knew the old password, or is waiting with a code, starts from nothing.
    await revokeSessions(transaction, account.id)
    await forgetCodes(deps, transaction, [
      ...(account.phone ? [phoneContact(account.phone)] : []),
      ...(account.email ? [emailContact(account.email)] : []),
    ])
    for (const name of [account.userName, account.phone, account.email])
      if (name) await deps.limits.forget(signInFailures(name), transaction)
  })
}
