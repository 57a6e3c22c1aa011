import { expect, test } from 'vitest'
import { actionOf, nextSpeed } from './player-keys.ts'

const press = (key: string, rest = {}) =>
  actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...rest })

test('L-01 a player is used by keyboard', () => {
  expect(press(' ')).toEqual({ do: 'toggle' })
  expect(press('ArrowRight')).toEqual({ do: 'seek', by: 5 })
  expect(press('M')).toEqual({ do: 'mute' })
  expect(press('<')).toEqual({ do: 'speed', steps: -1 })
  expect(press('x')).toBeUndefined()
  expect(press('constructor')).toBeUndefined()
})

test('L-01 the browser keeps its own keys', () => {
  expect(press('f', { ctrlKey: true })).toBeUndefined()
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined()
})

test('L-01 speeds go step by step and stop at the ends', () => {
  expect([nextSpeed(1, 1), nextSpeed(2, 1), nextSpeed(0.75, -1), nextSpeed(1.5, -1)]).toEqual([
    1.25, 2, 0.75, 1.25,
  ])
})
