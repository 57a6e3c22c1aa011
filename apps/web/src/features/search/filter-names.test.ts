import { expect, test } from 'vitest'
import { categoryName, orderUnitNames } from './filter-names.ts'

const categories = [
  { value: '冻虾', en: 'Frozen shrimp', count: 3 },
  { value: '冻虾仁', en: 'Frozen shrimp', count: 2 },
  { value: '冻鱿鱼', en: 'Frozen squid', count: 2 },
  { value: '海带', en: '', count: 1 },
]

test.each([
  ['冻鱿鱼', '冻鱿鱼', 'Frozen squid'],
  ['冻虾', '冻虾', 'Frozen shrimp (冻虾)'],
  ['冻虾仁', '冻虾仁', 'Frozen shrimp (冻虾仁)'],
  ['海带', '海带', '海带'],
  ['蟹', '蟹', '蟹'],
])('U-56 the category %s is %s in Chinese and %s in English', (value, zh, en) => {
  expect([categoryName(value, categories, 'zh'), categoryName(value, categories, 'en')]).toEqual([zh, en])
})

test('U-81 units of a filter that have one name are named once', () => {
  expect(orderUnitNames('bottle,jar', 'zh')).toBe('瓶')
  expect(orderUnitNames('bottle,jar', 'en')).toBe('bottles/jars')
})
