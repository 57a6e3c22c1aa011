import { randomBytes } from 'node:crypto'
import { fairDay, fairInstant } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { type Static, Type } from 'typebox'
import type { Queries } from '../db/open-database.ts'
import { hashPassword } from '../modules/account/index.ts'
import { account, message, thread, threadReader } from '../schema/index.ts'
import { addDemoVisitor, DemoVisitor } from './demo-visitor.ts'
import { readDemoFile } from './read-demo-file.ts'

const strict = { additionalProperties: false }

const DemoTalk = Type.Object(
  {
    ...DemoVisitor.properties,
    days_ago: Type.Integer({ minimum: 1, maximum: 14 }),
    at: Type.String({ pattern: '^\\d{2}:\\d{2}$', description: 'On the clock of the fair' }),
    asks: Type.String(),
    product: Type.Optional(Type.Integer({ description: 'The exhibition product that is asked about' })),
    answers: Type.String(),
    waits: Type.Integer({ minimum: 0, description: 'Seconds until the answer' }),
  },
  strict,
)
type DemoTalk = Static<typeof DemoTalk>

const DemoTalks = Type.Object(
  {
    company: Type.Integer(),
    exhibition: Type.Integer(),
    answered_by: Type.String({ description: 'A user name' }),
    talks: Type.Array(DemoTalk),
  },
  strict,
)

const dayMs = 86_400_000

/** What visitors asked a company of the demo fair in the two weeks before today, each with its answer. */
export async function loadDemoConversations(db: Queries, now: Date) {
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'))
  for (const { company: companyId, exhibition: exhibitionId, answered_by, talks } of await readDemoFile(
    'demo-conversations.json',
    Type.Array(DemoTalks),
  )) {
    const [owner] = await db.select({ id: account.id }).from(account).where(eq(account.userName, answered_by))
    if (!owner) continue
    for (const talk of talks) {
      const askedAt = fairInstant(fairDay(new Date(now.getTime() - talk.days_ago * dayMs)), `${talk.at}:00`)
      const visitorId = await addDemoVisitor(db, talk, passwordHash, askedAt)
      if (visitorId !== undefined)
        await loadTalk(db, talk, { exhibitionId, companyId, visitorId, contactId: owner.id, askedAt })
    }
  }
}

interface Sides {
  exhibitionId: number
  companyId: number
  visitorId: number
  /** The account that answers. */
  contactId: number
  askedAt: Date
}

async function loadTalk(
  db: Queries,
  { asks, answers, product, waits }: DemoTalk,
  { contactId, askedAt, ...between }: Sides,
) {
  const answeredAt = new Date(askedAt.getTime() + waits * 1000)
  const [row] = await db
    .insert(thread)
    .values({ ...between, createdAt: askedAt, changedAt: answeredAt, lastSequence: 2 })
    .returning({ id: thread.id })
  if (!row) throw new Error('no conversation was made')
  const said = (sequence: number, senderId: number, text: string, sentAt: Date) => ({
    ...{ threadId: row.id, sequence, senderId, sentAt, body: { text } },
    clientId: `demo-${row.id}-${sequence}`,
  })
  await db.insert(message).values([
    {
      ...said(1, between.visitorId, asks, askedAt),
      ...{ fromVisitor: true, kind: product ? 'product' : 'text', exhibitionProductId: product },
    },
    { ...said(2, contactId, answers, answeredAt), fromVisitor: false, kind: 'text' },
  ])
  const readAt = answeredAt
  await db.insert(threadReader).values(
    [between.visitorId, contactId].map((accountId) => ({
      threadId: row.id,
      accountId,
      readSequence: 2,
      readAt,
    })),
  )
}
