import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '../testing/raw-request.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const token = 'a-token-of-the-collector'
let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  await fair.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => fair.close())

const read = (headers: Record<string, string> = {}, app = fair) =>
  rawRequest({ port: (app.app.server.address() as AddressInfo).port, path: '/metrics', headers })

test('S-116 this machine reads requests by route and status, sockets, memory and whether the database answers', async () => {
  await fair.call({ path: '/api/exhibition/v1/web/exhibitor', query: { search: 'nobodys-business' } })
  const { statusCode, body } = await read()
  expect(statusCode).toBe(200)
  expect(body).toContain(
    'tradefloor_http_request_seconds_count{method="GET",route="/api/exhibition/v1/web/exhibitor",status="200"} 1',
  )
  expect(body).toMatch(/^tradefloor_http_sockets 1$/m)
  expect(body).toMatch(/^tradefloor_message_connections 0$/m)
  expect(body).toMatch(/^tradefloor_database_up 1$/m)
  expect(body).toMatch(/^tradefloor_info\{version="[^"]+",database="(embedded|postgresql)"\} 1$/m)
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m)
})

test('T49 S-116 what was asked for, and by whom, is not among them', async () => {
  const made = '/made-up-address-of-somebody'
  await fair.app.inject({ url: `${made}?code=123456`, headers: { 'x-guest': 'guest-of-somebody' } })
  const { body } = await read()
  for (const word of ['nobodys-business', made, '123456', 'guest-of', '127.0.0.1'])
    expect(body).not.toContain(word)
})

test.each([
  ['a proxy', { 'x-forwarded-for': '203.0.113.7' }],
  ['a public name', { host: 'fair.example' }],
  ['a token where none is set', { via: '1.1 proxy', authorization: `Bearer ${token}` }],
])('T49 by %s they are not to be found', async (_, headers) => {
  expect((await read(headers)).statusCode).toBe(404)
})

describe('with a token set', () => {
  let guarded: TestApp
  beforeAll(async () => {
    guarded = await openTestApp({ demo: false, environment: { METRICS_TOKEN: token } })
    await guarded.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => guarded.close())

  test.each([
    ['without it', {}, 404],
    ['with another', { authorization: `Bearer ${token}x` }, 404],
    ['with it in another form', { authorization: token }, 404],
    ['with it', { authorization: `Bearer ${token}` }, 200],
    ['with it, through a proxy', { authorization: `Bearer ${token}`, via: '1.1 proxy' }, 200],
  ])('T49 %s', async (_, headers, status) => {
    expect((await read(headers, guarded)).statusCode).toBe(status)
  })
})
