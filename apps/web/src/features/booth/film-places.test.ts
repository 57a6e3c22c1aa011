import { afterEach, expect, test, vi } from 'vitest'
import { keepPlace, placeOf } from './film-places.ts'

afterEach(() => vi.unstubAllGlobals())

test('J-08 a film goes on where it was left, and from its beginning when it was seen', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(placeOf('m-1')).toBe(0)
  keepPlace('m-1', 12.7)
  expect(placeOf('m-1')).toBe(12)
  expect(placeOf('m-1', 60)).toBe(12)
  expect(placeOf('m-1', 14)).toBe(0)
  keepPlace('m-1', 0)
  expect(placeOf('m-1')).toBe(0)
})

test.each([
  ['25', 25],
  ['nonsense', 0],
  ['-4', 0],
  [null, 0],
])('J-08 what an earlier page kept as %s is %i seconds', (kept, place) => {
  vi.stubGlobal('sessionStorage', { getItem: () => kept })
  expect(placeOf(`m-${String(kept)}`)).toBe(place)
})
