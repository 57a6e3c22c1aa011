import { expect, test } from 'vitest'
import { quoteOf } from './quote.ts'

test.each([
  ['请问有现货吗？', '请问有现货吗？'],
  ['one\r\nBcc: all@example.com', 'one Bcc: […]'],
  ['see https://evil.example/login?a=1 now', 'see […] now'],
  ['www.evil.example', '[…]'],
  ['evil.example/pay', '[…]'],
  ['请点evil.example/pay付款', '[…]'],
  ['3.5 kg at 12.50', '3.5 kg at 12.50'],
  ['\u202eurgent', 'urgent'],
  ['长'.repeat(200), `${'长'.repeat(80)}…`],
])('T28 T26 what a stranger wrote, %j, stands in a mail as %j', (said, quote) => {
  expect(quoteOf(said, 80)).toBe(quote)
})
