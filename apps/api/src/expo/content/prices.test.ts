import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ListProductsReply } from '@tradefloor/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsFolder } from '../../db/migration-files.ts'
import { runTool } from '../../testing/run-tool.ts'
import { soon } from '../../testing/soon.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const root = mkdtempSync(join(tmpdir(), 'expo-prices-'))
const folder = join(root, 'mine')
let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  expect((await expo('new', folder)).code).toBe(0)
})
afterAll(async () => {
  await fair.close()
  rmSync(root, { recursive: true, force: true })
})

const expo = (...words: string[]) => runTool(fair, words, { DATA_DIR: join(root, 'data') })

const write = (row: Record<string, string>) =>
  writeFileSync(
    join(folder, 'products.csv'),
    `${Object.keys(row).join(',')}\r\n${Object.values(row).join(',')}\r\n`,
  )
const squid = { id: '1', company: '1', 'name.zh': '鱿鱼', price_low: '38', price_high: '46' }

async function shown() {
  const reply = await fair.call({ path: '/api/exhibition/v2/web/exhibition-product' })
  const { price_low, price_high, price_unit, price_currency } =
    reply.json<ListProductsReply>().list[0]?.product ?? {}
  return { price_low, price_high, price_unit, price_currency }
}

/** The server hears of an import a moment after it. */
const expectShown = (price: { price_unit: string | null; price_currency: string }) =>
  soon(async () => expect(await shown()).toEqual({ price_low: 38, price_high: 46, ...price }))

test('S-91 a unit by its name and a currency are imported, shown and exported as their codes', async () => {
  write({ ...squid, price_unit: '千克', price_currency: 'usd' })
  expect(await expo('import', folder, '--apply')).toMatchObject({ code: 0 })
  await expectShown({ price_unit: 'kg', price_currency: 'USD' })

  const out = join(root, 'out')
  await expo('export', out)
  const [exported] = JSON.parse(readFileSync(join(out, 'products.json'), 'utf8'))
  expect(exported).toMatchObject({ price_unit: 'kg', price_currency: 'USD' })
  expect((await expo('import', out)).stdout).toContain('Nothing changes.')
})

test('S-115 an export as CSV is one table a file for a spreadsheet, and brings in nothing new', async () => {
  const out = join(root, 'out-csv')
  expect((await expo('export', out, '--csv')).code).toBe(0)
  expect(readdirSync(out).sort()).toEqual(
    expect.arrayContaining(['companies.csv', 'exhibitions', 'fair.json', 'products.csv']),
  )
  expect(readFileSync(join(out, 'products.csv'), 'utf8')).toMatch(/^\ufeffid,.*\r\n1,/s)
  expect((await expo('import', out)).stdout).toContain('Nothing changes.')
})

test('S-91 a table without the two columns gives prices in CNY without a unit', async () => {
  write(squid)
  expect(await expo('import', folder, '--apply')).toMatchObject({ code: 0 })
  await expectShown({ price_unit: null, price_currency: 'CNY' })
})

test('S-91 products from before the migration keep their prices, in CNY and without a unit', async () => {
  const { database } = fair
  await database.db.execute(sql`alter table product drop column price_unit, drop column price_currency`)
  await database.db.execute(await readFile(join(migrationsFolder(), '0025_price_units.sql'), 'utf8'))
  await expectShown({ price_unit: null, price_currency: 'CNY' })
})
