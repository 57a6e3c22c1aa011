import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { createLog } from '../logging/log.ts'
import { sendCode } from '../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Outbox } from './outbox.ts'

let fair: TestApp
let port: number

beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  await fair.app.listen({ port: 0, host: '127.0.0.1' })
  port = (fair.app.server.address() as AddressInfo).port
})
afterAll(() => fair.close())

interface Answer {
  status: number
  body: string
}

/** Over a real socket, with whatever headers. */
const get = (path: string, headers: Record<string, string> = {}, at = port) =>
  new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port: at, path, headers }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: body.replace(/"request_id":"[^"]*"/, '') }),
      )
    })
      .on('error', reject)
      .end()
  })

test('K-07 on this machine the outbox shows the codes, unsigned, the newest first', async () => {
  await sendCode(fair, { phone: '18500000001' })
  await sendCode(fair, { email: 'reader@example.com' })
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'localhost']) {
    const { status, body } = await get('/api/dev/outbox', { host })
    expect(status).toBe(200)
    const code = expect.stringMatching(/^\d{6}$/)
    const at = '2026-11-15T04:00:00.000Z'
    expect(JSON.parse(body)).toEqual({
      res: 1,
      list: [
        { kind: 'mail', to: 'reader@example.com', key: '', code, at },
        { kind: 'sms', to: '18500000001', key: '', code, at },
      ],
    })
  }
})

test.each([
  ['another host', { host: 'fair.example' }],
  ['a host that only begins so', { host: 'localhost.fair.example' }],
  ['a host that only ends so', { host: 'evil-localhost' }],
  ['a rebound name', { host: '127.0.0.1.nip.example:3000' }],
  ['Forwarded', { forwarded: 'for=203.0.113.9' }],
  ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }],
  ['X-Forwarded-Host', { 'x-forwarded-host': 'localhost' }],
  ['X-Forwarded-Proto', { 'X-Forwarded-Proto': 'https' }],
  ['Via', { via: '1.1 proxy' }],
])('K-07 with %s it is as unknown as any unknown address', async (_, headers) => {
  const wanted = await get('/api/dev/nothing', headers as Record<string, string>)
  expect(wanted.status).toBe(404)
  expect(await get('/api/dev/outbox', headers as Record<string, string>)).toEqual(wanted)
})

test('K-07 asked for over anything but a socket of this machine, it is not there either', async () => {
  const headers = { host: 'localhost' }
  expect((await fair.app.inject({ url: '/api/dev/outbox', headers })).statusCode).toBe(404)
})

test.each<[string, Record<string, string>]>([
  ['production', { NODE_ENV: 'production' }],
  ['a mail provider', { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ['a text-message provider', { SMS_URL: 'http://127.0.0.1:1/', SMS_KEY: 'a key of the provider' }],
  ['a server that others can reach', { HOST: '0.0.0.0' }],
  ['a server on every address of IPv6', { HOST: '::' }],
])('K-07 with %s there is no outbox', async (_, environment) => {
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment })
  const app = await buildApp({ ...fair, config, log: createLog(config), sites: null })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const at = (app.server.address() as AddressInfo).port
  try {
    const wanted = await get('/api/dev/nothing', {}, at)
    expect(wanted.status).toBe(404)
    expect(await get('/api/dev/outbox', {}, at)).toEqual(wanted)
  } finally {
    await app.close()
  }
})

test('K-07 where neither a provider nor the outbox is there, nobody is told that a code was sent', async () => {
  const { openDelivery } = await import('./open-delivery.ts')
  const outbox = new Outbox(fair.clock)
  const delivery = openDelivery({ config: readConfig({ HOST: '0.0.0.0' }), outbox })
  await expect(delivery.sms({ to: '18500000002', text: '', template: 'login' })).rejects.toThrow(
    'no sms provider',
  )
  await expect(delivery.mail({ to: 'a@example.com', subject: '', text: '' })).rejects.toThrow(
    'no mail provider',
  )
  expect(outbox.list()).toEqual([])
})

test('K-07 the outbox keeps the last hundred', () => {
  const outbox = new Outbox(fair.clock)
  for (let count = 1; count <= 130; count++)
    outbox.keep({ kind: 'captcha', to: '', key: String(count), code: 'ABCD' })
  expect(outbox.list().length).toBe(100)
  expect(outbox.list()[0]?.key).toBe('130')
})

test('K-07 the outbox is no part of the public description', async () => {
  expect((await fair.app.inject({ url: '/api/openapi.json' })).body).not.toContain('outbox')
})
