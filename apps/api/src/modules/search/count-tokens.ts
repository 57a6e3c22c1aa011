import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { indexTable, type Kind } from './source-queries.ts'

/**
 * Words, characters and pairs of characters, with the letter of their space before them. Those with digits, nearly all
 * of them numbers of models, are looked up in the index alone: there are more of them than of all others together.
 */
const counted = /^[nsx](?:\p{Script=Han}{1,2}|(?:(?!\p{Script=Han})[\p{L}\p{M}])+)$/u

const tokensAtOnce = 5000

/** Tokens that rows bring, less those of the rows they replace; written once for all rows of a transaction. */
export class TokenChanges {
  readonly #changes = new Map<string, number>()

  /** Before these rows are written or deleted. */
  async count(db: Queries, kind: Kind, ids: number[], rows: { lexemes: string[] }[]) {
    const { rows: old } = await db.execute<{ lexemes: string[] }>(sql`
      select tsvector_to_array(tokens) as lexemes from ${indexTable[kind]}
      where id = any (${sql.param(ids)}::int[])`)
    for (const { lexemes } of old) this.#add(lexemes, -1)
    for (const { lexemes } of rows) this.#add(lexemes, 1)
  }

  #add(lexemes: string[], change: number) {
    for (const lexeme of lexemes)
      if (counted.test(lexeme)) this.#changes.set(lexeme, (this.#changes.get(lexeme) ?? 0) + change)
  }

  /** Says how many tokens have another count now. */
  async write(db: Queries): Promise<number> {
    const changes = [...this.#changes].filter(([, change]) => change !== 0)
    for (let from = 0; from < changes.length; from += tokensAtOnce) {
      const some = changes.slice(from, from + tokensAtOnce)
      await db.execute(sql`
        insert into search_token (token, documents)
        select token, change from unnest(${sql.param(some.map(([token]) => token))}::text[],
          ${sql.param(some.map(([, change]) => change))}::int[]) as given (token, change)
        on conflict (token) do update set documents = search_token.documents + excluded.documents`)
    }
    if (changes.some(([, change]) => change < 0))
      await db.execute(sql`delete from search_token where documents <= 0`)
    return changes.length
  }
}
