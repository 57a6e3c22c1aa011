import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBlank, plainLine, plainText } from './plain-text.ts'

const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const unwanted = /[\p{Cc}\ufff9-\ufffb]/u
const awkward = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\u202e',
      '\u2066',
      '\u200f',
      '\0',
      '\x1b',
      '\r',
      '\r\n',
      '\n',
      '\t',
      '\u2028',
      ' ',
      '海',
      '👩‍🔧',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
})

test('T25 whatever is written, nothing that turns the reading around or controls a terminal is kept', () => {
  fc.assert(
    fc.property(awkward, (text) => {
      const kept = plainText(text)
      expect(kept).not.toMatch(turning)
      expect(kept.replace(/[\n\t]/g, '')).not.toMatch(unwanted)
      expect(plainText(kept)).toBe(kept)
      expect([...kept].length).toBeLessThanOrEqual([...text].length)
      expect(plainLine(text)).not.toMatch(/[\n\t]|^\s|\s$/)
      expect(plainLine(plainLine(text))).toBe(plainLine(text))
    }),
    { numRuns: 2000 },
  )
})

test('T25 what people write stays as they write it', () => {
  for (const text of ['冻鱿鱼 10 公斤/箱\n\t两箱起订', 'שלום, مرحبا', '👩‍🔧🇨🇳 ok', 'a  b'])
    expect(plainText(text)).toBe(text)
  expect(plainLine('周\n经理\u202e')).toBe('周 经理')
})

test.each(['', ' \n\t', '\u200b\u200d', '\u3000', '\ufeff', '\u2800', '\u202e'])(
  'T25 %j shows nothing',
  (text) => {
    expect(isBlank(plainText(text))).toBe(true)
  },
)
