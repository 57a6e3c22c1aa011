import { expect, test } from 'vitest'
import { hasCurrent } from './if-none-match.ts'

test.each([
  ['"abc"', '"abc"', true],
  ['W/"abc"', '"abc"', true],
  ['"abc"', 'W/"abc"', true],
  ['"other", W/"abc"', 'W/"abc"', true],
  ['"abcd"', '"abc"', false],
  [undefined, '"abc"', false],
])('a client that has %s has the current reply %s: %s', (header, etag, expected) => {
  expect(hasCurrent({ headers: { 'if-none-match': header } }, etag)).toBe(expected)
})
