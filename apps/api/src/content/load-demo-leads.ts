import { randomBytes } from 'node:crypto'
import { fairDay, leadLimits } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { type Static, Type } from 'typebox'
import type { Queries } from '../db/open-database.ts'
import { hashPassword } from '../modules/account/index.ts'
import { account, cardExchange, emptyCard, lead, leadNote } from '../schema/index.ts'
import { addDemoVisitor, DemoVisitor } from './demo-visitor.ts'
import { readDemoFile } from './read-demo-file.ts'

const strict = { additionalProperties: false }
const DaysAgo = Type.Integer({ minimum: 0, maximum: 14 })
const Note = Type.Object({ days_ago: DaysAgo, text: Type.String({ maxLength: leadLimits.note }) }, strict)

const DemoLead = Type.Object(
  {
    ...DemoVisitor.properties,
    days_ago: DaysAgo,
    rating: Type.Integer({ minimum: 0, maximum: 3 }),
    tags: Type.Array(Type.String({ maxLength: leadLimits.tag })),
    owned: Type.Optional(Type.Boolean()),
    next: Type.Optional(
      Type.Object({ text: Type.String({ maxLength: leadLimits.step }), in_days: Type.Integer() }, strict),
    ),
    notes: Type.Optional(Type.Array(Note)),
    done: Type.Optional(Type.Array(Note)),
  },
  strict,
)
type DemoLead = Static<typeof DemoLead>

const DemoLeads = Type.Object(
  {
    company: Type.Integer(),
    exhibition: Type.Integer(),
    contact: Type.Integer({ description: 'Whose card they took' }),
    owner: Type.String({ description: 'The user name of whoever is responsible' }),
    leads: Type.Array(DemoLead),
  },
  strict,
)
type DemoLeads = Static<typeof DemoLeads>

const dayMs = 86_400_000

interface Loading {
  ownerId: number | null
  /** Of a password that nobody knows. */
  passwordHash: string
  now: Date
}

/** Visitors who gave a card to a company of the demo fair in the two weeks before today, and what it noted of them. */
export async function loadDemoLeads(db: Queries, now: Date) {
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'))
  for (const each of await readDemoFile('demo-leads.json', Type.Array(DemoLeads))) {
    const [owner] = await db.select({ id: account.id }).from(account).where(eq(account.userName, each.owner))
    for (const one of each.leads)
      await loadLead(db, each, one, { ownerId: owner?.id ?? null, passwordHash, now })
  }
}

async function loadLead(
  db: Queries,
  { company: companyId, exhibition: exhibitionId, contact: contactId }: DemoLeads,
  one: DemoLead,
  { ownerId, passwordHash, now }: Loading,
) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const accountId = await addDemoVisitor(db, one, passwordHash, daysAgo(one.days_ago))
  // Somebody's own account of that address stays theirs.
  if (accountId === undefined) return
  await db.insert(cardExchange).values({
    ...{ accountId, exhibitionId, contactId, exchangedAt: daysAgo(one.days_ago) },
    shared: {
      ...emptyCard,
      ...{ real_name: one.name, company_name: one.company, post: one.post ?? '' },
      ...{ phone: one.phone ?? '', email: one.email, country_code: one.country },
    },
  })
  await db.insert(lead).values({
    ...{ companyId, accountId, rating: one.rating, tags: one.tags, changedAt: now },
    ownerId: one.owned ? ownerId : null,
    nextStep: one.next?.text ?? '',
    nextOn: one.next ? fairDay(new Date(now.getTime() + one.next.in_days * dayMs)) : null,
  })
  const written = [
    ...(one.notes ?? []).map((note) => ({ ...note, kind: 'note' as const })),
    ...(one.done ?? []).map((note) => ({ ...note, kind: 'done' as const })),
  ]
  for (const { days_ago, text, kind } of written)
    await db
      .insert(leadNote)
      .values({ companyId, accountId, kind, text, writtenBy: ownerId, writtenAt: daysAgo(days_ago) })
}
