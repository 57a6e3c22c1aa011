import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test.each([
  [2650, '44 分 10 秒', '44 min 10 s'],
  [7500, '2 小时 05 分', '2 h 05 min'],
  [9, '9 秒', '9 s'],
])('F-05 %d seconds to a session are told with their units', (seconds, zh, en) => {
  expect([timeLeft(seconds, 'zh'), timeLeft(seconds, 'en')]).toEqual([zh, en])
})
