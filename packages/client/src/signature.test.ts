import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signRequest } from './signature.ts'

test('K-01 the example of docs/signing.md is what our own client signs', () => {
  const page = readFileSync(new URL('../../../docs/signing.md', import.meta.url), 'utf8')
  const [, example = ''] = page.match(/```text\n([\s\S]*?)\n```/) ?? []
  const [, signature] = page.match(/^gives `([0-9a-f]{64})`/m) ?? []
  const [method = '', path = '', query = '', , timestamp = ''] = example.split('\n')
  expect(signRequest('example-key', { method, path, query, body: undefined, timestamp })).toBe(signature)
})
