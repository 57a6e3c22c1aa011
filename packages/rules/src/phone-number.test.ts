import { expect, test } from 'vitest'
import { dialAddress, internationalPhone } from './phone-number.ts'

test.each([
  ['19900000001', 'CN', '+86 19900000001'],
  ['199 0000 0001', '', '+86 199 0000 0001'],
  ['0580-0000 0001', 'CN', '+86 580-0000 0001'],
  ['(021) 6000 0000', 'CN', '+86 21 6000 0000'],
  ['+34 900 000 000', 'ES', '+34 900 000 000'],
  ['＋86 19900000001', 'CN', '+86 19900000001'],
  ['0086 19900000001', 'CN', '+86 19900000001'],
  ['020 7946 0000', 'GB', '020 7946 0000'],
  ['400-000-0000', 'CN', '400-000-0000'],
  ['95588', 'CN', '95588'],
  ['', 'CN', ''],
] as const)('S-65 “%s” of a company in “%s” is shown as “%s”', (written, country, shown) => {
  expect(internationalPhone(written, country)).toBe(shown)
})

test('S-65 what is dialled is the digits with the country code', () => {
  expect(dialAddress(internationalPhone('0580-0000 0001'))).toBe('tel:+8658000000001')
})
