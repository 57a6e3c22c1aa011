import { TOKENISER_VERSION } from '@tradefloor/search'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchExhibitor, searchProduct } from '../../schema/index.ts'
import { anExhibition, anExhibitor, aProduct } from '../../testing/builders.ts'
import { indexPending } from '../../testing/pending-index.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { countMiscounted, readIndexState } from './index-state.ts'
import { reindex } from './reindex.ts'

const path = '/api/exhibition/v2/web/exhibition-product'
let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  await anExhibition(fair, { id: 21 })
  const booth = await anExhibitor(fair, { in: 21 })
  for (let number = 1; number <= 60; number++) await aProduct(fair, booth, { nameZh: `鱿鱼${number}` })
  await indexPending()
})
afterAll(() => fair.close())

const countOf = async (query: Record<string, string>) => (await fair.call({ path, query })).json().count

test('U-22 rows of another tokeniser answer until they are written anew, in batches', async () => {
  const { db } = fair.database
  await db.update(searchProduct).set({ version: TOKENISER_VERSION - 1 })
  expect(await countOf({ search: '鱿鱼' })).toBe(60)
  expect(await reindex(fair)).toBe(60)
  expect(await db.$count(searchProduct, sql`version <> ${TOKENISER_VERSION}`)).toBe(0)
  expect(await reindex(fair)).toBe(0)
  expect(await countMiscounted(fair.database.patient)).toBe(0)
})

test('U-22 rows with facts only, as the migration leaves them, are listed at once and found when they are written', async () => {
  const { db } = fair.database
  await db.execute(sql`truncate search_token`)
  for (const table of [searchProduct, searchExhibitor])
    await db.update(table).set({ version: 0, fingerprint: '', tokens: '', texts: '' })
  fair.answers.expire()
  expect(await countOf({ size: '50' })).toBe(60)
  expect(await countOf({ search: '鱿鱼', size: '50' })).toBe(0)
  expect(await reindex(fair)).toBe(61)
  fair.answers.expire()
  expect(await countOf({ search: '鱿鱼', size: '49' })).toBe(60)
  const { outdated, unlisted } = await readIndexState(fair.database.patient)
  expect([outdated, unlisted]).toEqual([
    { exhibitor: [], product: [] },
    { exhibitor: [], product: [] },
  ])
})
