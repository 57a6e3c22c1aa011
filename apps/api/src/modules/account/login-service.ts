import type { LoginBody } from '@tradefloor/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { networkOf } from '../../http/network-address.ts'
import { Problem } from '../../http/problem.ts'
import { type AccountRow, findAccountByName } from './account-queries.ts'
import { isCaptchaSolved } from './captcha-service.ts'
import { decipherPassword } from './login-cipher.ts'
import { verifyPassword } from './passwords.ts'
import type { Door } from './refresh-cookie.ts'
import { refuseDemoOutside, signIn } from './session-service.ts'

const halfAnHour = 1800

/** What the wrong passwords for one name are counted under. */
export const signInFailures = (name: string) => `sign-in as:${name.trim().toLowerCase()}`

/** How many wrong passwords one account may be given, by whatever call asks for one. */
export const passwordLimit = ({ config }: Pick<Dependencies, 'config'>, key: string) => ({
  key,
  most: config.limits.signInFailures,
  seconds: halfAnHour,
})

/**
 * Whatever is wrong, the answer is the same, and so is the work once the captcha was right: whether a name is known
 * shows neither in the words nor in the time. Failures are counted before anything is looked at, so that many at once
 * are not more than the limit. A wrong captcha does not count against the name: nobody is locked out by a script that
 * cannot read.
 */
export async function provePassword(
  deps: Dependencies,
  door: Door,
  { name, password, captcha, cpkey }: Pick<LoginBody, 'name' | 'password' | 'captcha' | 'cpkey'>,
  raw: FastifyRequest,
): Promise<AccountRow> {
  const { config, database, limits } = deps
  const ofAddress = `sign-in from:${networkOf(raw.ip)}`
  const ofName = signInFailures(name)
  await limits.take([{ key: ofAddress, most: config.limits.signInsAnAddress, seconds: halfAnHour }])
  if (!(await isCaptchaSolved(deps, cpkey, captcha))) throw new Problem('sign_in_failed')
  await limits.take([passwordLimit(deps, ofName)])

  const given = decipherPassword(password, cpkey)
  const account = await findAccountByName(database.db, name)
  // Contacts of exhibitors sign on at a place of their own, and nobody else does there.
  const expected = account?.kind === door ? account : undefined
  const hash = given === undefined ? undefined : expected?.passwordHash
  if (!(await verifyPassword(hash, given ?? '')) || !expected) throw new Problem('sign_in_failed')
  refuseDemoOutside(deps, expected, raw)

  // The right password takes back the wrong ones before it, also for somebody who is then told that they are blocked.
  await limits.forget(ofName)
  await limits.giveBack(ofAddress)
  return expected
}

export async function login(
  deps: Dependencies,
  { remember, ...given }: LoginBody,
  { raw, answer }: { raw: FastifyRequest; answer: FastifyReply },
) {
  const visitor = await provePassword(deps, 'visitor', given, raw)
  return signIn(deps, visitor, { remember, raw, answer })
}
