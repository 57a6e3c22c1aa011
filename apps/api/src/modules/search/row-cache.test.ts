import type { ListExhibitorsReply } from '@tradefloor/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { company } from '../../schema/index.ts'
import { anExhibition, anExhibitor } from '../../testing/builders.ts'
import { soon } from '../../testing/soon.ts'
import { openTestApp } from '../../testing/test-app.ts'
import type { FoundCandidate } from './found-candidate.ts'
import { NodeRowCache } from './row-cache.ts'
import { refreshCompanies } from './write-index.ts'

async function openFair() {
  const fair = await openTestApp({ demo: false })
  onTestFinished(() => fair.close())
  await anExhibition(fair, { id: 21 })
  const add = async (nameZh: string, province = '330000') => {
    const { companyId } = await anExhibitor(fair, { in: 21, nameZh, province })
    await refreshCompanies(fair.database.db, [companyId])
    return companyId
  }
  const change = async (id: number, values: Partial<typeof company.$inferInsert>) => {
    await fair.database.db.update(company).set(values).where(eq(company.id, id))
    await refreshCompanies(fair.database.db, [id])
  }
  const find = async (query: Record<string, string>) =>
    (await fair.call({ path: '/api/exhibition/v1/web/exhibitor', query }))
      .json<ListExhibitorsReply>()
      .list.map(({ company }) => company.id)
  return { fair, add, change, find }
}

/** How often rows themselves are read, and not only which of them match. */
function countReadings(fair: Awaited<ReturnType<typeof openFair>>['fair']) {
  const counted = { rows: 0 }
  const db = {
    execute: async (query: never) => {
      const result = await fair.database.db.execute(query)
      if (result.rows.some((row) => 'packed' in (row as object))) counted.rows++
      return result
    },
  } as unknown as typeof fair.database.db
  return { counted, database: { db } }
}

test('U-21 rows of a small fair are read once, and once more when they were written', async () => {
  const { fair, add, change } = await openFair()
  const id = await add('东海水产')
  await add('明州茶叶')
  const { counted, database } = countReadings(fair)
  const cache = new NodeRowCache(database, { visitsOf: () => 0 })
  const provinces = async () =>
    (await cache.find<FoundCandidate>('exhibitor', sql`true`, 10)).map(({ facts }) => facts.province).sort()

  expect(cache.has('exhibitor')).toBe(false)
  await cache.readAll()
  expect(cache.has('exhibitor')).toBe(true)
  const afterReading = counted.rows
  expect(await provinces()).toEqual(['330000', '330000'])
  expect(counted.rows).toBe(afterReading)

  await change(id, { province: '440000' })
  expect(await provinces()).toEqual(['330000', '440000'])
  expect(counted.rows).toBe(afterReading + 1)
})

test('U-21 rows that are taken off the index are found no longer, and forgotten', async () => {
  const { fair, add } = await openFair()
  const id = await add('东海水产')
  const cache = new NodeRowCache(fair.database, { visitsOf: () => 0 })
  const ids = async () => (await cache.find('exhibitor', sql`true`, 10)).map((row) => row.id)
  await cache.readAll()
  expect(await ids()).toEqual([id])
  await fair.database.db.execute(sql`delete from search_exhibitor where id = ${id}::int`)
  expect(await ids()).toEqual([])
  await cache.readAll()
  expect(cache.has('exhibitor')).toBe(true)
})

test('U-21 a fair with more rows than the cache holds is searched without it', async () => {
  const { fair, add } = await openFair()
  await add('东海水产')
  const cache = new NodeRowCache(fair.database, { visitsOf: () => 0, most: 1 })
  await cache.readAll()
  expect(cache.has('exhibitor')).toBe(true)
  await add('明州茶叶')
  await cache.readAll()
  expect(cache.has('exhibitor')).toBe(false)
})

test('U-21 a search finds a company by what it is now, also where its row was read before', async () => {
  const { fair, add, change, find } = await openFair()
  const id = await add('东海水产')
  expect(await find({ search: '水产' })).toEqual([id])
  await soon(async () => expect(fair.search.rowCache.has('exhibitor')).toBe(true))
  await change(id, { nameZh: '明州茶叶', nameEn: 'Mingzhou Tea', province: '440000' })
  // Until the node is told of the change, the reply of before may be given once more.
  await soon(async () => expect(await find({ search: '水产' })).toEqual([]))
  expect(await find({ search: '明州', province: '440000' })).toEqual([id])
  expect(await find({ search: '明州', province: '330000' })).toEqual([])
})
