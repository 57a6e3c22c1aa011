import { expect, test } from 'vitest'
import { planQuery } from './plan-query.ts'
import { rank } from './ranking.ts'
import { completions } from './suggestions.ts'
import { aProduct, searchableFair } from './testing/searchable-fair.ts'

const fair = searchableFair([
  aProduct(1, '冷冻鱿鱼', 'Frozen squid'),
  aProduct(2, '鱿鱼圈', 'Squid rings'),
  aProduct(3, '方钢', 'Square steel'),
])

test.each([
  ['the last word, the commonest first', 'frozen squ', ['frozen squid', 'frozen square']],
  ['pinyin', 'youyu', ['鱿鱼']],
  ['pinyin that ends within a syllable', 'youy', ['鱿鱼']],
  ['one letter is too little', 's', []],
  ['nothing after a symbol', 'squ%', []],
  ['nothing for nothing', '  ', []],
])('U-12 completions: %s', (_, typed, expected) => {
  expect(completions(typed, fair)).toEqual(expected)
})

test('U-12 a plan made while typing reads pinyin that ends within a syllable, beside words that begin so', () => {
  const fruit = searchableFair([aProduct(1, '梨子', 'Pears'), aProduct(2, '灯', 'Liz lamp')])
  const found = (typing: boolean) => {
    const plan = planQuery('liz', { ...fruit, typing })
    return rank(plan, fruit.candidates.find(plan)).map(({ candidate }) => candidate.id)
  }
  expect(found(true)).toEqual([2, 1])
  expect(found(false)).toEqual([2])
})
