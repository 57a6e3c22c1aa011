import { isPasswordStrong, type RegisterBody } from '@tradefloor/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { isCountry } from '../places/index.ts'
import { contactFrom } from './code-contact.ts'
import { checkCode, spendCode } from './code-service.ts'
import { newUid } from './new-uid.ts'
import { hashPassword } from './passwords.ts'
import { insertAccount, insertCard } from './registration-queries.ts'
import { signIn } from './session-service.ts'

/** What is wrong with the fields is said before the code is looked at, so that a slip does not cost an attempt. */
export async function register(
  deps: Dependencies,
  body: RegisterBody,
  { raw, answer }: { raw: FastifyRequest; answer: FastifyReply },
) {
  const { config, clock, database } = deps
  const contact = contactFrom(body)
  if (!isCountry(body.country_code)) refuseField('country_code', 'unknown')
  if (body.agreed_version !== undefined && body.agreed_version !== config.termsVersion)
    refuseField('agreed_version', 'outdated')
  if (!isPasswordStrong(body.password)) throw new Problem('password_weak')

  const checked = await checkCode(deps, { contact, purpose: 'register', code: body.verify_code })
  const passwordHash = await hashPassword(body.password)
  const now = clock.now()
  const company = body.company.trim()
  const email = contact.channel === 'mail' ? contact.destination : null

  return database.db.transaction(async (transaction) => {
    await spendCode(transaction, checked)
    const account = await insertAccount(transaction, {
      kind: 'visitor',
      phone: contact.channel === 'sms' ? contact.destination : null,
      email,
      passwordHash,
      realName: body.real_name.trim(),
      countryCode: body.country_code,
      company,
      rtmUid: newUid(),
      agreedVersion: config.termsVersion,
      agreedAt: now,
      createdAt: now,
    })
    // Somebody was quicker. It is not told apart from a wrong code, or anybody could ask who is registered.
    if (!account) throw new Problem('code_wrong')
    await insertCard(transaction, { accountId: account.id, companyName: company, email: email ?? '' })
    return signIn(deps, account, { remember: body.remember, raw, answer }, transaction)
  })
}

function refuseField(field: string, problem: string): never {
  throw new Problem('bad_input', { fields: [{ field, problem }] })
}
