import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { cloneDatabase, cloneFolder } from '../testing/clone-database.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { openDatabase } from './open-database.ts'
import { isUnavailable } from './outage.ts'

test('transactions are isolated, rolled back on error, and a failed statement costs no connection', async () => {
  const { database, close } = await cloneDatabase({ poolSize: 2 })
  onTestFinished(close)
  const { db } = database
  await db.execute(sql`create table item (id int primary key)`)
  const failures = Array.from({ length: 10 }, () =>
    db.transaction(async (transaction) => {
      await transaction.execute(sql`insert into item values (1)`)
      await transaction.execute(sql`insert into item values (1)`)
    }),
  )
  for (const outcome of await Promise.allSettled(failures)) expect(outcome.status).toBe('rejected')
  await Promise.all(
    [1, 2, 3, 4, 5, 6].map((id) => db.transaction((tx) => tx.execute(sql`insert into item values (${id})`))),
  )

  const { rows } = await db.execute(sql`select count(*)::int as count from item`)

  expect(rows).toEqual([{ count: 6 }])
  await expect(database.ready()).resolves.toBeUndefined()
})

test('two transactions that wait for each other are both done, each once', async () => {
  const { database, close } = await cloneDatabase({ poolSize: 2 })
  onTestFinished(close)
  const { db } = database
  await db.execute(sql`create table item (id int primary key, times int not null)`)
  await db.execute(sql`insert into item values (1, 0), (2, 0)`)
  const raise = (ids: number[]) =>
    db.transaction(async (transaction) => {
      for (const id of ids) {
        await transaction.execute(sql`update item set times = times + 1 where id = ${id}`)
        // Long enough for the other to have taken its first; a database with one connection takes them in turn anyway.
        await pause(100)
      }
    })

  await Promise.all([raise([1, 2]), raise([2, 1])])

  const { rows } = await db.execute(sql`select times from item`)
  expect(rows).toEqual([{ times: 2 }, { times: 2 }])
})

test('two statements that wait for each other are both done, each once', async () => {
  const { database, close } = await cloneDatabase({ poolSize: 2 })
  onTestFinished(close)
  const { db } = database
  await db.execute(sql`create table item (id int primary key, times int not null)`)
  await db.execute(sql`insert into item values (1, 0), (2, 0)`)
  await db.execute(sql`create function raise(first int, second int) returns void language plpgsql as $$
    begin
      update item set times = times + 1 where id = first;
      perform pg_sleep(0.1);
      update item set times = times + 1 where id = second;
    end $$`)

  await Promise.all([db.execute(sql`select raise(1, 2)`), db.execute(sql`select raise(2, 1)`)])

  const { rows } = await db.execute(sql`select times from item`)
  expect(rows).toEqual([{ times: 2 }, { times: 2 }])
})

test('what is asked over and over is kept by its connection, and asked anew when a column has changed', async () => {
  const { database, close } = await cloneDatabase({ poolSize: 3 })
  onTestFinished(close)
  const { db } = database
  await db.execute(sql`create table item (id int primary key, word text)`)
  await db.execute(sql`insert into item values (1, 'one'), (2, 'two')`)
  const ask = async (id: number) =>
    (await db.execute<{ word: unknown }>(sql`select word from item where id = ${id}`)).rows[0]?.word
  const words = () => Promise.all(Array.from({ length: 60 }, (_, n) => ask(1 + (n % 2))))
  const keptByOneConnection = async () =>
    (
      await db.execute(
        sql`select 1 from pg_prepared_statements where statement like ${'select word from item%'}`,
      )
    ).rows.length
  // On a server each connection sees its own alone, so all three are asked at once.
  const kept = async () =>
    Math.max(...(await Promise.all(Array.from({ length: 3 }, () => keptByOneConnection()))))
  expect(await kept()).toBe(0)
  expect(new Set(await words())).toEqual(new Set(['one', 'two']))
  // The embedded database has one session behind all connections: each keeps its own in it.
  expect(await kept()).toBeGreaterThan(0)

  await db.execute(sql`alter table item alter column word type int using length(word)`)
  // Each connection notices it once.
  await Promise.allSettled(Array.from({ length: 60 }, () => ask(1)))
  expect(new Set(await words())).toEqual(new Set([3]))
})

test('it says what an acknowledged write survives', async () => {
  const { database, close } = await cloneDatabase({ syncToDisk: true })
  onTestFinished(close)

  const { rows } = await database.db.execute<{ fsync: string }>(sql`select current_setting('fsync') as fsync`)

  expect(database.durability).toBe(rows[0]?.fsync === 'on' ? 'disk' : 'process')
  if (database.kind === 'embedded') expect(database.durability).toBe('disk')
})

test('G-X1 a statement that merely takes long is not taken for an outage, and troubles nobody else', async () => {
  const { database, close } = await cloneDatabase({ poolSize: 2 })
  onTestFinished(close)
  const slow =
    database.kind === 'postgresql'
      ? database.db.execute(sql`select pg_sleep(3), 7 as answer`)
      : // Everyone waits behind a long statement of the embedded database; this one stays below what is long.
        database.db.execute(sql`select 7 as answer from pg_sleep(0.2)`)

  expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  expect((await slow).rows).toMatchObject([{ answer: 7 }])
})

test('closing while nothing runs leaves the folder to the next', async () => {
  const dataDir = await cloneFolder()
  for (let round = 0; round < 2; round++) {
    const database = await openDatabase({
      databaseUrl: null,
      dataDir,
      poolSize: 3,
      log: quietLog,
      syncToDisk: false,
    })
    await Promise.all([1, 2, 3].map(() => database.db.execute(sql`select 1`)))
    await database.close()
    await expect(database.ready()).rejects.toSatisfy(isUnavailable)
  }
})
