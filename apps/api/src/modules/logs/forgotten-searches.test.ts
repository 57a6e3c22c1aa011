import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { searchDay, searchForgotten } from '../../schema/index.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { openTwoNodes } from '../../testing/two-nodes.ts'

const name = 'olga demir'
const search = { what: 'exhibitor', exhibitionId: 0, language: 'en', words: name } as const
const dayMs = 86_400_000

let nodes: Awaited<ReturnType<typeof openTwoNodes>>
let here: TestApp
let there: TestApp
beforeAll(async () => {
  nodes = await openTwoNodes()
  ;({ here, there } = nodes)
})
afterAll(() => nodes.close())
beforeEach(async () => {
  await there.searchCounts.flush()
  await here.database.db.delete(searchDay)
  await here.database.db.delete(searchForgotten)
})

const note = (node: TestApp) => node.searchCounts.noteSearch({ ...search, isMiss: true })
const forget = () => here.database.db.transaction((db) => here.searchCounts.forget(db, name))
async function kept() {
  const rows = await here.database.db
    .select({ words: searchDay.words, searches: sql<number>`sum(searches)::int` })
    .from(searchDay)
    .groupBy(searchDay.words)
    .orderBy(searchDay.words)
  return rows.map(({ words, searches }) => [words, searches])
}

test('S-43 what another node holds of a forgotten name is written without its words, and counts', async () => {
  note(there)
  await there.searchCounts.flush()
  note(there)
  await forget()
  await there.searchCounts.flush()
  expect(await kept()).toEqual([['', 2]])
})

test('S-43 what is written while a name is being forgotten loses its words, too', async () => {
  let writing: Promise<void> | undefined
  await here.database.db.transaction(async (db) => {
    await here.searchCounts.forget(db, name)
    note(there)
    writing = there.searchCounts.flush()
    // Whoever did not wait would have written by now.
    await db.execute(sql`select pg_sleep(0.2)`)
  })
  await writing
  expect(await kept()).toEqual([['', 1]])
})

test('S-43 a deletion that is rolled back forgets nothing', async () => {
  note(there)
  await here.database.db
    .transaction(async (db) => {
      await here.searchCounts.forget(db, name)
      throw new Error('rolled back')
    })
    .catch(() => {})
  await there.searchCounts.flush()
  expect(await kept()).toEqual([[name, 1]])
})

test('S-43 that a name was forgotten is known by its hash only, and for three days', async () => {
  await forget()
  const [row] = await here.database.db.select().from(searchForgotten)
  expect(row?.wordsHash).toMatch(/^[\w-]{43}$/)
  const now = here.clock.now().getTime()
  here.clock.set(new Date(now + 4 * dayMs).toISOString())
  await here.searchCounts.sweep()
  here.clock.set(new Date(now).toISOString())
  expect(await here.database.db.select().from(searchForgotten)).toEqual([])
})

test('S-43 what could not be written for more than a day loses its words', async () => {
  note(there)
  const now = there.clock.now().getTime()
  there.clock.set(new Date(now + 2 * dayMs).toISOString())
  await there.searchCounts.flush()
  there.clock.set(new Date(now).toISOString())
  expect(await kept()).toEqual([['', 1]])
})
