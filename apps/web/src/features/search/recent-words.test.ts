import { expect, onTestFinished, test, vi } from 'vitest'
import { readWords, withWord } from './recent-words.ts'

test('E-06 the newest word stands first, each once, ten at most', () => {
  const many = Array.from({ length: 10 }, (_, index) => `word ${index}`)
  expect(withWord(['鱼', '海'], '海')).toEqual(['海', '鱼'])
  expect(withWord(many, '海')).toEqual(['海', ...many.slice(0, 9)])
})

test.each([
  [undefined, []],
  ['海', []],
  [{ 0: '海' }, []],
  [
    ['海', 1, '', null, '海', 'fish'],
    ['海', 'fish'],
  ],
  [['x'.repeat(101), 'y'], ['y']],
])('E-06 of what a browser kept (%j) only words are taken', (stored, expected) => {
  expect(readWords(stored)).toEqual(expected)
})

test('E-06 words that were stored by an earlier visit are offered again, and what is searched for is stored', async () => {
  const stored = new Map([['recentSearches', '["海 0"]']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.resetModules()
  const { forgetWords, noteWord, recentWords } = await import('./recent-words.ts')
  expect(recentWords()).toEqual(['海 0'])
  noteWord('鱼')
  expect(stored.get('recentSearches')).toBe('["鱼","海 0"]')
  forgetWords()
  expect(stored.has('recentSearches')).toBe(false)
})
