import { expect, test } from 'vitest'
import { dialAddress, internationalPhone, phonesIn, phonesPattern } from './phone-number.ts'

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

test.each([
  ['0580-000 0000 转 801', '+86 580-000 0000 转 801', 'tel:+865800000000,801'],
  ['0580-0000000 ext. 12', '+86 580-0000000 ext. 12', 'tel:+865800000000,12'],
  ['19900000001/19900000002', '+86 19900000001 / +86 19900000002', 'tel:+8619900000001'],
  ['0580-000 0000、+34 900 000 000', '+86 580-000 0000 / +34 900 000 000', 'tel:+865800000000'],
])('S-104 “%s” is shown as “%s” and dialled by %s', (written, shown, dialled) => {
  expect(written).toMatch(phonesPattern)
  expect(internationalPhone(written)).toBe(shown)
  expect(dialAddress(internationalPhone(written))).toBe(dialled)
})

test('S-104 the numbers of a field are told apart, and what is shown of them is read again', () => {
  expect(phonesIn('0580-000 0000 转 801；19900000001')).toEqual(['0580-000 0000 转 801', '19900000001'])
  const shown = internationalPhone('19900000001/19900000002')
  expect(internationalPhone(shown)).toBe(shown)
})

test.each(['see the website', '0580-000 0000 转', '0580-000 0000 / after six', ''])(
  'S-104 “%s” is no telephone number',
  (written) => {
    expect(written).not.toMatch(phonesPattern)
  },
)

test('S-104 a long text of numbers that fits nowhere is refused at once', () => {
  expect(`${'1 , '.repeat(30)}a`).not.toMatch(phonesPattern)
  expect(`${'1 '.repeat(60)}a`).not.toMatch(phonesPattern)
})
