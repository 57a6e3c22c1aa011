import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { cloneDatabase, testFolder } from '../testing/clone-database.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { removeFolder } from '../testing/test-folder.ts'
import { MigrationFailed, MigrationRefused } from './database-faults.ts'
import { migrate } from './migrate.ts'
import { migrationsFolder, readMigrationFiles } from './migration-files.ts'
import type { Queries } from './open-database.ts'

const files = {
  '0001_shelf.sql': 'create table shelf (id int primary key);\n\ninsert into shelf values (1);\n',
  '0002_book.sql': 'create table book (id int primary key, shelf int references shelf (id));\n',
}

/** A database without tables, a folder of migrations, and what is in the database after. */
async function library(content: Record<string, string> = files) {
  const { database, fromAnotherNode, close } = await cloneDatabase()
  const folder = join(await testFolder('migrations'), 'migrations')
  onTestFinished(async () => {
    await close()
    await removeFolder(join(folder, '..'))
  })
  await database.db.execute(sql`drop schema public cascade; create schema public`)
  const write = async (names: Record<string, string>) => {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
    for (const [name, text] of Object.entries(names)) await writeFile(join(folder, name), text)
  }
  await write(content)
  return {
    database,
    write,
    run: () => migrate(database, { log: quietLog, folder }),
    runOnAnotherNode: async () => migrate(await fromAnotherNode(), { log: quietLog, folder }),
    tables: () => tablesOf(database.db),
  }
}

async function tablesOf(db: Queries) {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function refusal(work: Promise<unknown>): Promise<MigrationRefused> {
  const error = await work.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(MigrationRefused)
  return error as MigrationRefused
}

test('migrations run in order, once, and are written down with their hash', async () => {
  const { database, run, tables } = await library()

  expect(await run()).toEqual(['0001_shelf.sql', '0002_book.sql'])
  expect(await run()).toEqual([])

  expect(await tables()).toEqual(['book', 'migration', 'shelf'])
  const { rows } = await database.db.execute(
    sql`select name, length(sha256) as length from migration order by name`,
  )
  expect(rows).toEqual([
    { name: '0001_shelf.sql', length: 64 },
    { name: '0002_book.sql', length: 64 },
  ])
})

test('a changed, missing, newer or late migration is refused by name, and nothing changes', async () => {
  const { run, write, tables } = await library()
  await run()
  const more = { '0003_page.sql': 'create table page (id int);' }
  const cases: [Record<string, string>, MigrationRefused['reason'], string][] = [
    [{ ...files, ...more, '0001_shelf.sql': 'create table shelf (id bigint);' }, 'changed', '0001_shelf.sql'],
    [{ ...more, '0002_book.sql': files['0002_book.sql'] }, 'missing', '0001_shelf.sql'],
    [{ '0001_shelf.sql': files['0001_shelf.sql'] }, 'newer', '0002_book.sql'],
    [{ ...files, '0001_earlier.sql': 'create table page (id int);' }, 'same number', '0001_earlier.sql'],
    [{ ...files, '0000_earlier.sql': 'create table page (id int);' }, 'late', '0000_earlier.sql'],
    [{ ...files, '3-page.sql': 'create table page (id int);' }, 'badly named', '3-page.sql'],
  ]
  for (const [content, reason, name] of cases) {
    await write(content)
    const { reason: given, migration, texts } = await refusal(run())
    expect([given, migration]).toEqual([reason, name])
    expect(texts.en).toContain(name)
    expect(texts.zh).toContain(name)
    expect(await tables()).toEqual(['book', 'migration', 'shelf'])
  }
  await write({ ...files, ...more })
  expect(await run()).toEqual(['0003_page.sql'])
})

test('the line ends of another system are no change', async () => {
  const { run, write } = await library()
  await run()
  await write(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.replaceAll('\n', '\r\n')])),
  )

  expect(await run()).toEqual([])
})

test('a migration that fails is undone whole, named, and can be mended', async () => {
  const broken = {
    ...files,
    '0003_page.sql': 'create table page (id int); insert into page values (1); select nonsense;',
  }
  const { run, write, tables } = await library(broken)

  const failure = await run().catch((error: unknown) => error)

  expect(failure).toBeInstanceOf(MigrationFailed)
  expect((failure as Error).message).toBe(
    'The migration 0003_page.sql failed and was rolled back: column "nonsense" does not exist',
  )
  expect(await tables()).toEqual(['book', 'migration', 'shelf'])
  await write({ ...files, '0003_page.sql': 'create table page (id int);' })
  expect(await run()).toEqual(['0003_page.sql'])
})

test('nodes that start together migrate once', async () => {
  const { run, runOnAnotherNode, tables } = await library()

  const applied = await Promise.all([run(), runOnAnotherNode(), runOnAnotherNode()])

  expect(applied.flat().sort()).toEqual(['0001_shelf.sql', '0002_book.sql'])
  expect(await tables()).toEqual(['book', 'migration', 'shelf'])
})

test('our own migrations are found, well named, and fit a database that has them', async () => {
  const { database, close } = await cloneDatabase()
  onTestFinished(close)
  const names = readMigrationFiles(migrationsFolder()).map(({ name }) => name)

  expect(await migrate(database, { log: quietLog })).toEqual([])

  const { rows } = await database.db.execute(sql`select name from migration order by name`)
  expect(rows.map(({ name }) => name)).toEqual(names)
})
