import { setImmediate as nextTurn } from 'node:timers/promises'
import { Vocabulary } from '@tradefloor/search'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'

const tokensAtOnce = 2000

/** In parts, between which others are answered: a large fair has some ten thousands. */
export async function readVocabulary(db: Queries): Promise<Vocabulary> {
  const vocabulary = new Vocabulary()
  let last = ''
  for (;;) {
    const { rows } = await db.execute<{ token: string; documents: number }>(sql`
      select token, documents from search_token where token > ${last}::text
      order by token limit ${tokensAtOnce}::int`)
    for (const { token, documents } of rows) vocabulary.add(token, documents)
    if (rows.length < tokensAtOnce) return vocabulary
    last = rows.at(-1)?.token ?? ''
    await nextTurn()
  }
}
