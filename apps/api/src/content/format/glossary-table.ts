import { glossaryKey, termsOf } from '@tradefloor/search'
import { id, w, words } from './column-makers.ts'
import type { Table, Words } from './columns.ts'

const mostTerms = 20
const longestTerm = 60
const hasWord = (term: string) => /[\p{L}\p{N}]/u.test(term)

export const glossary: Table = {
  name: 'glossary',
  about: w(
    '搜索用的行业词汇：同组的词含义相同，搜其一也能找到其余',
    'Words of the trade for the search: those of a group mean the same, and one finds the others',
  ),
  columns: {
    id: id(w('词组编号', 'Number of the group')),
    terms: words(600, w('词，两个或更多，用分号隔开', 'Terms, two or more, joined by semicolons'), true),
    topic: { kind: 'text', max: 60, about: w('主题，供您自己查看', 'Topic, for whoever reads the list') },
    strike: {
      kind: 'flag',
      otherwise: false,
      about: w(
        '是否拆开：这两个词含义不同，搜索不再把它们当作一样；不填为否',
        'Keeps the two terms apart, though the software or the fair’s own content says they mean the same; no when empty',
      ),
      example: 'no',
    },
  },
  contradictions: ({ terms, strike }) => faultsOfTerms(terms as Words, strike === true),
}

function faultsOfTerms(written: Words, strike: boolean): { field: string; text: Words }[] {
  const terms = termsOf(written)
  const fault = (text: Words) => [{ field: 'terms', text }]
  const nameless = terms.find((term) => !hasWord(term))
  if (nameless !== undefined)
    return fault(w(`“${nameless}”里没有字`, `has “${nameless}”, which holds no word`))
  const long = terms.find((term) => [...term].length > longestTerm)
  if (long !== undefined)
    return fault(
      w(`有一个词超过 ${longestTerm} 个字`, `has a term that is longer than ${longestTerm} characters`),
    )
  const keys = terms.map(glossaryKey)
  const twice = terms.find((_, index) => keys.indexOf(keys[index] as string) !== index)
  if (twice !== undefined) return fault(w(`“${twice}”写了两次`, `names “${twice}” twice`))
  if (strike && terms.length !== 2)
    return fault(w('要拆开的应正好是两个词', 'should be exactly the two terms that are kept apart'))
  if (terms.length < 2)
    return fault(w('至少要有两个词，用分号隔开', 'should be two terms or more, joined by semicolons'))
  return terms.length > mostTerms
    ? fault(w(`超过 ${mostTerms} 个词`, `has more than ${mostTerms} terms`))
    : []
}
