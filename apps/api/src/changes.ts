import { sql } from 'drizzle-orm'
import type { Listening } from './db/listener.ts'
import type { Database, Queries } from './db/open-database.ts'
import type { ReadyAnswers } from './http/ready-answers.ts'

/** What may change and is kept ready somewhere. */
export const subjects = ['exhibition', 'exhibitor', 'product', 'booth', 'schedule'] as const
export type Subject = (typeof subjects)[number]

export const changeChannel = 'tradefloor_change'

/**
 * Says that something has changed. Inside the transaction that changes it: the database tells every node when that is
 * committed, and nobody when it is rolled back.
 */
export async function announce(db: Queries, subject: Subject) {
  await db.execute(sql`select pg_notify(${changeChannel}, ${subject})`)
}

/**
 * Drops what is kept ready when it changes, whoever changed it: this node, another one, or the organiser's tool on the
 * same database. It is a hint and may be lost with its connection, so after each new one nothing counts as fresh.
 */
export function watchChanges({
  database,
  answers,
}: {
  database: Pick<Database, 'listen'>
  answers: Pick<ReadyAnswers, 'drop' | 'expire'>
}): Listening {
  return database.listen({
    channel: changeChannel,
    // A newer version may announce what this one does not know by name.
    onNotice: (subject) => (isSubject(subject) ? answers.drop(subject) : answers.expire()),
    onGap: () => answers.expire(),
  })
}

const isSubject = (text: string): text is Subject => (subjects as readonly string[]).includes(text)
