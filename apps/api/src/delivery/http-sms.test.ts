import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { post, sendCode } from '../testing/account-calls.ts'
import { aVisitor } from '../testing/builders.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const key = 'key of the provider'
let received: { path: string; headers: IncomingHttpHeaders; body: string }[] = []
const accept = (response: ServerResponse) => void response.writeHead(202).end('{"queued":true}')
let answer: (response: ServerResponse) => void = accept

const provider = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, body })
    answer(response)
  })
})
let fair: TestApp

beforeAll(async () => {
  await new Promise<void>((listening) => {
    provider.listen(0, '127.0.0.1', listening)
  })
  const { port } = provider.address() as AddressInfo
  // Bound to every network, as a server with a provider is.
  fair = await openTestApp({
    demo: false,
    environment: { SMS_URL: `http://127.0.0.1:${port}/send?account=7`, SMS_KEY: key, HOST: '0.0.0.0' },
  })
})
afterAll(async () => {
  await fair.close()
  provider.closeAllConnections()
  await new Promise((closed) => provider.close(closed))
})
beforeEach(() => {
  received = []
  answer = accept
})

const last = () => JSON.parse(received.at(-1)?.body ?? '{}') as Record<string, string>

test('K-07 a text message goes to the provider, signed, and its code works', async () => {
  const { phone } = await aVisitor(fair)
  expect((await sendCode(fair, { phone })).json().res).toBe(1)
  expect(received.length).toBe(1)
  const [{ path, headers, body } = { path: '', headers: {} as IncomingHttpHeaders, body: '' }] = received
  expect(path).toBe('/send?account=7')
  expect(headers['content-type']).toBe('application/json')
  expect(headers['x-timestamp']).toMatch(/^\d{13}$/)
  const wanted = createHmac('sha256', key).update(`${headers['x-timestamp']}\n${body}`).digest('hex')
  expect(headers['x-signature']).toBe(wanted)
  expect(last()).toEqual({
    to: phone,
    template: 'login',
    code: expect.stringMatching(/^\d{6}$/),
    text: `【Tradefloor 云展】登录验证码 ${last().code}，10 分钟内有效，请勿告诉他人。`,
  })
  const { code } = last()
  expect((await post(fair, 'smslogin', { phone, verify_code: code })).json().res).toBe(1)
  expect(fair.outbox.list()).toEqual([])
})

test('K-07 T6 the message is in the reader’s language, and alone tells why there is no code', async () => {
  const english = { 'accept-language': 'en' }
  await sendCode(fair, { phone: '18400000001' }, {}, english)
  const { code, text } = last()
  expect(text).toBe(
    `Tradefloor: ${code} is your registration code. It is valid for 10 minutes. Do not share it with anyone.`,
  )

  await sendCode(fair, { phone: '18400000002' }, { purpose: 'login' }, english)
  expect(last()).toMatchObject({
    template: 'login_without_code',
    code: '',
    text: expect.stringMatching(/no account uses it yet/),
  })
  const { phone } = await aVisitor(fair)
  await sendCode(fair, { phone }, { purpose: 'register' })
  expect(last()).toMatchObject({
    template: 'register_without_code',
    code: '',
    text: expect.stringMatching(/已经有账号/),
  })
})

test.each<[string, (response: ServerResponse) => void]>([
  ['fails', (response) => void response.writeHead(500).end('boom')],
  ['refuses', (response) => void response.writeHead(403).end()],
  ['sends us elsewhere', (response) => void response.writeHead(307, { location: '/elsewhere' }).end()],
  ['hangs up', (response) => void response.destroy()],
  ['never answers', () => {}],
])(
  'O-04 G-X9 a provider that %s: one message, the visitor is told, the code opens nothing',
  async (_, does) => {
    const { phone } = await aVisitor(fair)
    answer = does
    const refused = await sendCode(fair, { phone })
    expect(refused.statusCode).toBe(200)
    expect(refused.json()).toMatchObject({
      res: 0,
      errCode: 20015,
      errMes: expect.stringMatching(/发送失败/),
    })
    expect(received.map(({ path }) => path)).toEqual(['/send?account=7'])
    const { code } = last()
    expect(code).toMatch(/^\d{6}$/)
    expect((await post(fair, 'smslogin', { phone, verify_code: code })).json()).toMatchObject({
      errCode: 20011,
    })

    answer = accept
    expect((await sendCode(fair, { phone })).json().res).toBe(1)
    expect((await sendCode(fair, { phone })).statusCode).toBe(429)
  },
)

test('T8 G-X9 while a provider fails, a contact still gets no more than its five an hour', async () => {
  answer = (response) => void response.writeHead(500).end()
  const statuses = []
  for (let count = 0; count < 7; count++)
    statuses.push((await sendCode(fair, { phone: '18400000009' })).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(received.length).toBe(5)
})

test('K-05 T6 on a server that others can reach, a demo account is refused like a wrong code', async () => {
  const { phone } = await aVisitor(fair, { demo: true })
  await sendCode(fair, { phone }, { purpose: 'login' })
  const login = await post(fair, 'smslogin', { phone, verify_code: last().code })
  expect(login.json()).toMatchObject({ res: 0, errCode: 20011 })
  expect(login.headers['set-cookie']).toBeUndefined()
  fair.clock.set('2026-11-15T12:05:00+08:00')
  await sendCode(fair, { phone }, { purpose: 'reset' })
  const password = { password: 'Lantern#88', password_confirmation: 'Lantern#88' }
  const reset = await post(fair, 'password/reset', { phone, verify_code: last().code, ...password })
  expect(reset.json()).toMatchObject({ res: 0, errCode: 20011 })
})

test('K-07 a provider without a key is a fault in the settings', () => {
  expect(() => readConfig({ SMS_URL: 'https://sms.example/send' })).toThrow(/SMS_KEY/)
})

test('T43 where nothing can be counted nothing is sent', async () => {
  const { db } = fair.database
  await db.execute(sql`alter table limit_count rename to limit_count_away`)
  const refused = await sendCode(fair, { phone: '18400000010' })
  await db.execute(sql`alter table limit_count_away rename to limit_count`)
  expect(refused.statusCode).toBe(500)
  expect(received).toEqual([])
  expect((await sendCode(fair, { phone: '18400000010' })).json().res).toBe(1)
})
