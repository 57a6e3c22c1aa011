import { createHmac } from 'node:crypto'
import { getEventListeners } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errors, getExhibition, listExhibitions, listExhibitors } from '@tradefloor/contract'
import { afterEach, expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { createClient } from './client.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function serverThat(handle: Handler) {
  const seen: { url: string; headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', headers: request.headers })
    handle(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

const json = (response: ServerResponse, status: number, body: object, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

const config = { platform: 'tradefloor', signing_key: 'public-key' }
const nothing = { res: 1, mes: '', errMes: '', list: [], count: 0 }

test('K-01 a call carries platform, timestamp and a signature over method, path, query, body and timestamp', async () => {
  const { baseUrl, seen } = await serverThat((_, response) => json(response, 200, nothing))
  const client = createClient({ config, language: () => 'en', baseUrl, now: () => 1_700_000_000_000 })
  await client.call(listExhibitions, { query: { status: 2, lasting: 0 } })

  const [request] = seen
  const expected = createHmac('sha256', 'public-key')
    .update(
      [
        'GET',
        '/api/exhibition/v2/web/exhibition',
        'lasting=0&platform=tradefloor&status=2',
        'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        '1700000000000',
      ].join('\n'),
    )
    .digest('hex')
  expect(request?.headers).toMatchObject({
    'x-timestamp': '1700000000000',
    'x-signature': expected,
    'accept-language': 'en',
  })
})

test('K-01 a clock that is off is put right once, by itself, from the server’s time', async () => {
  const serverTime = 1_800_000_000_000
  const { baseUrl, seen } = await serverThat((request, response) => {
    if (Math.abs(Number(request.headers['x-timestamp']) - serverTime) < 300_000)
      return json(response, 200, nothing)
    const { code, en } = errors.signature_stale
    json(response, 400, { res: 0, mes: en, errMes: en, errCode: code, server_time: serverTime })
  })
  const client = createClient({ config, language: () => 'en', baseUrl, now: () => 1_700_000_000_000 })
  await client.call(listExhibitions)
  await client.call(listExhibitions)
  expect(seen).toHaveLength(3)
})

test('K-01 a server that never accepts the clock is asked twice and no more', async () => {
  const { code, zh } = errors.signature_stale
  const { baseUrl, seen } = await serverThat((_, response) =>
    json(response, 400, { res: 0, mes: zh, errMes: zh, errCode: code, server_time: 1 }),
  )
  const client = createClient({ config, language: () => 'zh', baseUrl })
  await expect(client.call(listExhibitions)).rejects.toMatchObject({
    kind: 'refused',
    message: zh,
    errCode: code,
  })
  expect(seen).toHaveLength(2)
})

test.each([
  ['errMes first', { res: 0, errMes: 'why', mes: 'other' }, 'why'],
  ['else mes', { res: 0, errMes: '', mes: 'other' }, 'other'],
  ['else a plain sentence', { res: 0 }, 'Request error'],
])('O-01 a refusal shows %s', async (_, body, message) => {
  const { baseUrl } = await serverThat((_request, response) => json(response, 200, body))
  const client = createClient({ config, language: () => 'en', baseUrl })
  await expect(client.call(listExhibitions)).rejects.toMatchObject({ kind: 'refused', message })
})

test('O-02 P-05 no answer in the time that is set says so in the reader’s language', async () => {
  const { baseUrl } = await serverThat(() => {})
  for (const [language, message] of [
    ['zh', '网络请求超时'],
    ['en', 'Network request timeout'],
  ] as const) {
    const client = createClient({
      config: { ...config, call_seconds: 0.04 },
      language: () => language,
      baseUrl,
    })
    await expect(client.call(listExhibitions)).rejects.toMatchObject({ kind: 'timeout', message })
  }
})

test('O-02 a call that the page gave up is told apart from a failure', async () => {
  const { baseUrl } = await serverThat(() => {})
  const client = createClient({ config, language: () => 'zh', baseUrl })
  const leaving = new AbortController()
  const asked = client.call(listExhibitions, { signal: leaving.signal })
  leaving.abort()
  await expect(asked).rejects.toMatchObject({ kind: 'aborted' })
})

test('O-02 nobody listening, and a proxy’s own error page, are request errors', async () => {
  const nobody = createClient({ config, language: () => 'en', baseUrl: 'http://127.0.0.1:9' })
  await expect(nobody.call(listExhibitions)).rejects.toMatchObject({
    kind: 'network',
    message: 'Request error',
  })

  const { baseUrl } = await serverThat((_, response) =>
    response.writeHead(502, { 'content-type': 'text/html', 'retry-after': '7' }).end('<h1>Bad gateway</h1>'),
  )
  const proxied = createClient({ config, language: () => 'en', baseUrl })
  const error = await proxied.call(getExhibition, { params: { id: 21 } }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({
    kind: 'refused',
    status: 502,
    message: 'Request error',
    details: { retryAfterSeconds: 7 },
  })
})

test('a path parameter is encoded, so that it stays one part of the path', async () => {
  const { baseUrl, seen } = await serverThat((_, response) => json(response, 200, { res: 1, data: {} }))
  const client = createClient({ config, language: () => 'zh', baseUrl })
  await client.call(getExhibition, { params: { id: '../21?x' as unknown as number } })
  expect(seen[0]?.url).toMatch(/^\/api\/exhibition\/v2\/web\/exhibition\/\.\.%2F21%3Fx\?platform=/)
})

test('B-08 a token goes along while there is one, and nothing stands in for it when there is none', async () => {
  const { baseUrl, seen } = await serverThat((_, response) => json(response, 200, nothing))
  let token: string | undefined
  const client = createClient({ config, language: () => 'en', baseUrl, token: () => token })
  await client.call(listExhibitions)
  token = 'a-token-of-twenty-characters'
  await client.call(listExhibitions)
  token = ''
  await client.call(listExhibitions)
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([
    undefined,
    'Bearer a-token-of-twenty-characters',
    undefined,
  ])
})

test('N-04 a visitor without a token asks for nothing as a guest: only what is the same for everyone', async () => {
  const { baseUrl, seen } = await serverThat((_, response) => json(response, 200, nothing))
  const session = {
    state: () => 'signed-in' as const,
    settled: async () => {},
    token: () => undefined,
    renew: async () => false,
    subscribe: () => () => {},
  }
  const client = createClient({ config, language: () => 'zh', baseUrl, session })
  await expect(client.call(listExhibitors)).rejects.toMatchObject({
    kind: 'network',
    message: '当前没有网络',
  })
  expect(seen).toEqual([])
  await client.call(listExhibitions)
  expect(seen).toHaveLength(1)
})

test('K-01 what may end many calls is not held on to by those that are over', async () => {
  const { baseUrl } = await serverThat((_, response) => json(response, 200, nothing))
  const client = createClient({ config, language: () => 'en', baseUrl })
  const { signal } = new AbortController()
  for (let count = 0; count < 20; count++) await client.call(listExhibitions, { signal })
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
