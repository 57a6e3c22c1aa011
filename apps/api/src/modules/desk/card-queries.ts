import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { cardExchange, contact, exhibition } from '../../schema/index.ts'
import { containsAll } from '../catalogue/index.ts'

export interface Choice {
  /** The cards that this company's people were given, and nobody else's. */
  companyId: number
  search?: string | undefined
  exhibitionId?: number | undefined
  /** Only what the visitor of this conversation gave. */
  threadId?: number | undefined
}

const given = (field: string) => sql`(${cardExchange.shared} ->> ${field})`

/** Numbers are found with and without country code and spaces. */
const digits = sql`regexp_replace(${given('contact_phone')}, '[^0-9+]', '', 'g')`
const signInPhone = sql`'+86' || nullif(${given('phone')}, '')`

/** What stands on a card and in its note, spelt as what is typed is. */
const words = sql`lower(normalize(concat_ws(' ', ${given('real_name')}, ${given('company_name')}, ${given('post')},
  ${signInPhone}, ${given('contact_phone')}, ${digits}, ${given('email')}, ${cardExchange.note}), NFKC))`

const chosen = ({ companyId, search, exhibitionId, threadId }: Choice) =>
  and(
    eq(contact.companyId, companyId),
    exhibitionId === undefined ? undefined : eq(cardExchange.exhibitionId, exhibitionId),
    threadId === undefined
      ? undefined
      : sql`${cardExchange.accountId} = (select visitor_id from thread
          where thread.id = ${threadId} and thread.company_id = ${companyId})`,
    containsAll(words, search),
  )

const newestFirst = [desc(cardExchange.exchangedAt), desc(cardExchange.id)]

export const listCards = (
  db: Queries,
  choice: Choice,
  { limit, offset, inForce = false }: { limit: number; offset: number; inForce?: boolean },
) =>
  db
    .select({ exchange: cardExchange, contact, exhibition })
    .from(cardExchange)
    .innerJoin(contact, eq(contact.id, cardExchange.contactId))
    .innerJoin(exhibition, eq(exhibition.id, cardExchange.exhibitionId))
    .where(and(chosen(choice), inForce ? isNull(cardExchange.revokedAt) : undefined))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)

export type CardRow = Awaited<ReturnType<typeof listCards>>[number]

export async function countCards(db: Queries, choice: Choice): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(cardExchange)
    .innerJoin(contact, eq(contact.id, cardExchange.contactId))
    .where(chosen(choice))
  return row?.count ?? 0
}

/** Where the company was given cards, whatever is being looked for. */
export const countByExhibition = (db: Queries, companyId: number) =>
  db
    .select({
      id: exhibition.id,
      nameZh: exhibition.nameZh,
      nameEn: exhibition.nameEn,
      count: count(),
    })
    .from(cardExchange)
    .innerJoin(contact, eq(contact.id, cardExchange.contactId))
    .innerJoin(exhibition, eq(exhibition.id, cardExchange.exhibitionId))
    .where(eq(contact.companyId, companyId))
    .groupBy(exhibition.id, exhibition.nameZh, exhibition.nameEn)
    .orderBy(desc(count()), asc(exhibition.id))

/** The company stands in the condition, so another's card is no card. */
export async function writeNote(
  db: Queries,
  { id, companyId }: { id: number; companyId: number },
  note: string,
  now: Date,
): Promise<boolean> {
  const own = sql`${cardExchange.contactId} in (select ${contact.id} from ${contact} where ${contact.companyId} = ${companyId})`
  const rows = await db
    .update(cardExchange)
    .set({ note, notedAt: now })
    .where(and(eq(cardExchange.id, id), own))
    .returning({ id: cardExchange.id })
  return rows.length > 0
}
