import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteRecord } from '../../content/delete/delete-record.ts'
import { migrationsFolder } from '../../db/migration-files.ts'
import { company, exhibition, product, searchExhibitor, searchProduct } from '../../schema/index.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { countMiscounted, readIndexState } from './index-state.ts'
import { refreshCompanies, refreshIndex } from './write-index.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp()
})
afterAll(() => fair.close())

const state = async () => {
  const { patient } = fair.database
  return { ...(await readIndexState(patient)), miscounted: await countMiscounted(patient) }
}
const nothing = { exhibitor: [], product: [] }

test('U-20 an import writes a row for every listed company and product, and the counts of their tokens', async () => {
  const { rows, ...rest } = await state()
  expect(rest).toEqual({ outdated: nothing, unlisted: nothing, miscounted: 0 })
  expect(rows.exhibitor).toBeGreaterThan(50)
  expect(rows.product).toBeGreaterThan(500)
})

test('U-20 a changed company is written anew with its products, and nothing else', async () => {
  const { patient: db } = fair.database
  const [one] = await db.select().from(searchExhibitor).limit(1)
  const id = one?.id ?? 0
  await db.update(company).set({ nameEn: 'Zyxwv Trading' }).where(eq(company.id, id))
  const before = await state()
  expect(before.outdated.exhibitor).toEqual([id])
  expect(before.outdated.product.length).toBeGreaterThan(0)
  await refreshCompanies(db, [id])
  expect(await state()).toMatchObject({ outdated: nothing, unlisted: nothing, miscounted: 0 })
  const { rows } = await db.execute(
    sql`select id from search_exhibitor where tokens @@ '''nzyxwv'''::tsquery`,
  )
  expect(rows).toEqual([{ id }])
})

test('U-20 what is withdrawn leaves the index with what belongs to it, and returns with it', async () => {
  const { patient: db } = fair.database
  const whole = (await state()).rows
  await db.update(exhibition).set({ withdrawnAt: fair.clock.now() })
  await refreshIndex(db)
  expect(await state()).toEqual({
    rows: { exhibitor: 0, product: 0 },
    outdated: nothing,
    unlisted: nothing,
    miscounted: 0,
  })
  await db.update(exhibition).set({ withdrawnAt: null })
  await refreshIndex(db)
  expect(await state()).toEqual({ rows: whole, outdated: nothing, unlisted: nothing, miscounted: 0 })
})

test('U-20 a rolled back change leaves the index as it was', async () => {
  const { patient: db } = fair.database
  const before = await db.select().from(searchProduct).orderBy(searchProduct.id).limit(20)
  await expect(
    db.transaction(async (own) => {
      await own.update(product).set({ nameZh: '别的' })
      await refreshIndex(own)
      throw new Error('not this time')
    }),
  ).rejects.toThrow('not this time')
  expect(await db.select().from(searchProduct).orderBy(searchProduct.id).limit(20)).toEqual(before)
  expect(await state()).toMatchObject({ outdated: nothing, miscounted: 0 })
})

test('U-20 a deleted company is out of the index in the same transaction', async () => {
  const { patient: db } = fair.database
  const [one] = await db.select().from(searchExhibitor).limit(1)
  await db.transaction((own) => deleteRecord(own, 'company', one?.id ?? 0))
  expect(await db.$count(searchExhibitor, eq(searchExhibitor.id, one?.id ?? 0))).toBe(0)
  expect(await db.$count(searchProduct, eq(searchProduct.companyId, one?.id ?? 0))).toBe(0)
  expect(await state()).toMatchObject({ outdated: nothing, unlisted: nothing, miscounted: 0 })
})

test('U-82 the migration puts rows that are there already among English names as the index does', async () => {
  const { patient: db } = fair.database
  const keys = async () => {
    const { rows } = await db.execute<{ id: number; key: string }>(sql`
      select id, sort_key_en as key from search_exhibitor union all
      select id, sort_key_en from search_product order by 1, 2`)
    return rows
  }
  const written = await keys()
  expect(written.filter(({ key }) => key === '')).toEqual([])
  for (const table of ['search_exhibitor', 'search_product'])
    await db.execute(sql.raw(`alter table ${table} drop column sort_key_en`))
  await db.execute(sql.raw(await readFile(join(migrationsFolder(), '0030_english_order.sql'), 'utf8')))
  expect(await keys()).toEqual(written)
})
