import type { TestApp } from './test-app.ts'

// What tests about accounts do again and again, through the front door.

type Fair = Pick<TestApp, 'call' | 'outbox'>
type To = { phone: string } | { email: string }

export const post = (fair: Fair, path: string, body: object, headers: Record<string, string> = {}) =>
  fair.call({ method: 'POST', path: `/api/account/v1/${path}`, body: JSON.stringify(body), headers })

export const sendCode = (fair: Fair, to: To, more: { purpose?: string } = {}, headers = {}) =>
  post(fair, `${'phone' in to ? 'sms' : 'mail'}/verify-code`, { ...to, ...more }, headers)

/** Asks for a code and reads it in the outbox. Empty when the message carried none. */
export async function codeFor(
  fair: Fair,
  to: To,
  purpose?: 'login' | 'register' | 'reset' | 'add_phone',
): Promise<string> {
  const answer = await sendCode(fair, to, purpose ? { purpose } : {})
  if (answer.json().res !== 1) throw new Error(`no code was sent: ${answer.body}`)
  const destination = 'phone' in to ? to.phone : to.email.toLowerCase()
  const kept = fair.outbox.list().find((message) => message.to === destination)
  if (!kept) throw new Error('the outbox has nothing for this contact')
  return kept.code
}

/** As long, and not it. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Answers as they can be compared: each has an id of its own. */
export const masked = ({ body, statusCode }: { body: string; statusCode: number }) =>
  `${statusCode} ${body.replace(/"request_id":"[^"]*"/, '"request_id":"…"')}`
