import { afterAll, beforeAll, expect, test } from 'vitest'
import { signed } from '../testing/signed-request.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const path = '/api/exhibition/v2/web/exhibition'
let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())

const good = (query: Record<string, string | number> = { status: 2, lasting: 0 }, now = fair.clock.now()) =>
  signed({ path, query }, { platform: fair.config.platform, signingKey: fair.signingKey, now })

const code = async (request: ReturnType<typeof good>) => {
  const response = await fair.app.inject(request)
  return [response.statusCode, response.json().errCode] as const
}

test('K-01 a signed call is answered, in whatever order its parameters stand', async () => {
  const request = good()
  expect(await code(request)).toEqual([200, undefined])
  const turned = { ...request, url: `${path}?status=2&platform=${fair.config.platform}&lasting=0` }
  expect(await code(turned)).toEqual([200, undefined])
})

test('K-01 a missing signature or timestamp is refused with a code of its own and the server’s time', async () => {
  const { 'x-signature': _, ...withoutSignature } = good().headers
  const response = await fair.app.inject({ ...good(), headers: withoutSignature })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ res: 0, errCode: 10010, server_time: fair.clock.now().getTime() })
  const { 'x-timestamp': __, ...withoutTimestamp } = good().headers
  expect(await code({ ...good(), headers: withoutTimestamp } as never)).toEqual([400, 10010])
})

test.each([
  [
    'another parameter',
    (request: ReturnType<typeof good>) => ({ ...request, url: request.url.replace('status=2', 'status=3') }),
  ],
  [
    'an added parameter',
    (request: ReturnType<typeof good>) => ({ ...request, url: `${request.url}&company_id=1` }),
  ],
  [
    'another path',
    (request: ReturnType<typeof good>) => ({ ...request, url: request.url.replace(path, `${path}/21`) }),
  ],
  ['another method', (request: ReturnType<typeof good>) => ({ ...request, method: 'HEAD' as 'GET' })],
  [
    'a wrong signature',
    (request: ReturnType<typeof good>) => ({
      ...request,
      headers: { ...request.headers, 'x-signature': 'f'.repeat(64) },
    }),
  ],
  [
    'no hexadecimal',
    (request: ReturnType<typeof good>) => ({
      ...request,
      headers: { ...request.headers, 'x-signature': 'é' },
    }),
  ],
  [
    'an empty signature',
    (request: ReturnType<typeof good>) => ({
      ...request,
      headers: { ...request.headers, 'x-signature': '' },
    }),
  ],
])('K-01 what was changed after signing is refused: %s', async (_, change) => {
  const response = await fair.app.inject(change(good()))
  expect(response.statusCode).toBe(400)
  if (response.body) expect(response.json().errCode).toBe(10011)
})

test('K-01 a clock 300 s away still passes, one further away is told the server’s time', async () => {
  const at = (seconds: number) => new Date(fair.clock.now().getTime() + seconds * 1000)
  for (const seconds of [-300, 0, 300]) expect(await code(good({}, at(seconds)))).toEqual([200, undefined])
  for (const seconds of [-301, 301, 86_400]) expect(await code(good({}, at(seconds)))).toEqual([400, 10012])
})

test('K-01 the parameter platform must have its fixed value', async () => {
  const other = signed(
    { path },
    { platform: 'elsewhere', signingKey: fair.signingKey, now: fair.clock.now() },
  )
  expect(await code(other)).toEqual([400, 10013])
})

test('K-01 refusals are in the caller’s language', async () => {
  const english = await fair.app.inject({ url: path, headers: { 'accept-language': 'en' } })
  expect(english.json().errMes).toBe('The request is not signed. Please reload the page and try again')
  const chinese = await fair.app.inject({ url: path })
  expect(chinese.json().errMes).toBe('请求缺少签名，请刷新页面后重试')
})
