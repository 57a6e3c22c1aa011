import { expect, test } from 'vitest'
import { extent, inParts, type Ticked, toggled, withAll, withRange } from './selection.ts'

const items = [{ id: 7 }, { id: 3 }, { id: 9 }, { id: 4 }]
const none: Ticked<{ id: number }> = new Map()
const ids = (ticked: Ticked<{ id: number }>) => [...ticked.keys()]

test('L-04 an item toggles, and leaves the others as they are', () => {
  const [first = { id: 0 }, second = { id: 0 }] = items
  const both = toggled(toggled(none, first), second)
  expect(ids(both)).toEqual([7, 3])
  expect(ids(toggled(both, first))).toEqual([3])
})

test.each([
  [1, 3],
  [3, 1],
])('L-04 a range from %i to %i takes what lies between, in whichever direction', (from, to) => {
  expect(ids(withRange(none, items, from, to))).toEqual([3, 9, 4])
})

test('L-04 select all ticks what is shown, and keeps what was ticked on another page', () => {
  const elsewhere = toggled(none, { id: 100 })
  expect(ids(withAll(elsewhere, items))).toEqual([100, 7, 3, 9, 4])
})

test('L-04 the box for all knows none, some and all of what is shown', () => {
  const elsewhere = toggled(none, { id: 100 })
  expect(extent(elsewhere, items)).toBe('none')
  expect(extent(withRange(elsewhere, items, 0, 1), items)).toBe('some')
  expect(extent(withAll(none, items), items)).toBe('all')
  expect(extent(none, [])).toBe('none')
})

test('K-29 more ids than a call takes are sent in parts', () => {
  const many = Array.from({ length: 401 }, (_, index) => index)
  expect(inParts(many).map((part) => part.length)).toEqual([200, 200, 1])
  expect(inParts([])).toEqual([])
})
