import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { favourite } from '../../schema/index.ts'

export type FavouriteKind = 'exh_product' | 'exh_company' | 'resource' | 'com_doc' | 'session'

/** What was marked, and where: the same company may be marked in two exhibitions. */
export interface Target {
  exhibitionId: number
  target: string
}

const keyOf = ({ exhibitionId, target }: Target) => `${exhibitionId}:${target}`

const ofOwner = (accountId: number, kind: FavouriteKind) =>
  and(eq(favourite.accountId, accountId), eq(favourite.kind, kind))

/** Which of these the visitor has marked, as `exhibition:target`. One question however many there are. */
export async function markedTargets(
  db: Queries,
  accountId: number,
  kind: FavouriteKind,
  targets: Target[],
): Promise<Set<string>> {
  if (targets.length === 0) return new Set()
  const asked = new Set(targets.map(keyOf))
  const rows = await db
    .select({ exhibitionId: favourite.exhibitionId, target: favourite.target })
    .from(favourite)
    .where(
      and(
        ofOwner(accountId, kind),
        inArray(favourite.target, [...new Set(targets.map(({ target }) => target))]),
      ),
    )
  return new Set(rows.map(keyOf).filter((key) => asked.has(key)))
}

/** The same for things of several kinds, as `kind:exhibition:target`, still with one question. */
export async function markedAmong(
  db: Queries,
  accountId: number,
  things: (Target & { kind: FavouriteKind })[],
): Promise<Set<string>> {
  if (things.length === 0) return new Set()
  const keyed = (thing: Target & { kind: string }) => `${thing.kind}:${keyOf(thing)}`
  const asked = new Set(things.map(keyed))
  const kinds = [...new Set(things.map(({ kind }) => kind))]
  const rows = await db
    .select({ kind: favourite.kind, exhibitionId: favourite.exhibitionId, target: favourite.target })
    .from(favourite)
    .where(
      and(
        eq(favourite.accountId, accountId),
        inArray(favourite.kind, kinds),
        inArray(favourite.target, [...new Set(things.map(({ target }) => target))]),
      ),
    )
  return new Set(rows.map(keyed).filter((key) => asked.has(key)))
}

/** Marked twice is marked once, since the first time. */
export async function insertFavourite(
  db: Queries,
  row: { accountId: number; kind: FavouriteKind; markedAt: Date } & Target,
) {
  await db.insert(favourite).values(row).onConflictDoNothing()
}

/** By ids of the records. The owner stands in the condition, so another's record is no record. */
export async function deleteFavouritesById(
  db: Queries,
  accountId: number,
  kind: FavouriteKind,
  ids: number[],
) {
  await db.delete(favourite).where(and(ofOwner(accountId, kind), inArray(favourite.id, ids)))
}

/** By what was marked, in one exhibition or wherever it was. */
export async function deleteFavouritesOf(
  db: Queries,
  accountId: number,
  kind: FavouriteKind,
  { targets, exhibitionId }: { targets: string[]; exhibitionId?: number },
) {
  await db
    .delete(favourite)
    .where(
      and(
        ofOwner(accountId, kind),
        inArray(favourite.target, targets),
        exhibitionId === undefined ? undefined : eq(favourite.exhibitionId, exhibitionId),
      ),
    )
}

/** The visitor's own of these kinds, the newest first. */
export const newestFavourites = (db: Queries, accountId: number, kinds: FavouriteKind[], most: number) =>
  db
    .select({ kind: favourite.kind, target: favourite.target })
    .from(favourite)
    .where(and(eq(favourite.accountId, accountId), inArray(favourite.kind, kinds)))
    .orderBy(desc(favourite.id))
    .limit(most)

export const readFavourites = (db: Queries, accountId: number) =>
  db
    .select({
      kind: favourite.kind,
      target: favourite.target,
      exhibition_id: favourite.exhibitionId,
      marked_at: favourite.markedAt,
    })
    .from(favourite)
    .where(eq(favourite.accountId, accountId))
    .orderBy(desc(favourite.id))
