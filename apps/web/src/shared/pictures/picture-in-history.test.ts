import { expect, test } from 'vitest'
import { pictureIn, withPicture } from './picture-in-history.ts'

test('J-12 the history knows which picture is open, besides what it knew', () => {
  const state = withPicture({ overPage: true }, '浮标', 2)
  expect(state).toMatchObject({ overPage: true })
  expect(pictureIn(state, '浮标', 3)).toBe(2)
  expect(pictureIn(withPicture(state, '浮标', 0), '浮标', 3)).toBe(0)
})

test.each([
  ['of another thing', withPicture(null, '声呐', 0)],
  ['that is no longer there', withPicture(null, '浮标', 3)],
  ['of an old page', { overPage: true }],
  ['of nothing', null],
])('J-12 a picture %s is not opened', (_which, state) => {
  expect(pictureIn(state, '浮标', 3)).toBeUndefined()
})
