import { expect, test } from 'vitest'
import { employeesText } from './employees.ts'

test.each([
  [1, '0–49'],
  [2, '50–199'],
  [3, '200–999'],
  [4, '1,000–9,999'],
  [5, '≥ 10,000'],
  [0, undefined],
  [6, undefined],
])('H-03 employees of code %i are %s', (code, text) => {
  expect(employeesText(code)).toBe(text)
})
