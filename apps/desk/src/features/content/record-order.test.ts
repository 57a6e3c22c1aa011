import type { ContentSummary } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { inOrder, isOtherwise, moveTo, orderOf, withMove } from './record-order.ts'

const record = (id: number, state = 'published', table = 'products') =>
  ({ table, id, state, position: 0 }) as ContentSummary
const records = [
  record(9, 'published', 'companies'),
  record(1),
  record(2),
  record(3, 'withdrawn'),
  record(4, 'draft'),
]

test('V-72 what was never published has no place among the others', () => {
  expect(orderOf(records, 'products')).toEqual([1, 2, 3])
})

test('V-72 a move is said by the product that comes after it', () => {
  expect(moveTo([2, 1, 3], 2)).toEqual({ id: 2, before: 1 })
  expect(moveTo([1, 3, 2], 2)).toEqual({ id: 2, before: undefined })
  expect(withMove([1, 2, 3], { id: 3, before: 1 })).toEqual([3, 1, 2])
  expect(withMove([1, 2, 3], { id: 1, before: undefined })).toEqual([2, 3, 1])
  expect(withMove([1, 2, 3], { id: 1, before: 7 })).toEqual([1, 2, 3])
})

test('V-72 the list stands as the server says, the profile first and drafts last', () => {
  expect(inOrder(records, 'products', [3, 1, 2]).map(({ id, position }) => [id, position])).toEqual([
    [9, 0],
    [3, 1],
    [1, 2],
    [2, 3],
    [4, 0],
  ])
})

test('V-72 another order than was meant is a colleague’s; a product more or less is not', () => {
  expect(isOtherwise([3, 1, 2], [3, 1, 2])).toBe(false)
  expect(isOtherwise([3, 1, 2], [3, 5, 1])).toBe(false)
  expect(isOtherwise([3, 1, 2], [3, 2, 1])).toBe(true)
})
