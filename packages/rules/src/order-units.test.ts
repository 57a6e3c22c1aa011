import { priceUnits } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { orderUnitCalled, orderUnitName, orderUnitSpellings } from './order-units.ts'

test.each([
  ['kg', ['kg', 'KGs', 'kilograms', '公斤', '千克']],
  ['tonne', ['t', 'ton', 'tonnes', '吨']],
  ['piece', ['piece', 'Pieces', 'pcs', '件', '只']],
  ['metre', ['m', 'metres', 'meters', '米']],
  ['tin', ['tins', 'cans', '罐']],
  ['box', ['box', 'boxes', '盒']],
  ['square_metre', ['m²', 'sqm', '平方米']],
] as const)('U-81 %s is one unit, however it is written', (unit, spellings) => {
  for (const text of spellings) {
    expect(orderUnitCalled(text), text).toBe(unit)
    expect(orderUnitSpellings(text)).toEqual(orderUnitSpellings(unit))
  }
  for (const text of spellings) expect(orderUnitSpellings(unit)).toContain(text.toLowerCase())
})

test('U-81 every unit of prices is one of orders, and what is none stays as it was written', () => {
  for (const unit of priceUnits) expect(orderUnitCalled(unit)).toBe(unit)
  expect(orderUnitCalled('kg a colour')).toBeUndefined()
  expect(orderUnitSpellings('Bicycles')).toEqual(['bicycles'])
  expect(orderUnitName('bicycles', 'zh')).toBe('bicycles')
})

test.each([
  ['pcs', '件', 'pieces'],
  ['boxes', '盒', 'boxes'],
  ['公斤', '千克', 'kg'],
  ['m', '米', 'metres'],
  ['m²', '平方米', 'm²'],
  ['bunches', '扎', 'bunches'],
])('U-81 %s after an amount is %s and %s', (text, zh, en) => {
  expect([orderUnitName(text, 'zh'), orderUnitName(text, 'en')]).toEqual([zh, en])
})
