import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { type Figure, figures, type HeldKind, heldBy } from './held-by.ts'

/** How much of each people have of something. Demo accounts are nobody. */
export type Held = Record<Figure, number>

export interface HeldOfThing {
  kind: HeldKind
  id: number
  held: Held
}

export interface HeldOfAll {
  /** Only things of which anybody has something. */
  things: HeldOfThing[]
  /** What belongs to two of the things is counted once. */
  total: Held
}

export type Things = Partial<Record<HeldKind, number[]>>

export const nothingHeld = (): Held => ({
  conversations: 0,
  messages: 0,
  cards: 0,
  favourites: 0,
  saved_answers: 0,
  enquiries: 0,
})

export const isHeld = (held: Held) => figures.some((figure) => held[figure] > 0)

/** What people have of these things, each and in all: what they lose when it is deleted, or see closed when withdrawn. */
export async function countHeld(db: Queries, things: Things): Promise<HeldOfAll> {
  const byThing = new Map<string, HeldOfThing>()
  const total = nothingHeld()
  for (const figure of figures) {
    const parts = Object.entries(things).flatMap(([kind, ids]) => {
      const held =
        ids.length > 0 ? heldBy[figure][kind as HeldKind]?.(sql`${sql.param(ids)}::int[]`) : undefined
      return held ? [sql`select ${kind}::text as kind, part.thing, part.held from (${held}) as part`] : []
    })
    if (parts.length === 0) continue
    for (const { kind, thing, count } of await countOf(db, parts)) {
      if (kind === null) total[figure] = count
      else {
        const key = `${kind} ${thing}`
        const entry = byThing.get(key) ?? { kind, id: thing, held: nothingHeld() }
        entry.held[figure] = count
        byThing.set(key, entry)
      }
    }
  }
  return { things: [...byThing.values()], total }
}

/** One line for each thing, and one without a kind for all of them. */
async function countOf(db: Queries, parts: SQL[]) {
  const { rows } = await db.execute<{ kind: HeldKind | null; thing: number; count: number }>(sql`
    with held as materialized (${sql.join(parts, sql` union all `)})
    select kind, thing, count(distinct held)::int as count from held group by kind, thing
    union all select null, 0, count(distinct held)::int from held
    order by 1 nulls last, 2`)
  return rows
}
