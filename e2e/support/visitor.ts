import { createHash, createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type PublicConfig, signingHeaders, stringToSign } from '@tradefloor/contract'
import type { Caller } from '../../apps/web/src/testing/asking.ts'
import { registerWith } from '../../apps/web/src/testing/registration.ts'
import { codeFor, type Sender } from './account.ts'

export interface Visitor {
  name: string
  /** The one they registered with, or could add. */
  phone: string
  password: string
  /** Asks the server as this visitor, to prepare a journey or to see what became of it. */
  call: Caller
}

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
  ...who: [name?: string, by?: 'phone' | 'email']
): Promise<Visitor> {
  let token: string | undefined
  const call = await callerOn(sender, () => token)
  const visitor = await registerWith({ call, codeFor: (to) => codeFor(sender, to) }, ...who)
  token = visitor.token
  return { ...visitor, call }
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
