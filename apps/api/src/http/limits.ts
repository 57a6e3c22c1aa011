import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Clock } from '../config/clock.ts'
import type { Secrets } from '../config/secrets.ts'
import type { Database, Queries } from '../db/open-database.ts'
import { preparedOnce, unnamed } from '../db/prepared-once.ts'
import { limitCount } from '../schema/index.ts'
import { Problem } from './problem.ts'

/** So many within so long. */
export interface Limit {
  /** What is counted, and whose: it is stored hashed, because it names people and addresses. */
  key: string
  most: number
  seconds: number
}

const [now, endsAt] = [
  sql`${sql.placeholder('now')}::timestamptz`,
  sql`${sql.placeholder('endsAt')}::timestamptz`,
]
const isOver = sql`${limitCount.endsAt} <= ${now}`

const takingOne = preparedOnce((db) =>
  db
    .insert(limitCount)
    .values({ key: sql.placeholder('key'), startedAt: now, count: 1, endsAt })
    .onConflictDoUpdate({
      target: limitCount.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${limitCount.count} + 1 end`,
        startedAt: sql`case when ${isOver} then ${now} else ${limitCount.startedAt} end`,
        endsAt: sql`case when ${isOver} then ${endsAt} else ${limitCount.endsAt} end`,
      },
      setWhere: sql`${isOver} or ${limitCount.count} < ${sql.placeholder('most')}`,
    })
    .returning({ count: limitCount.count })
    .prepare(unnamed),
)

/**
 * Counts in the database, so that a limit is one limit on however many nodes, exact under any parallelism, and holds
 * after a restart. A window starts with its first use and ends when its time is over. Without a database nothing is
 * counted and nothing allowed: sign-in and codes fail closed.
 */
export class Limits {
  constructor(readonly deps: { database: Database; clock: Clock; secrets: Secrets }) {}

  /** Takes one of each, or none of any when one is used up. */
  async take(limits: Limit[], db: Queries = this.deps.database.db): Promise<void> {
    const [first, ...others] = limits
    // One is a statement, and whole by itself.
    if (first && others.length === 0) return this.#takeOne(db, first)
    await db.transaction(async (transaction) => {
      for (const limit of limits) await this.#takeOne(transaction, limit)
    })
  }

  /** Whether this is the first time within so long: for what must not happen twice when a request is sent again. */
  async isFirst(key: string, seconds: number, db: Queries): Promise<boolean> {
    return (await this.#count(db, { key, most: 1, seconds })).length > 0
  }

  /** Forgets what was counted: the right password takes back the wrong ones before it. */
  async forget(key: string, db: Queries = this.deps.database.db) {
    await db.delete(limitCount).where(eq(limitCount.key, this.#hash(key)))
  }

  /** Gives one back: for a limit that counts failures, and this was none. */
  async giveBack(key: string, db: Queries = this.deps.database.db) {
    await db
      .update(limitCount)
      .set({ count: sql`${limitCount.count} - 1` })
      .where(and(eq(limitCount.key, this.#hash(key)), gt(limitCount.count, 0)))
  }

  /** Drops what is over. Rows that somebody holds are left for the next time: two who wait for each other end badly. */
  async sweep() {
    const { db } = this.deps.database
    const free = db
      .select({ key: limitCount.key })
      .from(limitCount)
      .where(lte(limitCount.endsAt, this.deps.clock.now()))
      .for('update', { skipLocked: true })
    await db.delete(limitCount).where(inArray(limitCount.key, free))
  }

  #hash(key: string) {
    return this.deps.secrets.hash('limit', key)
  }

  /** One more, unless there are so many already. */
  #count(db: Queries, { key, most, seconds }: Limit) {
    const now = this.deps.clock.now()
    const endsAt = new Date(now.getTime() + seconds * 1000)
    return takingOne(db).execute({ key: this.#hash(key), now, endsAt, most })
  }

  async #takeOne(db: Queries, { key, most, seconds }: Limit) {
    const taken = most > 0 ? await this.#count(db, { key, most, seconds }) : []
    if (taken.length > 0) return
    const now = this.deps.clock.now()
    const [row] = await db
      .select()
      .from(limitCount)
      .where(eq(limitCount.key, this.#hash(key)))
    const wait = row ? (row.endsAt.getTime() - now.getTime()) / 1000 : seconds
    throw new Problem('too_many', { retryAfterSeconds: Math.max(1, Math.ceil(wait)) })
  }
}
