import { expect, test } from 'vitest'
import { seededRandom } from './seeded-random.ts'

// Pictures of the demo fair and generated fairs are made of these numbers, so they must never become others.
test.each([
  [0, [0.26642920868471265, 0.0003297457005828619, 0.2232720274478197]],
  [1, [0.6270739405881613, 0.002735721180215478, 0.5274470399599522]],
  [7, [0.011704753153026104, 0.06195825757458806, 0.97690763277933]],
])('seed %j gives the same numbers every time', (seed, numbers) => {
  const next = seededRandom(seed)
  expect(numbers.map(() => next())).toEqual(numbers)
})

test('a negative seed is the same as its unsigned bits', () => {
  expect(seededRandom(-1)()).toBe(seededRandom(4_294_967_295)())
})
