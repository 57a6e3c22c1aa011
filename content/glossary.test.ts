import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Group {
  id: number
  zh: string[]
  en: string[]
}

/** No cell of this table holds a comma or a quotation mark, so that a line can be cut at its commas. */
function readGroups(): Group[] {
  const text = readFileSync(new URL('./glossary.csv', import.meta.url), 'utf8')
  const [head, ...lines] = text.trimEnd().split('\n')
  expect(head).toBe('id,terms.zh,terms.en,topic')
  return lines.map((line) => {
    const cells = line.split(',')
    expect(cells, line).toHaveLength(4)
    const [id, zh = '', en = '', topic] = cells
    expect(topic, line).not.toBe('')
    return { id: Number(id), zh: terms(zh), en: terms(en) }
  })
}
const terms = (cell: string) => (cell === '' ? [] : cell.split('; '))
const groups = readGroups()
const hasHan = (term: string) => /\p{Script=Han}/u.test(term)

test('E-07 the trade glossary has at least 450 groups, most of them in both languages', () => {
  expect(groups.length).toBeGreaterThanOrEqual(450)
  expect(groups.filter(({ zh, en }) => zh.length > 0 && en.length > 0).length).toBeGreaterThanOrEqual(450)
  expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length)
})

test('E-07 every group of the glossary leads from each of its terms to another', () => {
  for (const { id, zh, en } of groups) expect(zh.length + en.length, String(id)).toBeGreaterThanOrEqual(2)
})

test('E-07 no term stands in two groups of the glossary, in whatever case', () => {
  const all = groups.flatMap(({ zh, en }) => [...zh, ...en]).map((term) => term.toLowerCase())
  expect(all.filter((term, index) => all.indexOf(term) !== index)).toEqual([])
})

test('E-07 each term stands in the column of its language, trimmed and without separators', () => {
  for (const { zh, en } of groups) {
    for (const term of zh) expect(hasHan(term), term).toBe(true)
    for (const term of en) expect(hasHan(term), term).toBe(false)
    for (const term of [...zh, ...en]) expect(term, term).toMatch(/^[^\s;|/"][^;|/"]*[^\s;|/"]$/u)
  }
})

test('E-07 the glossary has no Chinese term of one character', () => {
  expect(groups.flatMap(({ zh }) => zh).filter((term) => [...term].length < 2)).toEqual([])
})

test('E-07 the glossary knows the words buyers use for what the content calls otherwise', () => {
  const groupOf = (term: string) => groups.find(({ zh, en }) => [...zh, ...en].includes(term))?.id
  for (const [one, other] of [
    ['充电宝', 'power bank'],
    ['光伏', 'solar'],
    ['起订量', 'MOQ'],
    ['离岸价', 'FOB'],
    ['单车', 'bicycle'],
    ['jewelry', 'jewellery'],
    ['Turkey', 'Türkiye'],
  ])
    expect(groupOf(one ?? ''), one).toBe(groupOf(other ?? ''))
})
