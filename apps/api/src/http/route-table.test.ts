import * as contract from '@tradefloor/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())

const isCall = (value: unknown): value is contract.AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'who' in value
const calls = Object.values<unknown>(contract).filter(isCall)
const address = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

/** Calls that are the same for everyone. A call joins this list on purpose or not at all. */
const publicCalls = `
  GET /api/account/v1/captcha
  GET /api/exhibition/v1/live-schedule
  GET /api/exhibition/v1/web/booth-document
  GET /api/exhibition/v1/web/booth-wall
  GET /api/exhibition/v1/web/schedule/guest
  GET /api/exhibition/v1/web/similar
  GET /api/exhibition/v1/web/suggest
  GET /api/exhibition/v2/web/exhibition
  GET /api/exhibition/v2/web/exhibition/:id
  GET /api/pano/api/pano/resourceList
  GET /api/visitor/v1/area
  GET /api/visitor/v1/country
  GET /api/visitor/v1/notice
  POST /api/account/v1/desk/logout
  POST /api/account/v1/desk/refresh
  POST /api/account/v1/desk/session
  POST /api/account/v1/invitation/look
  POST /api/account/v1/invitation/redeem
  POST /api/account/v1/login
  POST /api/account/v1/logout
  POST /api/account/v1/mail/verify-code
  POST /api/account/v1/maillogin
  POST /api/account/v1/password/reset
  POST /api/account/v1/refresh
  POST /api/account/v1/register
  POST /api/account/v1/sms/verify-code
  POST /api/account/v1/smslogin
  POST /api/account/v1/sso-ticket/redeem
  POST /api/account/v1/sso/login
  POST /api/account/v1/sso/password/reset
  POST /api/account/v1/sso/verify-code
  POST /api/chat/v1/mail-choice
  POST /api/chat/v1/mail-choice/look
  POST /api/exhibition/v1/purchaser/exh/contact_us
  POST /api/exhibition/v1/web/schedule/watching
  POST /api/log/v1/vhallview`

/** Calls that guests may use too, and in which a visitor finds their own marks: they only read. */
const callsForAnyone = `
  GET /api/exhibition/v1/web/booth-resource
  GET /api/exhibition/v1/web/com_doc
  GET /api/exhibition/v1/web/exhibitor
  GET /api/exhibition/v1/web/exhibitor/:id
  GET /api/exhibition/v1/web/hall-plan
  GET /api/exhibition/v1/web/schedule
  GET /api/exhibition/v2/web/exhibition-product
  GET /api/exhibition/v2/web/exhibition-product/:id
  GET /api/storage/v1/resource/snapshot/:ids`

test.each([
  ['public', publicCalls],
  ['anyone', callsForAnyone],
] as const)('N-01 the calls that guests may use are those on the written list: %s', (who, list) => {
  const written = list.trim().split(/\n */)
  expect(
    calls
      .filter((call) => call.who === who)
      .map(address)
      .sort(),
  ).toEqual(written)
})

test('K-27 the description, the contract and the routes name the same calls, both ways', async () => {
  const { paths } = (await fair.app.inject({ url: '/api/openapi.json' })).json() as {
    paths: Record<string, Record<string, { operationId: string }>>
  }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) =>
        `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')} ${operationId}`,
    ),
  )
  expect(described.sort()).toEqual(calls.map((call) => `${address(call)} ${call.name}`).sort())
  for (const call of calls) expect(fair.app.hasRoute({ method: call.method, url: call.path })).toBe(true)
})

test('K-27 the description can be read as a page, in both languages, without a script', async () => {
  const { body, headers } = await fair.app.inject({ url: '/api/docs' })
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('/api/exhibition/v2/web/exhibition')
  expect(body).toContain('展会与展馆列表')
  expect(body).toContain('open_date')
  expect(body).not.toContain('<script')
})
