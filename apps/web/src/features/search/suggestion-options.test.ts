import { expect, test } from 'vitest'
import { isWorthSuggesting, readAs } from './suggestion-options.ts'

test.each([
  ['鱼', true],
  ['s', false],
  ['sq', true],
  ['', false],
  ['1', false],
])('U-42 suggestions are worth asking for “%s”: %s', (word, isWorth) => {
  expect(isWorthSuggesting(word)).toBe(isWorth)
})

test.each([
  ['youyu', { typed: 'youyu', shown: '鱿鱼' }, '鱿鱼'],
  ['Youyu 冷冻', { typed: 'youyu', shown: '鱿鱼' }, '鱿鱼 冷冻'],
  ['鱿鱼', { typed: '鱿鱼', shown: '鱿鱼' }, undefined],
  ['冷凍魷魚', { typed: '魷魚筒', shown: '鱿鱼' }, '鱿鱼'],
])('U-42 the search “%s” is repeated as it was read', (word, reading, read) => {
  expect(readAs(word, { kind: 'pinyin', ...reading })).toBe(read)
})
