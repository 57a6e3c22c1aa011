import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { meanScore, scoreQuery } from './relevance-score.ts'
import { halves, type JudgedQuery, queryClasses, readHalf } from './relevance-set.ts'

const demo = new URL('../../content/demo/', import.meta.url)
const idsOf = (table: string) =>
  new Set(
    readdirSync(new URL(`${table}/`, demo)).flatMap((file) =>
      (JSON.parse(readFileSync(new URL(`${table}/${file}`, demo), 'utf8')) as { id: number }[]).map(
        ({ id }) => id,
      ),
    ),
  )
const known = { exhibitors: idsOf('companies'), exhibits: idsOf('products') }
const all = halves.flatMap((half) => readHalf(half).map((judged) => ({ half, ...judged })))

test('E-07 the relevance set has at least 180 queries, and every class in both halves', () => {
  expect(all.length).toBeGreaterThanOrEqual(180)
  for (const half of halves) {
    const inHalf = all.filter((each) => each.half === half)
    expect([...new Set(inHalf.map((each) => each.class))].sort()).toEqual([...queryClasses].sort())
    for (const kind of ['exhibitors', 'exhibits'])
      expect(inHalf.filter((each) => each.kind === kind).length).toBeGreaterThanOrEqual(70)
  }
})

test('E-07 the halves of the relevance set are balanced in every class', () => {
  for (const name of queryClasses) {
    const [tuning = 0, heldOut = 0] = halves.map(
      (half) => all.filter((each) => each.half === half && each.class === name).length,
    )
    expect(Math.abs(tuning - heldOut), name).toBeLessThanOrEqual(1)
    expect(Math.min(tuning, heldOut), name).toBeGreaterThanOrEqual(4)
  }
})

test('E-07 every number of the relevance set is one of the demo content, once a query', () => {
  for (const { kind, query, relevant, acceptable } of all) {
    const ids = [...relevant, ...acceptable]
    expect(new Set(ids).size, query).toBe(ids.length)
    for (const id of ids) expect(known[kind].has(id), `${query}: ${id}`).toBe(true)
  }
})

test('E-07 no query stands twice for one kind and language, and only two classes may want nothing', () => {
  const keys = all.map(({ kind, language, query }) => `${kind} ${language} ${query}`)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  for (const each of all) {
    expect(each.query).not.toBe('')
    if (each.relevant.length === 0) expect(['nothing', 'symbols'], each.query).toContain(each.class)
    if (each.class === 'nothing') expect(each.relevant, each.query).toEqual([])
  }
})

const judged = (relevant: number[], acceptable: number[] = []): JudgedQuery => ({
  ...{ class: 'zh-2', kind: 'exhibits', language: 'zh', query: '鱿鱼' },
  ...{ relevant, acceptable },
})
const hits = (...ids: number[]) => ids.map((id) => ({ id }))

test('E-07 a result is judged once a product, without the acceptable ones, among the first ten', () => {
  expect(scoreQuery(judged([1, 2]), hits(3, 3, 1, 1, 2))).toMatchObject({ recall: 1, reciprocalRank: 1 / 2 })
  expect(scoreQuery(judged([1, 2], [3]), hits(3, 1))).toMatchObject({ recall: 1 / 2, reciprocalRank: 1 })
  const eleven = Array.from({ length: 11 }, (_, index) => index + 1)
  expect(scoreQuery(judged(eleven), hits(...eleven))).toMatchObject({ recall: 1, reciprocalRank: 1 })
  expect(scoreQuery(judged([11]), hits(...eleven))).toMatchObject({ recall: 0, reciprocalRank: 0 })
})

test('E-07 a query that must find nothing may find what is marked as similar or acceptable', () => {
  expect(scoreQuery(judged([]), [{ id: 1, similar: true }]).recall).toBe(1)
  expect(scoreQuery(judged([], [1]), hits(1)).recall).toBe(1)
  expect(scoreQuery(judged([]), hits(1))).toMatchObject({ recall: 0, unwanted: [1] })
})

test('E-07 of the first ten those count as others that are neither right nor acceptable nor similar', () => {
  const found = [...hits(1, 2, 3, 4), { id: 5, similar: true }]
  expect(scoreQuery(judged([1], [2]), found).others).toBe(2)
})

test('E-07 queries that must find nothing do not count among those without result', () => {
  const scored = [judged([1]), judged([])].map((each) => ({ judged: each, score: scoreQuery(each, []) }))
  expect(meanScore(scored)).toEqual({ queries: 2, recall: 1 / 2, mrr: 1 / 2, foundNothing: 1, others: 0 })
})
