import { expect, test } from 'vitest'
import { weekdaysIn } from './weekdays.ts'

const words = {
  zh: { all: '每天', range: (first: string, last: string) => `${first}至${last}` },
  en: { all: 'every day', range: (first: string, last: string) => `${first} to ${last}` },
}

test.each([
  [[1, 2, 3, 4, 5], '周一至周五', 'Mon to Fri'],
  [[5, 4, 3, 2, 1], '周一至周五', 'Mon to Fri'],
  [[1, 2, 3, 4, 5, 6, 7], '每天', 'every day'],
  [[1, 3, 6], '周一、周三、周六', 'Mon, Wed, Sat'],
  [[6, 7], '周六、周日', 'Sat, Sun'],
])('H-08 the days %j are said as %s and %s', (days, zh, en) => {
  expect(weekdaysIn(days, 'zh', words.zh)).toBe(zh)
  expect(weekdaysIn(days, 'en', words.en)).toBe(en)
})
