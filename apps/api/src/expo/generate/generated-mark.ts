import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { installation } from '../../schema/index.ts'
import type { Plan } from './plan.ts'

/** What the database knows of a generated fair, so that one that was broken off is found and can be taken away. */
export interface Mark extends Plan {
  finished: boolean
}

const name = 'generated_fair'

export async function readMark(db: Queries): Promise<Mark | null> {
  const [row] = await db.select().from(installation).where(eq(installation.name, name))
  return row ? (JSON.parse(row.value) as Mark) : null
}

export async function writeMark(db: Queries, mark: Mark) {
  const value = JSON.stringify(mark)
  await db
    .insert(installation)
    .values({ name, value })
    .onConflictDoUpdate({ target: installation.name, set: { value } })
}

export const removeMark = (db: Queries) => db.delete(installation).where(eq(installation.name, name))
