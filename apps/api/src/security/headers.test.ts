import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFile, anExhibition } from '../testing/builders.ts'
import { cloneDatabase } from '../testing/clone-database.ts'
import { answerFaults, headerFaults } from '../testing/openapi-answers.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import type { Clone } from '../testing/test-database.ts'

const list = '/api/exhibition/v2/web/exhibition'
const enquiry = '/api/exhibition/v1/purchaser/exh/contact_us'
let clone: Clone
let fair: TestApp
let exhibitionId: number
let fileId: string

beforeAll(async () => {
  clone = await cloneDatabase()
  fair = await openTestApp({
    demo: false,
    environment: { ENQUIRIES_AN_HOUR: '1', TRUSTED_PROXIES: '127.0.0.1' },
    // Closed by the last test.
    clone: { database: clone.database, close: async () => {} },
  })
  exhibitionId = (await anExhibition(fair)).id
  fileId = await aFile(fair)
})
afterAll(() => fair.close())

const post = (path: string, body: object) => fair.call({ method: 'POST', path, body: JSON.stringify(body) })
const ask = (phone: string) =>
  post(enquiry, {
    name: '林舟',
    country: 'CN',
    email: 'lin@example.com',
    phone,
    exhibition_id: exhibitionId,
  })

// What kind of answer, its status, and how to get it.
const kinds: [string, number, () => ReturnType<TestApp['call']>][] = [
  ['a call', 200, () => fair.call({ path: list })],
  [
    'a call that was not changed',
    304,
    async () => {
      const { headers } = await fair.call({ path: list })
      return fair.call({ path: list, headers: { 'if-none-match': String(headers.etag) } })
    },
  ],
  ['a file', 200, () => fair.app.inject({ url: `/files/${fileId}` })],
  [
    'a part of a file',
    206,
    () => fair.app.inject({ url: `/files/${fileId}`, headers: { range: 'bytes=0-2' } }),
  ],
  ['no such file', 404, () => fair.app.inject({ url: '/files/none' })],
  ['the configuration', 200, () => fair.app.inject({ url: '/api/config' })],
  ['the description', 200, () => fair.app.inject({ url: '/api/openapi.json' })],
  ['the page of the description', 200, () => fair.app.inject({ url: '/api/docs' })],
  ['the health', 200, () => fair.app.inject({ url: '/healthz' })],
  ['bad input', 400, () => fair.call({ path: list, query: { status: 9 } })],
  ['no signature', 400, () => fair.app.inject({ url: list })],
  ['an address that cannot be decoded', 400, () => fair.app.inject({ url: '/api/%zz' })],
  ['a guest', 401, () => fair.call({ path: '/api/account/v1/profile' })],
  ['an unknown address', 404, () => fair.app.inject({ url: '/api/nothing' })],
  ['an unknown page', 404, () => fair.app.inject({ url: '/nothing' })],
  ['a wrong method', 404, () => fair.app.inject({ method: 'PUT', url: list })],
  ['too large', 413, () => post(enquiry, { question: 'x'.repeat(300_000) })],
  [
    'too often',
    429,
    async () => {
      await ask('0580-000 0001')
      return ask('0580-000 0002')
    },
  ],
]

test.each(kinds)('T46 the security headers are on every answer: %s (%i)', async (_, status, answer) => {
  const response = await answer()
  expect(response.statusCode).toBe(status)
  expect(headerFaults(response)).toEqual([])
})

test.each([
  ['/%66iles/', () => `/%66iles/${fileId}`],
  ['/%61pi/config', () => '/%61pi/config'],
  ['/%68ealthz', () => '/%68ealthz'],
  ['/%6cive/', () => '/%6cive/nothing.m3u8'],
])('S-25 an address that is written as %s has the policy of what answers it', async (_, url) => {
  const written = await fair.app.inject({ url: url() })
  const plain = await fair.app.inject({ url: decodeURIComponent(url()) })
  expect(written.statusCode).toBe(plain.statusCode)
  expect(written.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
  expect(written.headers['content-security-policy']).toContain('sandbox')
})

/** What comes back for these bytes on a real connection. */
async function overTheWire(bytes: string) {
  const { port } = fair.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.end(bytes)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)))
  return { statusCode: Number(status.split(' ')[1]), headers, rawPayload: Buffer.from(body) }
}

test('T40 T46 what is no HTTP at all is refused in the envelope too, and says nothing of the inside', async () => {
  await fair.app.listen({ port: 0, host: '127.0.0.1' })
  const request = 'GET /api/config HTTP/1.1\r\nHost: localhost\r\n'
  const broken: [string, number][] = [
    ['nonsense\r\n\r\n', 400],
    [`${request}no header\r\n\r\n`, 400],
    [`${request}a: \0\r\n\r\n`, 400],
    [`${request}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`, 400],
    [`${request}a: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
  ]
  for (const [bytes, status] of broken) {
    const answer = await overTheWire(bytes)
    expect([bytes.slice(0, 60), answer.statusCode]).toEqual([bytes.slice(0, 60), status])
    expect(answerFaults(null, answer, { language: 'zh' })).toEqual([])
  }
})

test('T46 over https, and only there, browsers are told to stay with it', async () => {
  const by = async (proto: string) =>
    (await fair.app.inject({ url: '/api/config', headers: { 'x-forwarded-proto': proto } })).headers[
      'strict-transport-security'
    ]
  expect(await by('https')).toBe('max-age=31536000; includeSubDomains')
  expect(await by('http')).toBeUndefined()
})

test('T46 and while the database is away, which is never a 401', async () => {
  await clone.close()
  const calls = [
    fair.call({ path: `${list}/${exhibitionId + 1}` }),
    fair.call({ path: '/api/account/v1/profile', headers: { authorization: `Bearer ${'a'.repeat(43)}` } }),
    fair.app.inject({ url: '/readyz' }),
  ]
  for (const response of await Promise.all(calls)) {
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBeDefined()
    expect(headerFaults(response)).toEqual([])
  }
})
