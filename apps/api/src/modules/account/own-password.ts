import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { type AccountRow, findAccount } from './account-queries.ts'
import { passwordLimit } from './login-service.ts'
import { verifyPassword } from './passwords.ts'

/** A signed-in visitor's own password, asked for again. A session left open must not become a place to guess it. */
export async function checkOwnPassword(
  deps: Pick<Dependencies, 'database' | 'limits' | 'config'>,
  accountId: number,
  password: string,
): Promise<AccountRow> {
  const key = `own password:${accountId}`
  await deps.limits.take([passwordLimit(deps, key)])
  const account = await findAccount(deps.database.db, accountId)
  if (!(await verifyPassword(account?.passwordHash, password)) || !account)
    throw new Problem('old_password_wrong')
  await deps.limits.forget(key)
  return account
}
