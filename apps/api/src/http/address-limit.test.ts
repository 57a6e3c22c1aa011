import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { AddressLimit } from './address-limit.ts'

test('a bucket empties, says how long to wait, and fills up again evenly', () => {
  let now = 0
  const limit = new AddressLimit({ most: 60, seconds: 60, nowMs: () => now })
  const many = (count: number) => Array.from({ length: count }, () => limit.take('192.0.2.1'))

  expect(many(60)).toEqual(Array(60).fill(0))
  expect(limit.take('192.0.2.1')).toBe(1)
  expect(limit.take('192.0.2.2')).toBe(0)
  now += 3000
  expect(many(4)).toEqual([0, 0, 0, 1])
  now += 3_600_000
  expect(many(61).filter((wait) => wait > 0)).toHaveLength(1)
})

test('a slow limit says a long wait', () => {
  const limit = new AddressLimit({ most: 1, seconds: 600, nowMs: () => 0 })
  expect([limit.take('192.0.2.1'), limit.take('192.0.2.1')]).toEqual([0, 600])
})

test('the memory is bounded: the address heard of longest ago is forgotten first', () => {
  const limit = new AddressLimit({ most: 1, seconds: 60, addresses: 2, nowMs: () => 0 })
  for (const address of ['a', 'b', 'c']) expect(limit.take(address)).toBe(0)
  expect(limit.take('c')).toBeGreaterThan(0)
  expect(limit.take('a')).toBe(0)
})

async function aSmallLimit(environment: Record<string, string> = {}) {
  const fair = await openTestApp({ demo: false, environment: { CALLS_A_MINUTE: '10', ...environment } })
  onTestFinished(() => fair.close())
  return {
    fair,
    /** Statuses of so many calls. */
    async call(count: number, headers: (n: number) => Record<string, string> = () => ({})) {
      const statuses: number[] = []
      for (let n = 0; n < count; n++) {
        const request = { path: '/api/exhibition/v2/web/exhibition', headers: headers(n) }
        statuses.push((await fair.call(request)).statusCode)
      }
      return statuses
    },
  }
}

const served = (statuses: number[]) => statuses.filter((status) => status === 200).length

test('T42 too many calls from one address are refused with the time to wait, whatever X-Forwarded-For says', async () => {
  const { fair, call } = await aSmallLimit()
  const spoofed = await call(200, (n) => ({
    'x-forwarded-for': `198.51.100.${n}`,
    forwarded: `for=198.51.100.${n}`,
    'x-real-ip': `198.51.100.${n}`,
  }))

  // A call or two come back while this runs.
  expect(served(spoofed)).toBeGreaterThanOrEqual(10)
  expect(served(spoofed)).toBeLessThan(30)
  expect(new Set(spoofed)).toEqual(new Set([200, 429]))
  await call(30)
  const refused = await fair.call({ path: '/api/exhibition/v2/web/exhibition' })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({ res: 0 })
  // Before the signature and the body are looked at: noise costs nothing.
  const noise = await fair.app.inject({
    method: 'POST',
    url: '/api/log/v1/vhallview',
    headers: { 'content-type': 'application/json' },
    payload: '{"not": "signed',
  })
  expect(noise.statusCode).toBe(429)
  // Not a call of the gateway: whoever watches the server still can.
  expect((await fair.app.inject({ url: '/healthz' })).statusCode).toBe(200)
})

test('T42 behind a trusted proxy each visitor counts alone, and cannot add addresses of their own', async () => {
  const { call } = await aSmallLimit({ TRUSTED_PROXIES: '127.0.0.1' })
  expect(served(await call(10, () => ({ 'x-forwarded-for': '198.51.100.1' })))).toBe(10)
  expect(served(await call(10, () => ({ 'x-forwarded-for': '198.51.100.2' })))).toBe(10)
  // The proxy adds the last one; what stands before it was sent by the visitor.
  const spoofed = await call(100, (n) => ({ 'x-forwarded-for': `203.0.113.${n}, 198.51.100.1` }))
  expect(served(spoofed)).toBeLessThan(20)
})
