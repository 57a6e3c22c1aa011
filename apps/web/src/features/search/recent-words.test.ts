import { expect, test } from 'vitest'
import { readWords, withWord } from './recent-words.ts'

test('E-06 the newest word stands first, each once, ten at most', () => {
  const many = Array.from({ length: 10 }, (_, index) => `word ${index}`)
  expect(withWord(['鱼', '海'], '海')).toEqual(['海', '鱼'])
  expect(withWord(many, '海')).toEqual(['海', ...many.slice(0, 9)])
})

test.each([
  [null, []],
  ['', []],
  ['{', []],
  ['"海"', []],
  ['["海", 1, "", null, "海", "fish"]', ['海', 'fish']],
  [JSON.stringify(['x'.repeat(101), 'y']), ['y']],
])('E-06 of what a browser kept (%s) only words are taken', (text, expected) => {
  expect(readWords(text)).toEqual(expected)
})
