import { type Client, createClient, loadConfig } from '@tradefloor/client'
import { register, sendMailCode, sendSmsCode } from '@tradefloor/contract'
import { commands } from 'vitest/browser'

export interface Visitor {
  name: string
  /** The one they registered with, or could add. */
  phone: string
  email: string
  password: string
  /** Asks the server as this visitor, to prepare a test or to see what became of it. */
  call: Client['call']
}

interface SentCode {
  kind: 'captcha' | 'sms' | 'mail'
  to: string
  key: string
  code: string
}

const password = 'Harbour#2026'

/** What the server would have sent, or drawn, newest first: it keeps the last for whoever develops on the same machine. */
export async function readOutbox(): Promise<SentCode[]> {
  return ((await (await fetch('/api/dev/outbox')).json()) as { list: SentCode[] }).list
}

/** The newest code that went to somebody. */
export async function codeFor(to: string): Promise<string> {
  const sent = (await readOutbox()).find((letter) => letter.to === to)
  if (!sent) throw new Error(`Nothing was sent to ${to}`)
  return sent.code
}

/** A phone number that nobody has. */
export const newPhone = () =>
  `199${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(8, '0')
    .slice(-8)}`

/** A visitor of the test's own, whose session the site finds when it is opened. */
export async function signInNewVisitor(name = '程一苇', by: 'phone' | 'email' = 'phone'): Promise<Visitor> {
  let token: string | undefined
  const { call } = createClient({
    config: await loadConfig(document),
    language: () => 'zh',
    token: () => token,
  })
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
  token = access_token
  // The server's cookie is in the browser already; the flag tells the site to ask for it.
  localStorage.setItem('isLogin', 'true')
  return { name, phone, email, password, call }
}

/** A visitor who has an account and is not signed in here. */
export async function registerNewVisitor(...who: Parameters<typeof signInNewVisitor>): Promise<Visitor> {
  const visitor = await signInNewVisitor(...who)
  localStorage.removeItem('isLogin')
  await commands.clearCookies()
  return visitor
}
