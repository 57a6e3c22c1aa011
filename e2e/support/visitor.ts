import { createHash, createHmac, randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  type Call,
  type PublicConfig,
  register,
  sendMailCode,
  sendSmsCode,
  signingHeaders,
  stringToSign,
} from '@tradefloor/contract'
import { codeFor, type Sender } from './account.ts'

interface Input<Params, Query, Body> {
  params?: Params
  query?: Query
  body?: Body
}

export type Caller = <Params, Query, Body, Reply>(
  call: Call<Params, Query, Body, Reply>,
  input?: Input<Params, Query, Body>,
) => Promise<Reply>

export interface Visitor {
  name: string
  /** The one they registered with, or could add. */
  phone: string
  password: string
  /** Asks the server as this visitor, to prepare a journey or to see what became of it. */
  call: Caller
}

const password = 'Harbour#2026'

const asText = (fields: unknown) =>
  Object.entries((fields ?? {}) as Record<string, unknown>).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])

/** Signs as any program may that is not our site. The cookies of the page go along, so its origin does too. */
export async function callerOn({ request }: Sender, token: () => string | undefined): Promise<Caller> {
  const config = await request.get('/api/config')
  const { platform, signing_key } = ((await config.json()) as { data: PublicConfig }).data
  return async (call, { params, query, body } = {}) => {
    let path = call.path
    for (const [name, value] of asText(params)) path = path.replace(`:${name}`, encodeURIComponent(value))
    const search = new URLSearchParams([...asText(query), ['platform', platform]])
    const data = body === undefined ? '' : JSON.stringify(body)
    const timestamp = Date.now()
    const bodySha256Hex = createHash('sha256').update(data).digest('hex')
    const signed = stringToSign({ method: call.method, path, query: search, bodySha256Hex, timestamp })
    const answer = await request.fetch(`${path}?${search}`, {
      method: call.method,
      ...(data && { data }),
      headers: {
        origin: new URL(config.url()).origin,
        [signingHeaders.timestamp]: String(timestamp),
        [signingHeaders.signature]: createHmac('sha256', signing_key).update(signed).digest('hex'),
        ...(data && { 'content-type': 'application/json' }),
        ...(token() && { authorization: `Bearer ${token()}` }),
      },
    })
    const reply = (await answer.json()) as { res: number; mes: string }
    if (reply.res !== 1) throw new Error(`${call.name}: ${reply.mes}`)
    return reply as never
  }
}

/** A visitor of the journey's own, so that journeys do not meet. */
export async function registerVisitor(
  sender: Sender,
  name = '程一苇',
  by: 'phone' | 'email' = 'phone',
): Promise<Visitor> {
  let token: string | undefined
  const call = await callerOn(sender, () => token)
  const phone = `199${String(randomInt(100_000_000)).padStart(8, '0')}`
  const email = `visitor${phone}@example.com`
  if (by === 'phone') await call(sendSmsCode, { body: { phone, purpose: 'register' } })
  else await call(sendMailCode, { body: { email, purpose: 'register' } })
  const { access_token } = await call(register, {
    body: {
      real_name: name,
      password,
      verify_code: await codeFor(sender, by === 'phone' ? phone : email),
      country_code: 'CN',
      company: '程氏海产贸易行',
      ...(by === 'phone' ? { phone } : { email }),
    },
  })
  token = access_token
  return { name, phone, password, call }
}

/** The same, already signed in in the page's browser. */
export async function newVisitor(
  page: Page,
  ...who: [name?: string, by?: 'phone' | 'email']
): Promise<Visitor> {
  const visitor = await registerVisitor(page, ...who)
  // The server's cookie is in the browser already; the flag tells the page to ask for it. Only once: whoever logs out
  // stays out.
  await page.context().addInitScript((flag) => {
    try {
      if (localStorage.getItem(flag)) return
      localStorage.setItem(flag, 'true')
      localStorage.setItem('isLogin', 'true')
    } catch {
      // A document of nowhere has no storage.
    }
  }, `visitor ${visitor.phone}`)
  return visitor
}
