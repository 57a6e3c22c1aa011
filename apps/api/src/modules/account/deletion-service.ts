import type { DeleteAccountBody } from '@tradefloor/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import type { Caller } from '../../http/caller.ts'
import { contactsOf, deleteAccountRow } from './account-queries.ts'
import { forgetCodes } from './code-service.ts'
import { checkOwnPassword } from './own-password.ts'
import { clearRefreshCookie } from './refresh-cookie.ts'

/** Rows that refer to the account are deleted by their foreign keys; each module deletes what only names the person. */
export async function deleteAccount(
  deps: Dependencies,
  { accountId }: Caller,
  { password }: DeleteAccountBody,
  { raw, answer }: { raw: FastifyRequest; answer: FastifyReply },
) {
  const account = await checkOwnPassword(deps, accountId, password)
  await deps.database.db.transaction(async (db) => {
    await deps.personalData.beforeDeletion(db, accountId)
    await deleteAccountRow(db, accountId)
    await forgetCodes(deps, db, contactsOf(account))
  })
  clearRefreshCookie(raw, answer, 'visitor')
}
