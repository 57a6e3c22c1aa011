import { describe, expect, it } from 'vitest'
import { readWish } from './wish.ts'

describe('Q-01 the address of a scene', () => {
  it.each([
    ['', { language: 'zh', phone: false, quality: undefined, list: false }],
    ['?lang=en&device=phone', { language: 'en', phone: true, quality: undefined, list: false }],
    ['?quality=low&list=1', { language: 'zh', phone: false, quality: 'low', list: true }],
    [
      '?lang=xx&device=toaster&quality=9&list=yes',
      { language: 'zh', phone: false, quality: undefined, list: false },
    ],
  ] as const)('Q-01 %s', (search, expected) => {
    expect(readWish(search)).toEqual(expected)
  })
})
