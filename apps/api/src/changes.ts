import { sql } from 'drizzle-orm'
import type { FairDetails } from './config/fair-details.ts'
import type { Listening } from './db/listener.ts'
import type { Database, Queries } from './db/open-database.ts'
import type { SearchKnowledge } from './dependencies.ts'
import type { ReplyCache } from './http/reply-cache.ts'

/** What may change and is kept ready somewhere. */
export const subjects = [
  'exhibition',
  'exhibitor',
  'product',
  'booth',
  'schedule',
  'notice',
  'fair',
  'search',
] as const
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
  fair,
  search,
}: {
  database: Pick<Database, 'listen'>
  answers: Pick<ReplyCache, 'drop' | 'expire'>
  fair: Pick<FairDetails, 'refresh'>
  search: Pick<SearchKnowledge, 'reload'>
}): Listening {
  const reloadSearch = () => {
    const dropped = () => {
      for (const tag of ['exhibitor', 'product']) answers.drop(tag)
    }
    // What was found meanwhile was found by what was known before. After a reading that failed the next search tries again.
    search.reload().then(dropped, () => {})
  }
  return database.listen({
    channel: changeChannel,
    onNotice: (subject) => {
      if (subject === 'fair') void fair.refresh()
      if (subject === 'search') reloadSearch()
      // A newer version may announce what this one does not know by name.
      if (isSubject(subject)) answers.drop(subject)
      else answers.expire()
    },
    onGap: () => {
      answers.expire()
      void fair.refresh()
      reloadSearch()
    },
  })
}

const isSubject = (text: string): text is Subject => (subjects as readonly string[]).includes(text)
