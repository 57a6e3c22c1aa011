import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { installation } from '../schema/index.ts'

/** A key of this installation: made by whichever node asks first, the same for all of them from then on. */
export async function installationKey({ db }: Pick<Database, 'db'>, name: string): Promise<string> {
  await db
    .insert(installation)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(installation).where(eq(installation.name, name))
  if (!row) throw new Error(`the key ${name} could not be stored`)
  return row.value
}
