import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { highlights } from './highlights.ts'
import { planQuery } from './plan-query.ts'
import { type PlanWork, workOf } from './plan-work.ts'
import { rank } from './ranking.ts'
import { dearQueries, hostileQuery } from './testing/hostile-queries.ts'
import { aProduct, demoNames, searchableFair } from './testing/searchable-fair.ts'
import { seededRandom } from './testing/seeded-random.ts'
import { tokens } from './tokeniser.ts'
import { tsqueriesOf } from './tsquery.ts'

const documents = demoNames()
const fair = searchableFair(documents)
const random = seededRandom(24)
const oneOf = <T>(list: readonly T[]) => list[random(list.length)] as T
const namesOf = (document: (typeof documents)[number]) =>
  [document.fields.name?.zh ?? '', document.fields.name?.en ?? ''] as const

test('U-03 every run of characters of a name finds its owner', () => {
  for (const document of documents) {
    const runs = tokens(fold(namesOf(document)[0])).filter(({ kind }) => kind === 'han')
    if (runs.length === 0) continue
    const characters = [...oneOf(runs).text]
    const from = random(characters.length)
    const run = characters.slice(from, from + 1 + random(characters.length - from)).join('')
    expect(fair.found(run), `${run} of ${namesOf(document)[0]}`).toContain(document.id)
  }
})

test('U-03 every word beginning of a name finds its owner', () => {
  for (const document of documents) {
    const words = namesOf(document)[1]
      .split(/\s+/)
      .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    if (words.length === 0) continue
    const word = oneOf(words)
    const beginning = [...word].slice(0, 1 + random([...word].length)).join('')
    expect(fair.found(beginning), `${beginning} of ${namesOf(document)[1]}`).toContain(document.id)
  }
})

test('U-10 a whole name finds its owner first, or another of the same name', () => {
  for (let round = 0; round < 300; round++) {
    const document = oneOf(documents)
    for (const name of namesOf(document)) {
      const [hit] = fair.found(name)
      const first = documents.find(({ id }) => id === hit)
      expect(first && namesOf(first).map(fold), name).toContain(fold(name))
    }
  }
})

test('U-04 words of two names find what has both and nothing else', () => {
  for (let round = 0; round < 300; round++) {
    const [one, other] = [oneOf(documents), oneOf(documents)].map((document) =>
      [...(tokens(fold(namesOf(document)[0])).find(({ kind }) => kind === 'han')?.text ?? '')]
        .slice(0, 2)
        .join(''),
    )
    if (!one || !other) continue
    for (const id of fair.found(`${one} ${other}`)) {
      const document = documents.find((each) => each.id === id)
      const text = fold(document ? namesOf(document).join(' ') : '')
      expect(text.includes(one) && text.includes(other), `${one} ${other} in ${text}`).toBe(true)
    }
  }
})

/** An operator without its operand, which PostgreSQL refuses. No lexeme has these signs in it. */
const isIncomplete = /\(\)|\([|&]|[|&]\)|[|&]{2}/

test('U-13 10,000 random queries never throw, and their plans are bounded', () => {
  const incomplete: string[] = []
  const largest = { variants: 0, groups: 0, tsquery: 0 }
  for (let round = 0; round < 10_000; round++) {
    const plan = planQuery(hostileQuery(random), fair)
    const { any, names, relaxed } = tsqueriesOf(plan, { exhibition: [34] })
    if ([any, names, relaxed].some((text) => text && isIncomplete.test(text))) incomplete.push(plan.typed)
    if (round % 20 === 0) rank(plan, fair.candidates.find(plan))
    largest.variants = Math.max(largest.variants, plan.variants.length)
    largest.groups = Math.max(largest.groups, ...plan.variants.map(({ groups }) => groups.length))
    largest.tsquery = Math.max(largest.tsquery, any?.length ?? 0, relaxed?.length ?? 0)
  }
  expect(incomplete).toEqual([])
  expect(largest.variants).toBeLessThanOrEqual(12)
  expect(largest.groups).toBeLessThanOrEqual(32)
  expect(largest.tsquery).toBeLessThan(16_000)
})

/** As many characters as the calls take. */
const longestAsked = 100

test('U-85 hostile queries make at most twice the work of the dearest ordinary one', () => {
  const dearestOf = (queries: readonly string[]): PlanWork => {
    const works = queries.map((query) => workOf(planQuery(query.slice(0, longestAsked), fair)))
    return {
      expansions: Math.max(...works.map(({ expansions }) => expansions)),
      lexemes: Math.max(...works.map(({ lexemes }) => lexemes)),
    }
  }
  const ordinary = dearestOf(documents.flatMap(namesOf))
  const hostile = dearestOf([...dearQueries, ...Array.from({ length: 500 }, () => hostileQuery(random))])
  expect(hostile.expansions).toBeLessThanOrEqual(2 * ordinary.expansions)
  expect(hostile.lexemes).toBeLessThanOrEqual(2 * ordinary.lexemes)
})

test('U-11 highlights lie on the original text, in order and apart, and cut no character', () => {
  for (let round = 0; round < 10_000; round++) {
    const text = random(2) === 0 ? hostileQuery(random) : namesOf(oneOf(documents)).join(' ')
    const query = random(2) === 0 ? text.slice(random(text.length + 1)) : hostileQuery(random)
    let last = -1
    for (const [start, end] of highlights(planQuery(query, fair), text, true)) {
      expect(start).toBeGreaterThan(last)
      expect(end).toBeGreaterThan(start)
      expect(end).toBeLessThanOrEqual(text.length)
      const cut = [start, end].some(
        (at) => /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? ''),
      )
      expect(cut, JSON.stringify([text, start, end])).toBe(false)
      last = end
    }
  }
})

const signs = [
  aProduct(1, '东海水产有限公司', 'East Sea Fishery'),
  aProduct(2, '舟山 100% 纯净水厂', 'Pure Water 100% Ltd'),
  aProduct(3, '舟山1000号工厂', 'Plant 1000'),
  aProduct(4, '蛇形_机械', 'Snake_Case Machines'),
  aProduct(5, '蛇形机械', 'SnakeXCase Machines'),
  aProduct(6, '反斜\\杠贸易', 'Back\\Slash Trading'),
  aProduct(7, "奥布莱恩's 茶", "O'Brien's Tea"),
  aProduct(8, 'ＡＢＣ全角集团', 'Wide Letters'),
  aProduct(9, '𠮷野家食品😀', 'Yoshinoya'),
]

test.each([
  ['水产', [1]],
  ['eAST sea', [1]],
  ['fishery 东海', [1]],
  ['东海 plant', []],
  ['  pure   water ', [2]],
  ['ａｂｃ　ｗｉｄｅ', [8]],
  ['100%', [2]],
  ['%', [2]],
  ['snake_case', [4]],
  ['snake_ca', [4]],
  ['蛇形_', [4]],
  ['\\', [6]],
  ['back\\s', [6]],
  ["o'brien's", [7]],
  ["o'bri", [7]],
  ['_', [4]],
  ['𠮷野', [9]],
  ['😀', [9]],
  ["' or 1=1 --", []],
  ["%'; drop table company; --", []],
  ['%_\\x'.repeat(25), []],
  ['100=', []],
  ['<>', []],
  ['--', []],
  ['水产%', []],
  [[...'abcdefghijklmnopqrstuvwxyz0123456789甲乙丙丁戊己庚辛壬癸子丑寅卯'].join(' '), []],
])('U-05 %s is literal', (query, expected) => {
  expect(
    searchableFair(signs)
      .search(query)
      .map(({ candidate }) => candidate.id),
  ).toEqual(expected)
})
