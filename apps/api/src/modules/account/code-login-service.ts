import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import type { Contact } from './code-contact.ts'
import { findHolder } from './code-queries.ts'
import { checkCode, spendCode } from './code-service.ts'
import { refuseDemoOutside, signIn } from './session-service.ts'

interface CodeLogin {
  verify_code: string
  remember?: boolean | undefined
  raw: FastifyRequest
  answer: FastifyReply
}

/** Every refusal is the same one: it does not tell whether there is such an account. */
export async function loginWithCode(deps: Dependencies, contact: Contact, login: CodeLogin) {
  const { verify_code: code, ...session } = login
  const checked = await checkCode(deps, { contact, purpose: 'login', code })
  return deps.database.db.transaction(async (transaction) => {
    await spendCode(transaction, checked)
    const account = await findHolder(transaction, contact)
    if (account?.kind !== 'visitor') throw new Problem('code_wrong')
    refuseDemoOutside(deps, account, login.raw, 'code_wrong')
    return signIn(deps, account, session, transaction)
  })
}
