import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openSource } from '../../content/format/open-source.ts'
import { readContent } from '../../content/format/read-content.ts'
import { applyImport, examine } from '../../content/import/import-content.ts'
import { contact, deskEdit, invitation, product } from '../../schema/index.ts'
import type { Files } from '../../testing/bad-inputs/bad-input.ts'
import { table, template } from '../../testing/bad-inputs/template.ts'
import { databaseDigest } from '../../testing/database-digest.ts'
import { runTool } from '../../testing/run-tool.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const root = mkdtempSync(join(tmpdir(), 'import-care-'))
const folder = join(root, 'fair')
let fair: TestApp

beforeEach(async () => {
  fair = await openTestApp({ demo: false })
})
afterEach(() => fair.close())
afterAll(() => rm(root, { recursive: true, force: true }))

function write(files: Files = {}) {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, bytes] of Object.entries({ ...template, ...files })) {
    if (bytes === null) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
}

const apply = (...options: string[]) =>
  runTool(fair, ['import', folder, '--apply', ...options], { DATA_DIR: join(root, 'data') })

test('a contact who goes to another company stays the same person when the old company goes', async () => {
  const { db } = fair.database
  write(table('companies', { id: '1' }, { id: '2' }))
  expect((await apply()).code).toBe(0)
  const at = fair.clock.now()
  await db.insert(invitation).values({ contactId: 1, tokenHash: 'x', createdAt: at, expiresAt: at })
  write({
    ...table('companies', { id: '2' }),
    ...table('contacts', { company: '2' }),
    ...table('products', { company: '2' }),
  })
  const run = await apply('--prune', '--json')
  expect(run.code).toBe(0)
  expect(run.json()).toMatchObject({
    tables: {
      companies: { removed: [1] },
      contacts: { removed: [], changed: [{ id: 1, fields: ['company'] }] },
    },
  })
  expect(await db.select({ company: contact.companyId }).from(contact)).toEqual([{ company: 2 }])
  // Went with the contact, had they been taken away and brought again.
  expect(await db.select().from(invitation)).toHaveLength(1)
})

test('a price of the exhibitor’s and one of the organiser’s that contradict each other change nothing', async () => {
  const { db } = fair.database
  write()
  await apply()
  await db.update(product).set({ priceLow: 100, priceHigh: 200 }).where(eq(product.id, 1))
  await db
    .insert(deskEdit)
    .values({ tableName: 'products', recordId: 1, field: 'price_low', editedAt: fair.clock.now() })
  write(table('products', { price_low: '10', price_high: '50' }))
  const run = await apply()
  expect(run.stderr).toBe('')
  expect(run.code).toBe(0)
  expect(await db.select({ low: product.priceLow, high: product.priceHigh }).from(product)).toEqual([
    { low: 100, high: 200 },
  ])
})

test('a picture that is changed between the look and the writing is not brought in', async () => {
  write()
  const source = await openSource(folder)
  const options = { wish: { prune: false, overwrite: false }, now: fair.clock.now() }
  const { db } = fair.database
  const examined = await examine(await readContent(source), source, db, { ...options, thorough: true })
  const before = await databaseDigest(db)
  writeFileSync(join(folder, 'media/banner.png'), 'something else')
  await expect(applyImport(fair.database, source, examined, options)).rejects.toThrow(
    'media/banner.png was changed while it was brought in',
  )
  expect(await databaseDigest(db)).toEqual(before)
})

test('what is pruned may be named by what stays: the naming goes, and nothing breaks', async () => {
  const guest = { id: '1', exhibition: '1', 'name.zh': '嘉宾' }
  const session = { id: '1', exhibition: '1', hall: '1', 'title.zh': '开幕式' }
  write({
    ...table('guests', guest, { ...guest, id: '2' }),
    ...table('schedule', {
      ...session,
      starts: '2026-11-29 09:30',
      ends: '2026-11-29 10:15',
      guests: '1; 2',
    }),
  })
  expect((await apply()).code).toBe(0)
  write({ ...table('guests', guest), 'schedule.csv': null })
  const run = await apply('--prune')
  expect(run.stderr).toBe('')
  expect(run.code).toBe(0)
  const again = await apply('--prune')
  expect(again.stdout).toContain('Nothing changes.')
})
