import { readdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { fillAwkwardly, fingerprint } from '../../testing/awkward-fair.ts'
import {
  anEmbeddedInstallation,
  anInstallation,
  type Installation,
  runToolAt,
} from '../../testing/installations.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { inSnapshot } from './contents.ts'
import { lastMigrationOf } from './known-migrations.ts'
import { loadContents } from './load-contents.ts'

const patience = 180_000
const secret = 'secret-word'
let source: Installation
let expected: Record<string, string>

beforeAll(async () => {
  source = await anEmbeddedInstallation({ migrated: true })
  const fair = await source.open()
  await fillAwkwardly(fair)
  expected = await fingerprint(fair)
  await fair.close()
}, patience)
afterAll(() => source.remove())

test(
  'G-U6 an address that is none, or that nobody answers at, is refused without a word of the password',
  async () => {
    const wrong = ['move', '--to', `mysql://fair:${secret}@127.0.0.1/fair`]
    const silent = ['move', '--to', `postgres://fair:${secret}@127.0.0.1:1/fair`]
    for (const [words, code, said] of [
      [wrong, 2, /--to postgres:\/\//],
      [[...wrong, '--json'], 2, /--to postgres:\/\//],
      [['move', '--to', `fair:${secret}`, '--lang', 'zh'], 2, /请说明要复制到哪里/],
      [[...silent, '--json'], 3, /127\.0\.0\.1:1\/fair cannot be used/],
    ] as const) {
      const run = await runToolAt(source, [...words])
      expect(run.code).toBe(code)
      expect(run.stderr).toMatch(said)
      expect(run.stdout + run.stderr).not.toContain(secret)
    }
    expect(await runToolAt(source, ['move'])).toMatchObject({ code: 2 })
  },
  patience,
)

test.skipIf(inject('template').server !== null)(
  'G-U6 what is read from one embedded database and loaded into another is the same to the last bit',
  async () => {
    const target = await anEmbeddedInstallation({ migrated: true })
    const [from, into] = [await source.open(), await target.open()]
    const tables = await inSnapshot(from, (contents) =>
      loadContents(into, contents, {
        upTo: lastMigrationOf(contents.description, { newer: () => new Error('newer') as never }),
        log: quietLog,
      }),
    )
    expect(tables).toContainEqual(expect.objectContaining({ table: 'file_chunk', rows: 5 }))
    expect(await fingerprint(into)).toEqual(expected)
    await from.close()
    await into.close()
    await target.remove()
  },
  patience,
)

describe.skipIf(inject('template').server === null)('to PostgreSQL', () => {
  let target: Installation
  beforeAll(async () => {
    target = await anInstallation()
  })
  afterAll(() => target.remove())

  test(
    'G-U6 the whole fair is there afterwards, the embedded one is as it was, and the password is not told',
    async () => {
      const to = target.environment.DATABASE_URL ?? ''
      const run = await runToolAt(source, ['move', '--to', to])
      expect(run).toMatchObject({ code: 0, stderr: '' })
      expect(run.stdout).toMatch(
        /copied, \d+ rows in \d+ tables, counts and hashes equal on both sides\n.*DATABASE_URL=… npm start/,
      )
      expect(run.stdout).not.toContain(new URL(to).password)
      const opened = await target.open()
      expect(await fingerprint(opened)).toEqual(expected)
      await opened.close()
      const kept = await source.open()
      expect(await fingerprint(kept)).toEqual(expected)
      await kept.close()
      expect(readdirSync(source.config.dataDir)).not.toContain('holder.json')

      // A second time there is something already.
      const again = await runToolAt(source, ['move'], { DATABASE_URL: to })
      expect(again).toMatchObject({ code: 3, stdout: '' })
      expect(again.stderr).toMatch(/not empty.*not overwritten.*Make an empty one/)
    },
    patience,
  )

  test(
    'G-U6 a failure on the way leaves PostgreSQL empty',
    async () => {
      const other = await anInstallation()
      const fair = await source.open()
      // Of a table's rows one refers to nothing: nobody could have put it there, but the keys have to find it.
      await fair.db.execute(sql`alter table contact drop constraint contact_company_id_fkey`)
      await fair.db.execute(sql`insert into contact (id, company_id, name_zh) values (1, 999, '')`)
      await fair.close()
      const run = await runToolAt(source, ['move', '--to', other.environment.DATABASE_URL ?? ''])
      expect(run).toMatchObject({ code: 3, stdout: '' })
      expect(run.stderr).toMatch(/Nothing was written/)
      const opened = await other.open()
      const { rows } = await opened.db.execute(
        sql`select from pg_class where relnamespace = 'public'::regnamespace`,
      )
      expect(rows).toEqual([])
      await opened.close()
      await other.remove()
    },
    patience,
  )
})
