import { inspect } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase } from '../testing/clone-database.ts'
import type { Clone } from '../testing/test-database.ts'

const canary = 'canary-7351'
let clone: Clone
beforeAll(async () => {
  clone = await cloneDatabase()
  await clone.database.db.execute(sql`create table kept (name text primary key)`)
  await clone.database.db.execute(sql`insert into kept values (${canary})`)
})
afterAll(() => clone.close())

const failures = {
  'a value that cannot be read': (db: Clone['database']['db']) => db.execute(sql`select ${canary}::int`),
  'a key that exists': (db: Clone['database']['db']) => db.execute(sql`insert into kept values (${canary})`),
  'a missing table, with a line break in the value': (db: Clone['database']['db']) =>
    db.execute(sql`select 1 from nowhere where name = ${`${canary}\n    at ${canary}`}`),
}

test.each(Object.entries(failures))(
  'S-30 an error of a query that fails by %s shows no parameter in message, stack, fields or cause',
  async (_, run) => {
    const { db, longTransaction, patient } = clone.database
    const ways = [() => run(db), () => run(patient), () => longTransaction(run), () => db.transaction(run)]
    for (const way of ways) {
      const error = await way().then(
        () => null,
        (thrown: unknown) => thrown,
      )
      const { message, stack, cause } = error as Error
      expect(message).toMatch(/^Failed query: /)
      expect((cause as { code?: string }).code).toMatch(/^[0-9A-Z]{5}$/)
      expect(`${message} ${stack} ${inspect(error, { depth: 9, showHidden: true })}`).not.toContain(canary)
      expect(stack).toContain('query-errors.test.ts')
    }
  },
)
