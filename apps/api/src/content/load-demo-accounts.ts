import { and, eq, inArray } from 'drizzle-orm'
import { type Static, Type } from 'typebox'
import type { Queries } from '../db/open-database.ts'
import { hashPassword, newUid } from '../modules/account/index.ts'
import { account, businessCard } from '../schema/index.ts'
import { readDemoFile } from './read-demo-file.ts'

const strict = { additionalProperties: false }

const DemoAccount = Type.Object(
  {
    kind: Type.Enum(['visitor', 'contact']),
    user_name: Type.String({ pattern: '^[a-z0-9]+$' }),
    phone: Type.Optional(Type.String()),
    email: Type.Optional(Type.String()),
    password: Type.String({ minLength: 8 }),
    real_name: Type.String(),
    country_code: Type.String(),
    company: Type.String(),
    purpose: Type.Optional(Type.String()),
    card: Type.Optional(
      Type.Object({ post: Type.String(), company: Type.String(), email: Type.String() }, strict),
    ),
    contact: Type.Optional(Type.Integer({ description: 'The contact of a company who signs on with this' })),
  },
  strict,
)
export type DemoAccount = Static<typeof DemoAccount>

const readDemoAccounts = () => readDemoFile('demo-accounts.json', Type.Array(DemoAccount))

/** They are marked as the demo's, so that they open nothing on a server that others can reach. */
export async function loadDemoAccounts(db: Queries, now: Date) {
  const accounts = await readDemoAccounts()
  const hashes = await Promise.all(accounts.map(({ password }) => hashPassword(password)))
  for (const [n, each] of accounts.entries()) {
    const [row] = await db
      .insert(account)
      .values({
        kind: each.kind,
        userName: each.user_name,
        phone: each.phone,
        email: each.email,
        passwordHash: hashes[n] ?? '',
        realName: each.real_name,
        countryCode: each.country_code,
        company: each.company,
        purpose: each.purpose ?? '',
        rtmUid: newUid(),
        contactId: each.contact,
        demo: true,
        createdAt: now,
      })
      // Somebody's own account of that name stays theirs.
      .onConflictDoNothing()
      .returning({ id: account.id })
    if (row && each.card)
      await db.insert(businessCard).values({
        accountId: row.id,
        post: each.card.post,
        companyName: each.card.company,
        email: each.card.email,
      })
  }
}

/** Those that are in this database, to tell whoever started it. */
export async function findDemoAccounts(db: Queries): Promise<DemoAccount[]> {
  const accounts = await readDemoAccounts()
  const names = accounts.map(({ user_name }) => user_name)
  const rows = await db
    .select({ name: account.userName })
    .from(account)
    .where(and(eq(account.demo, true), inArray(account.userName, names)))
  const present = new Set(rows.map(({ name }) => name))
  return accounts.filter(({ user_name }) => present.has(user_name))
}
