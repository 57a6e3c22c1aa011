import { expect, test } from 'vitest'
import { isPartOf, orderChoices } from './order-choices.ts'

const ranges = [
  { unit: 'kg', low: 100, high: 500, count: 9 },
  { unit: 'bottle', low: 600, high: 1200, count: 6 },
  { unit: 'jar', low: 200, high: 2000, count: 5 },
  { unit: 'bicycles', low: 40, high: 40, count: 1 },
]

test('U-81 units that are called the same are one choice', () => {
  expect(orderChoices(ranges, 'zh')).toEqual([
    { name: '瓶', unit: 'bottle,jar', low: 200, high: 2000, count: 11 },
    { name: '千克', unit: 'kg', low: 100, high: 500, count: 9 },
    { name: 'bicycles', unit: 'bicycles', low: 40, high: 40, count: 1 },
  ])
  expect(orderChoices(ranges, 'en').map(({ name }) => name)).toEqual(['kg', 'bottles', 'jars', 'bicycles'])
})

test.each([
  ['the same units', 'bottle,jar', true],
  ['one of them, from the other language', 'jar', true],
  ['one of them as it was written before', 'bottles', true],
  ['others', 'kg', false],
  ['none', undefined, false],
])('U-81 %s in an address', (_, units, is) => expect(isPartOf(units, 'bottle,jar')).toBe(is))
