import type { AddPhoneBody } from '@tradefloor/contract'
import type { Dependencies } from '../../dependencies.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { setFirstPhone } from './account-queries.ts'
import { phoneContact } from './code-contact.ts'
import { checkCode, spendCode } from './code-service.ts'
import { checkOwnPassword } from './own-password.ts'

/**
 * Adds a phone to sign in with to an account that has none. The password is asked for because the phone can set a new
 * one; the code proves that the phone is the visitor's.
 */
export async function addPhone(
  deps: Dependencies,
  { accountId }: Caller,
  { phone, verify_code, password }: AddPhoneBody,
) {
  const account = await checkOwnPassword(deps, accountId, password)
  if (account.phone !== null) throw new Problem('phone_present')
  const checked = await checkCode(deps, {
    contact: phoneContact(phone),
    purpose: 'add_phone',
    code: verify_code,
  })
  await deps.database.db.transaction(async (db) => {
    await spendCode(db, checked)
    const added = await setFirstPhone(db, accountId, phone)
    // Another device was quicker.
    if (added === 'present') throw new Problem('phone_present')
    // Somebody else was. It is not told apart from a wrong code, or anybody could ask who is registered.
    if (added === 'taken') throw new Problem('code_wrong')
  })
}
