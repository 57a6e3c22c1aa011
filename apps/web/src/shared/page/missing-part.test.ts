import { afterEach, expect, test, vi } from 'vitest'
import { isMissingPart, remedy } from './missing-part.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function browser({ network = true, storage = true, openedBy = 'navigate' } = {}) {
  const kept = new Map<string, string>()
  vi.stubGlobal('fetch', async () => (network ? { ok: true } : Promise.reject(new TypeError('gone'))))
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: openedBy }] })
  vi.stubGlobal(
    'sessionStorage',
    storage
      ? {
          getItem: (name: string) => kept.get(name) ?? null,
          setItem: (name: string, value: string) => void kept.set(name, value),
        }
      : undefined,
  )
}

test.each([
  'Failed to fetch dynamically imported module: https://fair.example/assets/booth-1.js',
  'Importing a module script failed.',
  'error loading dynamically imported module',
  'Unable to preload CSS for /assets/map-1.css',
])('A-09 a part that is missing is known as such: %s', (message) => {
  expect(isMissingPart(new TypeError(message))).toBe(true)
})

test('A-09 another fault is not a missing part', () => {
  expect(isMissingPart(new TypeError('x is undefined'))).toBe(false)
})

test('A-09 a missing part reloads the page once, and not again before ten minutes have passed', async () => {
  browser()
  expect(await remedy(1_000_000)).toBe('reload')
  expect(await remedy(1_001_000)).toBe('broken')
  expect(await remedy(2_000_000)).toBe('reload')
})

test('A-09 a browser that keeps nothing reloads once too', async () => {
  browser({ storage: false })
  expect(await remedy()).toBe('reload')
  browser({ storage: false, openedBy: 'reload' })
  expect(await remedy()).toBe('broken')
})

test('O-02 without a network nothing is reloaded', async () => {
  browser({ network: false })
  expect(await remedy()).toBe('away')
})
