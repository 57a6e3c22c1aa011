import type { LoginBody } from '@tradefloor/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { AddressLimit } from '../../http/address-limit.ts'
import { networkOf } from '../../http/network-address.ts'
import { Problem } from '../../http/problem.ts'
import { type AccountRow, findAccountByName } from './account-queries.ts'
import { isCaptchaSolved } from './captcha-service.ts'
import { decipherPassword } from './login-cipher.ts'
import { verifyPassword } from './passwords.ts'
import type { Door } from './refresh-cookie.ts'
import { refuseDemoOutside, signIn } from './session-service.ts'

const halfAnHour = 1800
const wrongCaptchasAMinute = 300

/** What both sign-ins share: wrong captchas of one address are slowed down, in memory, and a solved one never waits. */
export type SignInNeeds = Dependencies & { wrongCaptchas: AddressLimit }

export const signInNeeds = (deps: Dependencies): SignInNeeds => ({
  ...deps,
  wrongCaptchas: new AddressLimit({
    most: wrongCaptchasAMinute,
    seconds: 60,
    nowMs: () => deps.clock.now().getTime(),
  }),
})

/** What the wrong passwords for one account are counted under, by whichever of its names it was called. */
export const signInFailures = (account: { id: number }) => `sign-in to:${account.id}`

/** The same of a name that nobody has, so that it is limited like any other. */
const failuresOfName = (name: string) => `sign-in as:${name.trim().toLowerCase()}`

/** How many wrong passwords one account may be given, by whatever call asks for one. */
export const passwordLimit = ({ config }: Pick<Dependencies, 'config'>, key: string) => ({
  key,
  most: config.limits.signInFailures,
  seconds: halfAnHour,
})

/**
 * Whatever is wrong, the answer is the same, and so is the work once the captcha was right: whether a name is known
 * shows neither in the words nor in the time. Failures are counted before the password is looked at, so that many at once
 * are not more than the limit. Only who solved a captcha counts against an account or a network address: a script that
 * cannot read locks nobody out.
 */
export async function provePassword(
  deps: SignInNeeds,
  door: Door,
  { name, password, captcha, cpkey }: Pick<LoginBody, 'name' | 'password' | 'captcha' | 'cpkey'>,
  raw: FastifyRequest,
): Promise<AccountRow> {
  const { config, database, limits } = deps
  if (!(await isCaptchaSolved(deps, cpkey, captcha))) {
    const retryAfterSeconds = deps.wrongCaptchas.take(raw.ip)
    throw retryAfterSeconds > 0
      ? new Problem('too_many', { retryAfterSeconds })
      : new Problem('sign_in_failed')
  }

  const account = await findAccountByName(database.db, name)
  const ofAddress = `sign-in from:${networkOf(raw.ip)}`
  const ofAccount = account ? signInFailures(account) : failuresOfName(name)
  await limits.take([
    { key: ofAddress, most: config.limits.signInsAnAddress, seconds: halfAnHour },
    passwordLimit(deps, ofAccount),
  ])

  const given = decipherPassword(password, cpkey)
  // Contacts of exhibitors sign on at a place of their own, and nobody else does there.
  const expected = account?.kind === door ? account : undefined
  const hash = given === undefined ? undefined : expected?.passwordHash
  if (!(await verifyPassword(hash, given ?? '')) || !expected) throw new Problem('sign_in_failed')
  refuseDemoOutside(deps, expected, raw)

  // The right password takes back the wrong ones before it, also for somebody who is then told that they are blocked.
  await limits.forget(ofAccount)
  await limits.giveBack(ofAddress)
  return expected
}

export async function login(
  deps: SignInNeeds,
  { remember, ...given }: LoginBody,
  { raw, answer }: { raw: FastifyRequest; answer: FastifyReply },
) {
  const visitor = await provePassword(deps, 'visitor', given, raw)
  return signIn(deps, visitor, { remember, raw, answer })
}
