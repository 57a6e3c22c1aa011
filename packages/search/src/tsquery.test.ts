import { expect, test } from 'vitest'
import { lexemesOf, tsvectorText } from './lexemes.ts'
import { planQuery } from './plan-query.ts'
import { aProduct } from './testing/searchable-fair.ts'
import { tsqueriesOf } from './tsquery.ts'
import { Vocabulary } from './vocabulary.ts'

test('U-02 each term has one lexeme, in the first space that it belongs to', () => {
  const lexemes = lexemesOf({
    ...aProduct(1, '鱿鱼', 'Squid', { category: { en: 'Squid, fresh' }, text: { en: 'Fresh squid at sea' } }),
    filters: { exhibition: [34] },
  })
  expect(lexemes.sort()).toEqual(
    [
      'n鱿',
      'n鱼',
      'n鱿鱼',
      'nsquid',
      'bs',
      'bsq',
      'e鱿鱼',
      'esquid',
      'sfresh',
      'xat',
      'xsea',
      'fexhibition:34',
    ].sort(),
  )
})

test('U-05 quotes and backslashes are quoted for PostgreSQL', () => {
  expect(tsvectorText(["na'b", 'n\\'])).toBe("'na''b' 'n\\\\'")
  expect(tsqueriesOf(planQuery('\\')).names).toBe("'n\\\\'")
})

test('U-02 a query asks for names alone, for everything, and for the exact name, each with its filters', () => {
  const { any, names, exactName, relaxed } = tsqueriesOf(
    planQuery('鱿鱼', { vocabulary: new Vocabulary([['n鱼', 1]]) }),
    {
      exhibition: [34, 51],
      province: ['33'],
    },
  )
  const filters = "('fexhibition:34'|'fexhibition:51')&'fprovince:33'"
  expect(any).toBe(`(('n鱿鱼'|'s鱿鱼'|'x鱿鱼')&${filters})`)
  expect(names).toBe(`('n鱿鱼'&${filters})`)
  expect(exactName).toBe(`('e鱿鱼'&${filters})`)
  expect(relaxed).toContain("('n鱼'|'s鱼'|'x鱼')")
})

test('U-02 nothing typed asks for the filters only, punctuation alone for nothing', () => {
  const nothing = { any: null, names: null, exactName: null, relaxed: null }
  expect(tsqueriesOf(planQuery('  '))).toEqual(nothing)
  expect(tsqueriesOf(planQuery(' '), { industry: ['food'] })).toEqual({ ...nothing, any: "'findustry:food'" })
  expect(tsqueriesOf(planQuery('!?'), { industry: ['food'] })).toEqual(nothing)
})

test('U-08 the vocabulary follows changes', () => {
  const vocabulary = new Vocabulary([['nsquid', 1]])
  const correction = () => planQuery('sqiud', { vocabulary }).didYouMean
  expect(correction()).toBe('squid')
  vocabulary.add('nsquid', -1)
  expect(correction()).toBeUndefined()
  vocabulary.add('ssquid', 2)
  expect(correction()).toBe('squid')
})

test('U-02 model numbers, filters and symbols take no place in the vocabulary', () => {
  const vocabulary = new Vocabulary([
    ['n6205', 1],
    ['fexhibition:34', 1],
    ['n%', 1],
    ['n~500g', 1],
  ])
  expect(vocabulary.holds('squid')).toBe(false)
})

test('U-85 a word that is typed again asks for nothing more, a symbol for what stands beside it', () => {
  const typed = (query: string) => planQuery(query).variants[0]?.groups.map((group) => group.typed)
  expect(typed('squid rings squid squid')).toEqual(['squid', 'rings'])
  expect(typed('a%b %c')?.filter((each) => each === '%')).toHaveLength(2)
})
