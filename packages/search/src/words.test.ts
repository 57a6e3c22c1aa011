import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { fold } from './fold.ts'
import { syllabify } from './readings.ts'
import { otherSpellings, singular, stem } from './stemmer.ts'
import { tokens } from './tokeniser.ts'
import { quantityAt } from './units.ts'

test.each([
  ['squid', 'sqiud', 1],
  ['squid', 'squd', 1],
  ['squid', 'squiid', 1],
  ['ergonomic', 'egonomik', 2],
  ['squid', 'bearing', 3],
])('U-08 from %s to %s it takes %d slips, a swap counting once', (one, other, expected) => {
  expect(editDistance(one, other, 2)).toBe(expected)
})

test.each([
  ['batteries', 'battery'],
  ['boxes', 'box'],
  ['knives', 'knife'],
  ['potatoes', 'potato'],
  ['squids', 'squid'],
  ['glasses', 'glass'],
])('U-07 %s is the plural of %s', (plural, one) => expect(singular(plural)).toBe(singular(one)))

test('U-07 endings of verbs are stemmed, short words are left alone', () => {
  expect(new Set(['printing', 'printed', 'prints', 'print'].map(stem)).size).toBe(1)
  expect(stem('bus')).toBe('bus')
  expect(otherSpellings('colour')).toContain('color')
  expect(otherSpellings('nebulizer')).toContain('nebuliser')
})

test('U-06 letters are cut into syllables in every way, the fewest first', () => {
  expect(syllabify('xian')).toEqual([['xian'], ['xi', 'an']])
  expect(syllabify('squid')).toEqual([])
})

test.each([
  ['0.5 kg', '~500g'],
  ['500克', '~500g'],
  ['1斤', '~500g'],
  ['20 inch', '~508mm'],
  ['10,000mAh', '~10000mah'],
  ['2 m2', '~2m2'],
  ['3 boxes', undefined],
])('U-07 %s is the quantity %s', (text, expected) => {
  expect(quantityAt(tokens(fold(text)), 0)?.text).toBe(expected)
})
