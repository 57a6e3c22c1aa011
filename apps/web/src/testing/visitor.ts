import { type Client, createClient, loadConfig } from '@tradefloor/client'
import { commands } from 'vitest/browser'
import type { SentCode } from './asking.ts'
import { registerWith } from './registration.ts'

export interface Visitor {
  name: string
  /** The one they registered with, or could add. */
  phone: string
  email: string
  password: string
  /** Asks the server as this visitor, to prepare a test or to see what became of it. */
  call: Client['call']
}

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

/** A visitor of the test's own, whose session the site finds when it is opened. */
export async function signInNewVisitor(name?: string, by?: 'phone' | 'email'): Promise<Visitor> {
  let token: string | undefined
  const { call } = createClient({
    config: await loadConfig(document),
    language: () => 'zh',
    token: () => token,
  })
  const visitor = await registerWith({ call, codeFor }, name, by)
  token = visitor.token
  // The server's cookie is in the browser already; the flag tells the site to ask for it.
  localStorage.setItem('isLogin', 'true')
  return { ...visitor, call }
}

/** A visitor who has an account and is not signed in here. */
export async function registerNewVisitor(...who: Parameters<typeof signInNewVisitor>): Promise<Visitor> {
  const visitor = await signInNewVisitor(...who)
  localStorage.removeItem('isLogin')
  await commands.clearCookies()
  return visitor
}
