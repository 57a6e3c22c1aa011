import { expect, test } from 'vitest'
import type { SearchDocument } from './document.ts'
import { likenessOf } from './likeness.ts'
import { packFields } from './stored-fields.ts'
import { type Described, subjectOf, subjectOfText } from './subject.ts'
import { subjectQueries } from './subject-query.ts'
import { aProduct, searchableFair } from './testing/searchable-fair.ts'

const seafood = { category: { zh: '海产品', en: 'Seafood' } }
const others = Array.from({ length: 40 }, (_, n) => aProduct(100 + n, `冷冻食品${n}`, 'Frozen food'))
const documents: SearchDocument[] = [
  aProduct(1, '冷冻鱿鱼筒', 'Frozen squid tubes', seafood),
  aProduct(2, '鱿鱼圈', 'Squid rings', seafood),
  aProduct(3, '冷冻虾仁', 'Frozen shrimp', seafood),
  aProduct(4, '冷冻牛肉', 'Frozen beef', { category: { zh: '肉类', en: 'Meat' } }),
  aProduct(6, '鱿鱼干', 'Dried squids'),
  aProduct(5, '办公椅', 'Office chair', { category: { zh: '家具', en: 'Furniture' } }),
  ...others,
]
const { vocabulary, glossary } = searchableFair(documents)
const knowledge = { vocabulary, glossary }

function described(id: number): Described {
  const document = documents.find((each) => each.id === id)
  if (!document) throw new Error(`There is no product ${id}`)
  const category = document.fields.category?.zh
  return { stored: packFields(document), categories: category ? [category] : [] }
}
const squid = subjectOf(described(1), knowledge)
const like = (id: number) => likenessOf(squid, described(id))

test('U-73 what shares a rare word is more like it than what shares the category, and that more than a common word', () => {
  expect(like(2)?.score).toBeGreaterThan(like(3)?.score ?? Number.POSITIVE_INFINITY)
  expect(like(3)?.score).toBeGreaterThan(0)
  expect(like(4)).toBeUndefined()
  expect(like(5)).toBeUndefined()
})

test('U-73 the reason has the shared words of both languages and the shared category', () => {
  expect(like(2)).toMatchObject({ category: '海产品', words: { zh: ['鱿鱼'], en: ['squid'] } })
  expect(like(3)).toMatchObject({ category: '海产品', words: { zh: [], en: [] } })
})

test('U-73 another form of an English word is the same word', () => {
  expect(like(6)?.words.en).toEqual(['squid'])
})

test('U-73 the place of a company is no reason to be like it', () => {
  const company = (id: number, zh: string, place: string): SearchDocument => ({
    ...aProduct(id, zh, ''),
    kind: 'exhibitor',
    fields: { name: { zh }, place: { zh: place } },
  })
  const one = company(201, '舟山东海船务', '舟山')
  const two = company(202, '舟山新星箱包', '舟山')
  const fair = searchableFair([one, two, ...others])
  const subject = subjectOf({ stored: packFields(one), categories: [] }, fair)
  expect(likenessOf(subject, { stored: packFields(two), categories: [] })).toBeUndefined()
})

test('U-73 a word of one language alone is a chance, where both are told in both', () => {
  const rings = {
    ...aProduct(7, '回转支承', 'Slewing rings'),
    fields: { name: { zh: '回转支承', en: 'Slewing squid' } },
  }
  expect(likenessOf(squid, { stored: packFields(rings), categories: [] })).toBeUndefined()
})

test('U-73 a word that is in the name of everything says nothing', () => {
  const pens = [
    aProduct(301, '办公用品', 'Office supplies'),
    aProduct(302, '体育用品', 'Sports supplies'),
    ...others,
  ]
  const fair = searchableFair(pens)
  const subject = subjectOfText('采购办公用品', fair)
  const stored = (at: number) => packFields(pens[at] as SearchDocument)
  expect(likenessOf(subject, { stored: stored(0), categories: [] })?.words.zh).toEqual(['办公用品'])
  expect(likenessOf(subject, { stored: stored(1), categories: [] })).toBeUndefined()
})

test('U-75 a purpose is read without what only says that one buys', () => {
  const wanted = subjectOfText('采购鱿鱼，寻找供应商 looking for squid suppliers', knowledge)
  expect(wanted.words.map(({ text }) => text)).toEqual(['squid'])
  expect(likenessOf(wanted, described(2))?.words).toEqual({ zh: ['鱿鱼'], en: ['squid'] })
  expect(likenessOf(wanted, described(5))).toBeUndefined()
})

test('U-73 the index is asked by the rarest words, within a bound of documents, and by the category', () => {
  const { words, category } = subjectQueries(squid, 10)
  expect(words).toContain("'n鱿鱼'")
  expect(words).toContain("'nsquid'")
  expect(words).not.toContain('frozen')
  expect(category).toContain("'s海产'")
  expect(subjectQueries(subjectOfText('??', knowledge), 10)).toEqual({ words: null, category: null })
})
