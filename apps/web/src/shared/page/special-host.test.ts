import { expect, test } from 'vitest'
import { isSpecialHost } from './special-host.ts'

test('A-02 only the configured host is special, in any case of letters', () => {
  expect(isSpecialHost({ special_host: 'Island.example' }, 'island.example')).toBe(true)
  expect(isSpecialHost({ special_host: 'island.example' }, 'www.island.example')).toBe(false)
  expect(isSpecialHost({ special_host: null }, 'localhost')).toBe(false)
})
