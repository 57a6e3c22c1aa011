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

/** Calls that anyone may use. A call joins this list on purpose or not at all. */
const publicCalls = ['GET /api/exhibition/v2/web/exhibition', 'GET /api/exhibition/v2/web/exhibition/:id']

test('the public calls are those on the written list', () => {
  expect(
    calls
      .filter(({ who }) => who === 'public')
      .map(address)
      .sort(),
  ).toEqual(publicCalls)
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
