import { expect, test } from 'vitest'
import { oneStepOn, overPage } from './use-panel-history.ts'

test('S-73 each panel after the first is one step more, which closing goes back at once', () => {
  expect(oneStepOn(overPage)).toEqual({ overPage: true, steps: 2 })
  expect(oneStepOn(oneStepOn(overPage))).toEqual({ overPage: true, steps: 3 })
})

test('S-73 a panel that was opened by its address keeps what its history has', () => {
  expect(oneStepOn(null)).toBeNull()
  expect(oneStepOn({ picture: 2 })).toEqual({ picture: 2 })
})
