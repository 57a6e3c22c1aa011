import { expect, test } from 'vitest'
import { canonicalQuery, stringToSign } from './signing.ts'

test('K-01 parameters are sorted by key, then value, and encoded as a browser does', () => {
  expect(canonicalQuery('b=2&a=2&a=1&z=%E4%BA%91 展&q=a+b')).toBe('a=1&a=2&b=2&q=a+b&z=%E4%BA%91+%E5%B1%95')
  expect(canonicalQuery('')).toBe('')
})

test.each([
  'b=2&a=2&a=1',
  'a1=x&a=y&a=',
  'a.b=1&a-b=2&a_b=3&a*b=4&aB=5&ab=6',
  'platform=tradefloor&lasting=0&status=2',
  'a',
  'a&b=1',
  'a=1=2',
  'a==1',
  '&a=1&&b=2&',
  'a=%31',
  'a=~',
  '=x',
  '?a=1',
])('K-01 a plain query is written just as a browser would after sorting: %s', (query) => {
  const pairs = [...new URLSearchParams(query)]
  pairs.sort(([keyA, a], [keyB, b]) => (keyA < keyB ? -1 : keyA > keyB ? 1 : a < b ? -1 : a > b ? 1 : 0))
  expect(canonicalQuery(query)).toBe(new URLSearchParams(pairs).toString())
})

test('K-01 what is signed is method, path, query, body hash and timestamp, a line each', () => {
  const text = stringToSign({
    method: 'get',
    path: '/api/exhibition/v2/web/exhibition',
    query: 'status=2&lasting=0',
    bodySha256Hex: 'e3b0',
    timestamp: 1_700_000_000_000,
  })
  expect(text.split('\n')).toEqual([
    'GET',
    '/api/exhibition/v2/web/exhibition',
    'lasting=0&status=2',
    'e3b0',
    '1700000000000',
  ])
})
