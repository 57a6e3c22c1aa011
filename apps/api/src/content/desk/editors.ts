import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { account, contact } from '../../schema/index.ts'

export interface Names {
  cn: string
  en: string
}

/** What these accounts' people are called. An account that is gone, or is no contact's, has no name here. */
export async function namesOfEditors(
  db: Queries,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, Names>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const rows = await db
    .select({ id: account.id, cn: contact.nameZh, en: contact.nameEn })
    .from(account)
    .innerJoin(contact, eq(contact.id, account.contactId))
    .where(inArray(account.id, known))
  return new Map(rows.map(({ id, cn, en }) => [id, { cn, en }]))
}

export const nameOf = (names: ReadonlyMap<number, Names>, id: number | null | undefined): Names | null =>
  (id && names.get(id)) || null
