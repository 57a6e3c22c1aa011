import { expect, test } from 'vitest'
import { isJoinedIn, isJoinedWhole, matchField } from './field-match.ts'

test('U-07 letters are found one after another whatever blanks are between, and not across other letters', () => {
  expect(isJoinedIn(' wheel chair ', 'wheelchair')).toBe(true)
  expect(isJoinedIn(' wheel arm chair ', 'wheelchair')).toBe(false)
  expect(isJoinedIn(' wheel ', 'wheelchair')).toBe(false)
})

test('U-07 a quantity beside a token does not part the letters', () => {
  expect(isJoinedIn(' pump 3 kw ~3kw ', 'pump3kw')).toBe(true)
  expect(isJoinedWhole(' pump 3 kw ~3kw ', 'pump3kw')).toBe(true)
})

test('U-10 a whole name is all of it, and in a list of items all of one', () => {
  expect(isJoinedWhole(' green tea ', 'greentea')).toBe(true)
  expect(isJoinedWhole(' green tea bag ', 'greentea')).toBe(false)
  expect(isJoinedWhole(' black tea | green tea ', 'greentea')).toBe(false)
  expect(isJoinedWhole(' black tea | green tea ', 'greentea', '|')).toBe(true)
  expect(isJoinedWhole(' green tea bag | green tea ', 'greentea', '|')).toBe(true)
})

test('U-10 a word is found as a whole, and a beginning only where a token begins', () => {
  const scored = (text: string, kind: 'exact' | 'prefix', field: string) =>
    matchField({ text, need: [] }, kind, field)
  expect(scored('tea', 'exact', ' steam tea ')).toBe(1)
  expect(scored('tea', 'exact', ' tea pot ')).toBeGreaterThan(1)
  expect(scored('tea', 'exact', ' steam ')).toBe(0)
  expect(scored('tea', 'prefix', ' steam ')).toBe(0)
  expect(scored('tea', 'prefix', ' teapot ')).toBeGreaterThan(0)
})
