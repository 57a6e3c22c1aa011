import { type Static, Type } from 'typebox'
import type { Queries } from '../db/open-database.ts'
import { newUid } from '../modules/account/index.ts'
import { account, businessCard } from '../schema/index.ts'

/** A visitor of the demo fair who met an exhibitor. */
export const DemoVisitor = Type.Object({
  name: Type.String(),
  language: Type.Enum(['zh', 'en']),
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  company: Type.String(),
  post: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  email: Type.String({ pattern: '@example\\.com$' }),
})
export type DemoVisitor = Static<typeof DemoVisitor>

/** Adds the account, with a password that nobody knows. Somebody's own account of that address stays theirs. */
export async function addDemoVisitor(
  db: Queries,
  one: DemoVisitor,
  passwordHash: string,
  createdAt: Date,
): Promise<number | undefined> {
  const [row] = await db
    .insert(account)
    .values({
      ...{ kind: 'visitor', email: one.email, phone: one.phone, passwordHash, realName: one.name },
      ...{ language: one.language, countryCode: one.country, company: one.company, demo: true, createdAt },
      rtmUid: newUid(),
    })
    .onConflictDoNothing()
    .returning({ id: account.id })
  if (row)
    await db
      .insert(businessCard)
      .values({ accountId: row.id, post: one.post ?? '', companyName: one.company, email: one.email })
  return row?.id
}
