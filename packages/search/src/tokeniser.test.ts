import { expect, test } from 'vitest'
import { fold, foldWithPositions } from './fold.ts'
import { termsOf } from './lexemes.ts'
import { tokens } from './tokeniser.ts'

const texts = (text: string) => tokens(fold(text)).map((token) => token.text)
const terms = (text: string) => [...termsOf(tokens(fold(text)))].sort()

test.each([
  ['full width', 'ＡＢＣ　１２', 'abc 12'],
  ['traditional characters', '冷凍魷魚', '冷冻鱿鱼'],
  ['variants of Hong Kong', '糭 枱', '粽 台'],
  ['accents', 'Jaén Logroño Łódź', 'jaen logrono lodz'],
  ['accents in two units', 'Jae\u0301n', 'jaen'],
  ['ligatures and sharp s', 'Straße ﬁsh Ærø', 'strasse fish aero'],
  ['signs of units', '㎏ ㎡ ℃', 'kg m2 °c'],
  ['a dotted capital I', 'İzmir', 'izmir'],
  ['typographic quotes and dashes', 'O’Brien – tea', "o'brien - tea"],
  ['rare characters and emoji', '𠮷野家😀', '𠮷野家😀'],
])('U-01 folding: %s', (_, text, expected) => {
  expect(fold(text)).toBe(expected)
})

test('U-01 each folded unit knows the original character that it came from', () => {
  const { text, starts, ends } = foldWithPositions('𠮷ﬁé')
  expect(text).toBe('𠮷fie')
  expect(starts).toEqual([0, 0, 2, 2, 3])
  expect(ends).toEqual([2, 2, 3, 3, 4])
})

test.each([
  ['words and runs', 'Frozen 冷冻鱿鱼 squid', ['frozen', '冷冻鱿鱼', 'squid']],
  ['letters and digits apart', '500ml A4纸', ['500', 'ml', 'a', '4', '纸']],
  ['decimals whole, thousands without commas', '0.5 1,000 3,5', ['0.5', '1000', '3', '5']],
  ['symbols one by one', '100% a_b \\ <=>', ['100', '%', 'a', '_', 'b', '\\', '<', '=', '>']],
  ['punctuation parts', '水产（舟山），鱼', ['水产', '舟山', '鱼']],
])('U-02 tokens: %s', (_, text, expected) => {
  expect(texts(text)).toEqual(expected)
})

test.each([
  ['single characters and bigrams', '鱿鱼圈', ['圈', '鱼', '鱼圈', '鱿', '鱿鱼']],
  [
    'model numbers whole, in parts and from each part on',
    'SV-EH-500',
    ['500', 'eh', 'eh500', 'sv', 'sveh500'],
  ],
  ['apostrophes', "O'Brien", ['brien', 'o', 'obrien']],
  ['a quantity in another unit', '0.5 kg', ['0.5', 'kg', '~500g']],
  ['a quantity in Chinese', '500克装', ['500', '克', '克装', '装', '~500g']],
  ['a symbol with its neighbour', '100%', ['%', '100', '100|%']],
])('U-02 terms: %s', (_, text, expected) => {
  expect(terms(text)).toEqual([...expected].sort())
})
