import { expect, test } from 'vitest'
import { isPasswordStrong, passwordReport } from './password-rule.ts'

test.each([
  ['Demo#2026', true, 'three kinds, eight characters'],
  ['Kx7-oTter', true, 'four kinds'],
  ['correct horse 9', true, 'a space is a symbol'],
  ['海洋Fair2026', true, 'a letter without case counts as a symbol'],
  ['🐟🐠🐡🦈🐙🦑 a1', true, 'characters, not bytes, are counted'],
  [`${'aB1'.repeat(42)}aB`, true, '128 characters'],
  [`${'aB1'.repeat(43)}`, false, '129 characters'],
  ['Ab1#xyz', false, 'seven characters'],
  ['abcdefgh1', false, 'two kinds'],
  ['Password1!', false, 'a common word with decoration'],
  ['P@ssw0rd99', false, 'the same in disguise'],
  ['1qaz@WSX', false, 'a run of keys'],
  ['Tradefloor#1', false, 'the platform’s own name'],
  ['Demo#202\0', false, 'the cipher of the sign-in would lose its end'],
])('M-02 %j: %s (%s)', (password, strong) => {
  expect(isPasswordStrong(password)).toBe(strong)
})

test('M-02 the report says which part is broken, so that a screen can show it', () => {
  expect(passwordReport('abc')).toEqual({ length: false, kinds: false, uncommon: false, whole: true })
})
