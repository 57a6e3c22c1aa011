import { type GlossaryPair, glossaryKey, termsOf, withoutStruck } from '@tradefloor/search'
import { checkTable } from '../../content/format/check-table.ts'
import { Problems } from '../../content/format/problem.ts'
import { tables } from '../../content/format/tables.ts'
import type { OwnGroup } from '../../modules/search/index.ts'
import { usage } from '../read-command-line.ts'
import { Refusal } from '../refusal.ts'

/** One group of the organiser's, before and after. */
export interface GroupChange {
  before: OwnGroup | null
  after: OwnGroup | null
}

interface Given {
  terms: string[]
  topic: string
}

/** The terms as one group. If one of them stands in a group already, the others join it. */
export function planAdd(own: OwnGroup[], { terms, topic }: Given): GroupChange[] {
  const groups = own.filter(({ strike }) => !strike)
  const touched = groups.filter((group) => sharesTerm(group, terms))
  if (touched.length > 1) throw inSeveralGroups(touched)
  const [before = null] = touched
  const together = [...(before ? termsOf(before) : []), ...terms]
  const apart = own.find((group) => group.strike && termsOf(group).every((term) => isAmong(term, together)))
  if (apart)
    throw new Refusal({
      zh: `词组 ${apart.id} 把其中两个词拆开了；先用 glossary remove ${apart.id} 删除它`,
      en: `Group ${apart.id} keeps two of them apart; take it out first: glossary remove ${apart.id}`,
    })
  const known = new Set(before ? termsOf(before).map(glossaryKey) : [])
  const added = terms.filter((term) => !known.has(glossaryKey(term)))
  if (before && added.length === 0 && (topic === '' || topic === before.topic)) return []
  const after = checked({
    id: before?.id ?? nextId(own),
    zh: joined(before?.zh, added.filter(isChinese)),
    en: joined(
      before?.en,
      added.filter((term) => !isChinese(term)),
    ),
    topic: topic || (before?.topic ?? ''),
    strike: false,
  })
  return [{ before, after }]
}

/** The two terms are kept apart from now on, whatever the software or the content says. */
export function planStrike(own: OwnGroup[], { terms, topic }: Given): GroupChange[] {
  const pair = pairOf(terms)
  const together = own.find((group) => !group.strike && hasBoth(group, pair))
  if (together)
    throw new Refusal({
      zh: `这两个词都在您自己的词组 ${together.id} 里；先用 glossary remove ${together.id} 删除它`,
      en: `Both stand in your own group ${together.id}; take it out first: glossary remove ${together.id}`,
    })
  if (own.some((group) => group.strike && hasBoth(group, pair))) return []
  const after = checked({
    id: nextId(own),
    zh: terms.filter(isChinese).join('; '),
    en: terms.filter((term) => !isChinese(term)).join('; '),
    topic,
    strike: true,
  })
  return [{ before: null, after }]
}

export function planRemove(own: OwnGroup[], ids: number[]): GroupChange[] {
  return [...new Set(ids)].map((id) => {
    const before = own.find((group) => group.id === id)
    if (!before)
      throw new Refusal({
        zh: `您的词汇表里没有词组 ${id}；expo glossary 列出所有词组`,
        en: `There is no group ${id} of your own; expo glossary lists them`,
      })
    return { before, after: null }
  })
}

/** Whether one of the pairs is that of the two terms, in whatever form. */
export const isKnownPair = (pairs: GlossaryPair[], terms: string[]) =>
  withoutStruck(pairs, [pairOf(terms)]).length < pairs.length

function pairOf(terms: string[]): GlossaryPair {
  const [one, other, ...more] = terms
  if (one === undefined || other === undefined || more.length > 0)
    throw usage({
      zh: '请给出正好两个词，例如：glossary strike 鱿鱼 octopus',
      en: 'Give exactly two terms, such as: glossary strike 鱿鱼 octopus',
    })
  return { terms: [one, other] }
}

const isChinese = (term: string) => /\p{Script=Han}/u.test(term)
const joined = (before: string | undefined, added: string[]) => [before, ...added].filter(Boolean).join('; ')
const nextId = (own: OwnGroup[]) => Math.max(0, ...own.map(({ id }) => id)) + 1

const isAmong = (term: string, terms: string[]) => terms.map(glossaryKey).includes(glossaryKey(term))
const keysOf = (group: OwnGroup) => new Set(termsOf(group).map(glossaryKey))
const sharesTerm = (group: OwnGroup, terms: string[]) => {
  const keys = keysOf(group)
  return terms.some((term) => keys.has(glossaryKey(term)))
}
const hasBoth = (group: OwnGroup, { terms }: GlossaryPair) => {
  const keys = keysOf(group)
  return terms.every((term) => keys.has(glossaryKey(term)))
}

const inSeveralGroups = (groups: OwnGroup[]) => {
  const ids = groups.map(({ id }) => id)
  return new Refusal({
    zh: `这些词分在词组 ${ids.join('、')} 里；先用 glossary remove 删除其中之一`,
    en: `These terms stand in the groups ${ids.join(' and ')}; take one of them out first with glossary remove`,
  })
}

/** By the same rules as a line of the table, so that an export can always be brought in again. */
function checked(group: OwnGroup): OwnGroup {
  const fields = new Map(
    Object.entries({
      id: String(group.id),
      'terms.zh': group.zh,
      'terms.en': group.en,
      topic: group.topic,
      strike: group.strike ? 'yes' : '',
    }).filter(([, text]) => text !== ''),
  )
  const problems = new Problems()
  const nowhere = { isCountry: () => false, isArea: () => false }
  checkTable(tables.glossary, [{ file: 'glossary', line: 1, fields }], nowhere, problems)
  const [problem] = problems.list
  if (!problem) return group
  const field = problem.field ?? 'terms'
  throw usage({ zh: `${field} ${problem.text.zh}`, en: `${field} ${problem.text.en}` })
}
