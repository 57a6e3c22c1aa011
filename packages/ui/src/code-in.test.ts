import { expect, test } from 'vitest'
import { codeIn } from './code-in.ts'

test.each([
  ['402913', '402913'],
  [' 402 913 ', '402913'],
  ['【云展】验证码 402913，10 分钟内有效', '402913'],
  ['2026: your code is 402913.', '402913'],
  ['4029137788', '402913'],
  ['no code', ''],
])('C-04 M-01 a pasted code is found in %j', (text, code) => {
  expect(codeIn(text)).toBe(code)
})
