import { expect, test } from 'vitest'
import { canBecomeValidContact, isValidContact } from './contact-rule.ts'

test.each([
  ['phone', '19900000001', true, true],
  ['phone', '199', false, true],
  ['phone', '', false, true],
  ['phone', '12', false, false],
  ['phone', '+861', false, false],
  ['phone', '199000000011', false, false],
  ['email', 'demo@example.com', true, true],
  ['email', 'demo', false, true],
  ['email', 'demo@', false, true],
  ['email', 'de mo', false, false],
  ['email', 'a@b@', false, false],
  ['email', 'a b@example.com', false, false],
  ['email', 'a@example.com,b@example.com', false, false],
  ['email', 'Name <a@example.com>', false, false],
  ['email', 'a\n@example.com', false, false],
  ['email', 'a\u0085@example.com', false, false],
  ['email', `${'a'.repeat(64)}@example.com`, true, true],
  ['email', `${'a'.repeat(65)}@example.com`, false, false],
  ['contactPhone', '+49 170 1234567', true, true],
  ['contactPhone', '+49', false, true],
  ['contactPhone', '0170 1234567', false, false],
  ['code', '042917', true, true],
  ['code', '0429', false, true],
  ['code', '04 29', false, false],
] as const)('C-04 M-01 a %s of %j is whole: %s, can become so: %s', (what, text, whole, begun) => {
  expect(isValidContact(what, text)).toBe(whole)
  expect(canBecomeValidContact(what, text)).toBe(begun)
})
