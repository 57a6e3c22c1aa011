import { afterEach, expect, test, vi } from 'vitest'
import { placeOf, writeFilmPosition } from './film-positions.ts'

afterEach(() => vi.unstubAllGlobals())

test('J-08 a film goes on where it was left, and from its beginning when it was seen', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(placeOf('m-1')).toBe(0)
  writeFilmPosition('m-1', 12.7)
  expect(placeOf('m-1')).toBe(12)
  expect(placeOf('m-1', 60)).toBe(12)
  expect(placeOf('m-1', 14)).toBe(0)
  writeFilmPosition('m-1', 0)
  expect(placeOf('m-1')).toBe(0)
})

test.each([
  ['{"m-2":25}', 25],
  ['{"m-2":"nonsense"}', 0],
  ['{"m-2":-4}', 0],
  ['{"m-3":25}', 0],
  ['nonsense', 0],
  [null, 0],
])('J-08 of a film that an earlier page kept in %s, %i seconds were seen', async (kept, place) => {
  vi.stubGlobal('sessionStorage', { getItem: () => kept })
  vi.resetModules()
  const { placeOf } = await import('./film-positions.ts')
  expect(placeOf('m-2')).toBe(place)
})
