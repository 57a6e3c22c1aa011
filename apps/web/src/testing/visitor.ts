import { type Client, createClient, loadConfig } from '@tradefloor/client'
import { register, sendSmsCode } from '@tradefloor/contract'

export interface Visitor {
  name: string
  phone: string
  password: string
  /** Asks the server as this visitor, to prepare a test or to see what became of it. */
  call: Client['call']
}

interface SentCode {
  to: string
  code: string
}

const password = 'Harbour#2026'

/** The newest code that the server would have sent to somebody: it keeps them for whoever develops on the same machine. */
export async function codeFor(to: string): Promise<string> {
  const { list } = (await (await fetch('/api/dev/outbox')).json()) as { list: SentCode[] }
  const sent = list.find((letter) => letter.to === to)
  if (!sent) throw new Error(`Nothing was sent to ${to}`)
  return sent.code
}

/** A visitor of the test's own, whose session the site finds when it is opened. */
export async function signInNewVisitor(name = '程一苇'): Promise<Visitor> {
  let token: string | undefined
  const { call } = createClient({
    config: await loadConfig(document),
    language: () => 'zh',
    token: () => token,
  })
  const phone = `199${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(8, '0')
    .slice(-8)}`
  await call(sendSmsCode, { body: { phone, purpose: 'register' } })
  const { access_token } = await call(register, {
    body: {
      real_name: name,
      password,
      verify_code: await codeFor(phone),
      country_code: 'CN',
      company: '程氏海产贸易行',
      phone,
    },
  })
  token = access_token
  // The server's cookie is in the browser already; the flag tells the site to ask for it.
  localStorage.setItem('isLogin', 'true')
  return { name, phone, password, call }
}
