import { eq } from 'drizzle-orm'
import type { Queries } from '../db/open-database.ts'
import { account, installation } from '../schema/index.ts'

/** Whose fair is in the database: ours to show, or an organiser's own, which ours never mixes with. */
export type FairKind = 'demo' | 'own'

const name = 'fair_kind'

/** Null while nobody has said. */
export async function fairKind(db: Queries): Promise<FairKind | null> {
  const [row] = await db.select().from(installation).where(eq(installation.name, name))
  return (row?.value as FairKind | undefined) ?? null
}

export async function setFairKind(db: Queries, kind: FairKind) {
  await db
    .insert(installation)
    .values({ name, value: kind })
    .onConflictDoUpdate({ target: installation.name, set: { value: kind } })
}

/** An organiser's import makes the fair their own; accounts of the demo go when nothing of the demo's is left. */
export async function becomeOwn(db: Queries) {
  const was = await fairKind(db)
  await setFairKind(db, 'own')
  if (was === 'demo') await db.delete(account).where(eq(account.demo, true))
}
