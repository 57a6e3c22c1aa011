import { expect, test } from 'vitest'
import { highlights } from './highlights.ts'
import { aProduct, searchableFair } from './testing/searchable-fair.ts'

const fair = searchableFair(
  [
    aProduct(1, '冷冻鱿鱼筒', 'Frozen Squid Tubes', { model: { en: 'SQ-T-10' } }),
    aProduct(2, '橄榄油 500 毫升', 'Olive Oil 500 ml, Jaén'),
    aProduct(3, '轴承', 'Bearings'),
  ],
  [{ terms: ['鱿鱼', 'calamari'] }],
)

test.each([
  ['a Chinese run', '鱿鱼', '冷冻鱿鱼筒', ['鱿鱼']],
  ['traditional characters in the text', '鱿鱼', '冷凍魷魚筒', ['魷魚']],
  ['traditional characters in the query', '魷魚', '冷冻鱿鱼筒', ['鱿鱼']],
  ['pinyin', 'youyu', '冷冻鱿鱼筒', ['鱿鱼']],
  ['initials', 'ldyy', '冷冻鱿鱼筒', ['冷冻鱿鱼']],
  ['the glossary', 'calamari', '冷冻鱿鱼筒', ['鱿鱼']],
  ['a word in any case', 'SQUID', 'Frozen Squid tubes', ['Squid']],
  ['a beginning', 'squ', 'Frozen Squid', ['Squ']],
  ['another form', 'bearing', 'Ball Bearings', ['Bearings']],
  ['a slip', 'sqiud', 'Frozen Squid', ['Squid']],
  ['several words', 'tubes frozen', 'Frozen Squid Tubes', ['Frozen', 'Tubes']],
  ['full width', 'squid', 'Ｓｑｕｉｄ', ['Ｓｑｕｉｄ']],
  ['accents', 'jaen', 'Oil of Jaén', ['Jaén']],
  ['accents of two units', 'jaen', 'Oil of Jae\u0301n', ['Jae\u0301n']],
  ['a model, however it is parted', 'sqt10', 'Model SQ-T-10', ['SQ-T-10']],
  ['a quantity', '500ml', '橄榄油 500 毫升装', ['500 毫升']],
  ['after an emoji', '鱿鱼', '😀鱿鱼', ['鱿鱼']],
  ['nothing', '鱿鱼', 'Olive oil', []],
])('U-11 %s', (_, query, text, expected) => {
  expect(highlights(fair.plan(query), text).map(([start, end]) => text.slice(start, end))).toEqual(expected)
})

test.each([
  ['at the end', '冷冻鱿鱼圈', '冷冻鱿鱼筒', ['冷冻鱿鱼']],
  ['in the middle', '冷冻鲤鱼筒', '冷冻鱿鱼筒', ['冷冻', '鱼筒']],
])('U-11 a wrong character %s is not marked', (_, query, text, expected) => {
  const marked = highlights(fair.plan(query), text, true)
  expect(marked.map(([start, end]) => text.slice(start, end))).toEqual(expected)
})

test('U-11 what only relaxing looks for is marked in similar hits only', () => {
  const plan = fair.plan('冰鲜鱿鱼筒')
  expect(highlights(plan, '冷冻鱿鱼筒')).toEqual([])
  expect(highlights(plan, '冷冻鱿鱼筒', true)).toEqual([[2, 5]])
})
