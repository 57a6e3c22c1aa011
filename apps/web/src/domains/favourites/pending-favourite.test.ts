import { afterEach, expect, test, vi } from 'vitest'
import type { Favourite } from './kinds.ts'
import { setPendingFavourite, takePendingFavourite } from './pending-favourite.ts'

const favourite: Favourite = { kind: 'product', body: { exhibition_product_id: 7 } }
const minute = 60_000

afterEach(() => {
  takePendingFavourite()
  vi.unstubAllGlobals()
})

function storage(first?: string) {
  const kept = new Map(first === undefined ? [] : [['favouriteWish', first]])
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  return kept
}

test('L-03 a wish is fulfilled once', () => {
  const kept = storage()
  setPendingFavourite(favourite)
  expect(takePendingFavourite()).toEqual(favourite)
  expect(takePendingFavourite()).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('L-03 a wish outlives the page, and a browser that refuses its storage keeps it in memory', () => {
  storage(JSON.stringify({ favourite, until: Date.now() + minute }))
  expect(takePendingFavourite()).toEqual(favourite)
  vi.stubGlobal('sessionStorage', undefined)
  setPendingFavourite(favourite)
  expect(takePendingFavourite()).toEqual(favourite)
})

test('L-03 an old wish is not fulfilled', () => {
  storage()
  setPendingFavourite(favourite, 0)
  expect(takePendingFavourite(19 * minute)).toEqual(favourite)
  setPendingFavourite(favourite, 0)
  expect(takePendingFavourite(21 * minute)).toBeUndefined()
})

test.each(['', 'no', '{}', 'null', '{"until":9e15,"favourite":{"kind":"toString","body":{}}}'])(
  'L-03 what is no wish is none: %s',
  (text) => {
    storage(text)
    expect(takePendingFavourite()).toBeUndefined()
  },
)
