import { Glossary, Vocabulary } from '@tradefloor/search'
import { expect, test } from 'vitest'
import { mayBeName } from './names-of-people.ts'

const known = {
  vocabulary: new Vocabulary([
    ['nsteel', 3],
    ['n王牌', 2],
    ['n金属', 2],
  ]),
  glossary: new Glossary([{ terms: ['fish fin', '鱼翅'] }, { terms: ['tungsten', '钨'] }]),
}

test.each([
  ['olga demir', true],
  ['anna maria rossi', true],
  ['王小明', true],
  ['張偉', true],
  ['欧阳', false],
  ['shark', false],
  ['stainless steel', false],
  ['tungsten carbide', false],
  ['valve dn50', false],
  ['cold rolled carbon sheet', false],
  ['王牌茶叶', false],
  ['金属', false],
  ['金屬', false],
  ['鱿鱼', false],
  ['', false],
])('U-69 whether “%s” may be the name of a person: %s', (words, expected) => {
  expect(mayBeName(words, known)).toBe(expected)
})
