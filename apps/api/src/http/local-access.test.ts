import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limitCount } from '../schema/index.ts'
import { masked } from '../testing/account-calls.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { aCaptcha, encrypted } from '../testing/sign-in.ts'
import { signed } from '../testing/signed-request.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp()
  await fair.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => fair.close())
beforeEach(() => fair.database.db.delete(limitCount))

interface Way {
  version?: '1.0' | '1.1'
  headers?: Record<string, string>
}

const outboxOf = (app: TestApp, way: Way) =>
  rawRequest({ port: portOf(app), path: '/api/dev/outbox', ...way })
const portOf = ({ app }: TestApp) => (app.server.address() as AddressInfo).port

/** A whole sign-in over a real socket: the picture code is asked for directly, and only the sign-in comes this way. */
async function signInTo(app: TestApp, call: string, [name, password]: [string, string], way: Way) {
  const { key, code } = await aCaptcha(app)
  const body = { name, password: encrypted(password, key), captcha: code, cpkey: key }
  const { url, headers, payload } = signed(
    { method: 'POST', path: `/api/account/v1/${call}`, body: JSON.stringify(body) },
    { platform: app.config.platform, signingKey: app.signingKey, now: app.clock.now() },
  )
  const answer = await rawRequest({
    port: portOf(app),
    method: 'POST',
    path: url,
    body: payload,
    ...way,
    headers: { ...headers, ...way.headers },
  })
  return { ...answer, body: answer.body.replace(/^[0-9a-f]+\r\n|\r\n0\r\n\r\n$/g, '') }
}

const doors = [
  ['login', ['demo', 'Demo#2026']],
  ['sso/login', ['booth', 'Booth#2026']],
] as const satisfies [string, [string, string]][]

/** The outbox is as an unknown address, and a demo account as one that does not exist. */
async function expectClosed(app: TestApp, way: Way) {
  const unknown = await rawRequest({ port: portOf(app), path: '/api/dev/nothing', ...way })
  expect(unknown.statusCode).toBe(404)
  expect(masked(await outboxOf(app, way))).toBe(masked(unknown))
  for (const [call, account] of doors) {
    const nobody = await signInTo(app, call, ['nobody-at-all', 'Demo#2026'], way)
    expect(JSON.parse(nobody.body)).toMatchObject({ res: 0, errCode: 20010 })
    expect(masked(await signInTo(app, call, [...account], way))).toBe(masked(nobody))
  }
}

describe('the demo accounts and the outbox', () => {
  test.each(['localhost', '127.0.0.1', '[::1]'])(
    'S-20 are open to this machine, asked for as %s',
    async (name) => {
      const way = { headers: { host: `${name}:${portOf(fair)}` } }
      expect((await outboxOf(fair, way)).statusCode).toBe(200)
      for (const [call, account] of doors)
        expect(JSON.parse((await signInTo(fair, call, [...account], way)).body)).toMatchObject({ res: 1 })
    },
  )

  test.each<[string, Way]>([
    ['HTTP/1.0, as nginx speaks by default', { version: '1.0' }],
    ['another host', { headers: { host: 'fair.example' } }],
    ['a host that only begins like ours', { headers: { host: 'localhost.fair.example' } }],
    ['no host', { version: '1.0', headers: { host: '' } }],
    ['Forwarded', { headers: { forwarded: 'for=203.0.113.9' } }],
    ['X-Forwarded-For', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['X-Forwarded-Host', { headers: { 'x-forwarded-host': 'localhost' } }],
    ['X-Forwarded-Proto', { headers: { 'X-Forwarded-Proto': 'https' } }],
    ['X-Real-IP', { headers: { 'X-Real-IP': '203.0.113.9' } }],
    ['Via', { headers: { via: '1.1 proxy' } }],
  ])('S-20 are closed to a request with a sign of a proxy: %s', (_, way) => expectClosed(fair, way))

  test.each<Record<string, string>>([
    { PUBLIC_URL: 'https://fair.example' },
    { TRUSTED_PROXIES: '127.0.0.1' },
    { HOST: '0.0.0.0' },
  ])('S-20 are closed to everyone with %j', async (environment) => {
    const { database } = fair
    const app = await openTestApp({ environment, clone: { database, close: async () => {} } })
    await app.app.listen({ port: 0, host: '127.0.0.1' })
    try {
      await expectClosed(app, {})
    } finally {
      await app.close()
    }
  })
})
