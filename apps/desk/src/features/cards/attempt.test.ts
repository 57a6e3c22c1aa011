import { expect, test } from 'vitest'
import { attemptOf } from './attempt.ts'

test('R-03 the same words are tried again under the same name, other words under another', () => {
  const first = attemptOf(undefined, '您好')
  expect(attemptOf(first, '您好')).toBe(first)
  const second = attemptOf(first, '您好！')
  expect(second.text).toBe('您好！')
  expect(second.client_id).not.toBe(first.client_id)
})
