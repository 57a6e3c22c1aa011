import { register, sendMailCode, sendSmsCode } from '@tradefloor/contract'
import type { Asking } from './asking.ts'

interface Registrar extends Asking {
  /** The newest code that went to somebody. */
  codeFor: (to: string) => Promise<string>
}

const password = 'Harbour#2026'

/** A phone number that nobody has. */
export const newPhone = () =>
  `199${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(8, '0')
    .slice(-8)}`

/** Registers a visitor of the test's own, so that tests do not meet. */
export async function registerWith(
  { call, codeFor }: Registrar,
  name = '程一苇',
  by: 'phone' | 'email' = 'phone',
) {
  const phone = newPhone()
  const email = `visitor${phone}@example.com`
  if (by === 'phone') await call(sendSmsCode, { body: { phone, purpose: 'register' } })
  else await call(sendMailCode, { body: { email, purpose: 'register' } })
  const { access_token } = await call(register, {
    body: {
      real_name: name,
      password,
      verify_code: await codeFor(by === 'phone' ? phone : email),
      country_code: 'CN',
      company: '程氏海产贸易行',
      ...(by === 'phone' ? { phone } : { email }),
    },
  })
  return { token: access_token, name, phone, email, password }
}
