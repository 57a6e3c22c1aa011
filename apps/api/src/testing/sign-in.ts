import { createCipheriv, randomBytes } from 'node:crypto'
import { post } from './account-calls.ts'
import { testPassword } from './builders.ts'
import type { TestApp } from './test-app.ts'

type Headers = Record<string, string>
type Answer = Awaited<ReturnType<TestApp['call']>>

/** A captcha as a browser gets it, and its answer from the outbox. */
export async function aCaptcha(fair: TestApp, headers: Headers = {}) {
  const answer = await fair.call({ path: '/api/account/v1/captcha', headers })
  const { captcha } = answer.json() as { captcha: { img: string; key: string } }
  const kept = fair.outbox.list().find(({ key }) => key === captcha.key)
  if (!kept) throw new Error('the outbox has no answer to this captcha')
  return { ...captcha, code: kept.code }
}

/** As a stranger's program would from the documents, not with our own client. */
export function encrypted(password: string, captchaKey: string, iv = randomBytes(8).toString('hex')): string {
  const plain = Buffer.from(password)
  const filled = Buffer.alloc(Math.ceil(plain.length / 16) * 16)
  plain.copy(filled)
  const cipher = createCipheriv('aes-256-cbc', captchaKey.slice(0, 32), iv).setAutoPadding(false)
  return Buffer.concat([Buffer.from(iv), cipher.update(filled), cipher.final()]).toString('base64')
}

interface Attempt {
  name: string
  password?: string
  remember?: boolean
  headers?: Headers
  /** Instead of what would be right. */
  body?: Record<string, unknown>
}

/** A whole sign-in, with a captcha of its own. */
export const signIn = (fair: TestApp, attempt: Attempt) => proveAt(fair, 'login', attempt)

/** The same of an exhibitor's person. */
export const signOn = (fair: TestApp, attempt: Attempt) => proveAt(fair, 'sso/login', attempt)

async function proveAt(
  fair: TestApp,
  path: string,
  { name, password = testPassword, remember, headers, body }: Attempt,
): Promise<Answer> {
  const { key, code } = await aCaptcha(fair, headers)
  return post(
    fair,
    path,
    {
      name,
      password: encrypted(password, key),
      captcha: code,
      cpkey: key,
      ...(remember === undefined ? {} : { remember }),
      ...body,
    },
    headers,
  )
}

export const ourOrigin = { origin: 'http://localhost' }

export interface SetCookie {
  name: string
  value: string
  attributes: string[]
}

/** The refresh cookie an answer sets, if it sets one. */
export function cookieOf(answer: Answer): SetCookie | undefined {
  const header = [answer.headers['set-cookie'] ?? []].flat().find((each) => /refresh=/.test(each))
  if (!header) return undefined
  const [pair = '', ...attributes] = header.split('; ')
  const [name = '', value = ''] = pair.split('=')
  return { name, value, attributes }
}

/** As a browser sends it back. */
export const withCookie = ({ name, value }: Pick<SetCookie, 'name' | 'value'>, headers: Headers = {}) => ({
  cookie: `${name}=${value}`,
  ...headers,
})

export const withToken = (answer: Answer) => ({
  authorization: `Bearer ${(answer.json() as { access_token: string }).access_token}`,
})

/** From the sign-on to the desk: the answer that opens it. */
export async function signOnToDesk(fair: TestApp, attempt: Attempt): Promise<Answer> {
  const { sso_ticket: ticket } = (await signOn(fair, attempt)).json() as { sso_ticket: string }
  return post(fair, 'desk/session', { ticket }, attempt.headers)
}

/** 200 while somebody is signed in with it, else 401. */
export const statusWith = async (fair: TestApp, headers: Headers) =>
  (await fair.call({ path: '/api/account/v1/profile', headers })).statusCode
