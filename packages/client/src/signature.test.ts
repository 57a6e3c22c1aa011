import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stringToSign } from '@tradefloor/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { signRequest } from './signature.ts'

afterEach(() => vi.unstubAllGlobals())

/** As on a page of plain http. */
const withoutSubtle = () => vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })

test.each([
  ['with the browser’s own hashing', () => {}],
  ['on plain http', withoutSubtle],
])('K-01 the example of docs/signing.md is what our own client signs %s', async (_, prepare) => {
  prepare()
  const page = readFileSync(new URL('../../../docs/signing.md', import.meta.url), 'utf8')
  const [, example = ''] = page.match(/```text\n([\s\S]*?)\n```/) ?? []
  const [, signature] = page.match(/^gives `([0-9a-f]{64})`/m) ?? []
  const [method = '', path = '', query = '', , timestamp = ''] = example.split('\n')
  expect(await signRequest('example-key', { method, path, query, body: undefined, timestamp })).toBe(
    signature,
  )
})

test.each(['', '{}', '{"name":"云展 é 🚢"}'])('K-01 both ways of hashing agree about %j', async (body) => {
  const parts = { method: 'POST', path: '/api/x', query: 'b=2&a=1', timestamp: 1_700_000_000_000 }
  const bodySha256Hex = createHash('sha256').update(body).digest('hex')
  const expected = createHmac('sha256', '钥匙')
    .update(stringToSign({ ...parts, bodySha256Hex }))
    .digest('hex')
  expect(await signRequest('钥匙', { ...parts, body })).toBe(expected)
  withoutSubtle()
  expect(await signRequest('钥匙', { ...parts, body })).toBe(expected)
})
