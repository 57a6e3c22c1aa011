import { expect, test } from 'vitest'
import { Glossary } from './glossary.ts'
import { pairsOf, withoutStruck } from './glossary-groups.ts'
import { alignedUnits, glossaryLearning, learnGlossary } from './glossary-learning.ts'
import { nearestWords } from './nearest-words.ts'
import { aProduct, searchableFair } from './testing/searchable-fair.ts'
import { Vocabulary } from './vocabulary.ts'

const bilingual = [
  aProduct(1, '冷冻鱿鱼', 'Frozen squid'),
  aProduct(2, '鱿鱼圈', 'Squid rings'),
  aProduct(3, '鱿鱼丝', 'Shredded squid'),
  aProduct(4, '冷冻墨鱼', 'Frozen cuttlefish'),
  aProduct(5, '深沟球轴承', 'Deep-groove bearing'),
  aProduct(6, '滚子轴承', 'Roller bearings'),
  aProduct(9, '推力轴承', 'Thrust bearing'),
  aProduct(10, '冷冻虾仁', 'Frozen shrimp'),
]

test('U-09 names in both languages teach pairs, fragments are left out', () => {
  const pairs = learnGlossary(bilingual.flatMap(alignedUnits)).map(({ terms }) => terms.join('='))
  expect(pairs).toEqual(expect.arrayContaining(['squid=鱿鱼', 'frozen=冷冻', 'bearing=轴承']))
  expect(pairs).not.toContain('squid=鱿')
})

test('U-09 what is described in one language only is found in the other by what was learnt', () => {
  const learnt = learnGlossary(bilingual.flatMap(alignedUnits))
  const fair = searchableFair([aProduct(7, '速冻鱿鱼头', ''), aProduct(8, '', 'Bearing housing')], learnt)
  expect(fair.found('squid')).toEqual([7])
  expect(fair.found('轴承')).toEqual([8])
})

test('U-09 lists are learnt from item by item, if both have as many', () => {
  const exhibitor = {
    ...aProduct(1, '东海水产有限公司', 'East Sea Fishery Co., Ltd.', {
      mainProducts: { zh: '鱿鱼、虾', en: 'squid, shrimp' },
    }),
    kind: 'exhibitor' as const,
  }
  expect(alignedUnits(exhibitor)).toEqual([
    { zh: '东海水产', en: 'East Sea Fishery' },
    { zh: '鱿鱼', en: 'squid' },
    { zh: '虾', en: ' shrimp' },
  ])
  exhibitor.fields.mainProducts = { zh: '鱿鱼', en: 'squid, shrimp' }
  expect(alignedUnits(exhibitor)).toHaveLength(1)
})

test('U-09 a pair is read in both directions, in singular and plural, the surest first', () => {
  const glossary = new Glossary([
    { terms: ['power bank', '移动电源'], weight: 0.6 },
    { terms: ['Power Banks', '充电宝'] },
  ])
  expect(glossary.translations(['power', 'bank']).map(({ shown }) => shown)).toEqual(['充电宝', '移动电源'])
  expect(glossary.translations(['充电宝'])).toEqual([
    { parts: ['power', 'banks'], weight: 1, shown: 'Power Banks' },
  ])
})

test('U-66 what is learnt in steps is what is learnt at once', () => {
  const units = bilingual.flatMap(alignedUnits)
  const steps = glossaryLearning(units)
  let step = steps.next()
  let count = 0
  for (; !step.done; step = steps.next()) count++
  expect(count).toBeGreaterThan(2)
  expect(step.value).toEqual(learnGlossary(units))
})

test('U-65 every two terms of a group are a pair, whatever semicolon parts them', () => {
  const pairs = pairsOf({ zh: '鱿鱼；柔鱼', en: ' squid; ' })
  expect(pairs.map(({ terms }) => terms.join('='))).toEqual(['鱿鱼=柔鱼', '鱿鱼=squid', '柔鱼=squid'])
})

test('U-65 a pair that is struck out is gone in either direction, in singular and plural, and others stay', () => {
  const pairs = pairsOf({ zh: '鱿鱼', en: 'squid; calamari' })
  const left = withoutStruck(pairs, [{ terms: ['Squids', '鱿鱼'] }])
  expect(left.map(({ terms }) => terms.join('='))).toEqual(['鱿鱼=calamari', 'squid=calamari'])
  expect(withoutStruck(pairs, [])).toEqual(pairs)
})

test('U-67 words near a query are those a slip away, beginning alike, or sharing characters or their sound', () => {
  const vocabulary = new Vocabulary([
    ['nsquid', 3],
    ['nbearing', 2],
    ['nbearings', 1],
    ['n鱿鱼', 3],
    ['n鱼丸', 1],
    ['n水产', 2],
  ])
  const near = (text: string) => nearestWords(text, { vocabulary, glossary: new Glossary() })
  expect(near('squiid')).toEqual(['squid'])
  expect(near('bearingless')).toEqual(['bearing', 'bearings'])
  expect(near('鱼翅')).toEqual(['鱿鱼', '鱼丸'])
  expect(near('友于')).toEqual(['鱿鱼'])
  expect(near('%')).toEqual([])
})

test('U-67 the end of one word with the beginning of the next is no word near a query', () => {
  const vocabulary = new Vocabulary([
    ['n冷冻', 9],
    ['n冻鱿', 2],
    ['n鱿鱼', 7],
    ['n鱼圈', 1],
  ])
  expect(nearestWords('冻鱿条', { vocabulary, glossary: new Glossary() })).toEqual(['冷冻', '鱿鱼'])
})

test('U-66 what only two texts share is not learnt: a product and its maker often say one thing twice', () => {
  const twice = [
    { zh: '东海水产', en: 'East Sea Fishery' },
    { zh: '东海水产有限公司', en: 'East Sea Fishery Ltd' },
  ]
  expect(learnGlossary(twice)).toEqual([])
})
