import { afterEach, expect, test, vi } from 'vitest'
import { viewChoice } from './view-choice.ts'

afterEach(() => vi.unstubAllGlobals())

test('Q-04 the view a visitor chose is remembered, and anything else in its place is not believed', () => {
  const rows: Record<string, string> = {}
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => rows[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(rows, { [key]: value }),
    removeItem: (key: string) => delete rows[key],
  })
  expect(viewChoice.get()).toBeUndefined()
  viewChoice.set('list')
  expect([viewChoice.get(), rows]).toEqual(['list', { sceneView: 'list' }])
  rows.sceneView = 'cinema'
  expect(viewChoice.get()).toBeUndefined()
  viewChoice.set(undefined)
  expect(rows).toEqual({})
})
