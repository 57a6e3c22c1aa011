import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  businessCard,
  calendarFeed,
  cardExchange,
  consent,
  contentDraft,
  contentVersion,
  enquiry,
  favourite,
  file,
  fileChunk,
  lead,
  leadNote,
  limitCount,
  message,
  presence,
  searchDay,
  thread,
  threadReader,
  threadReport,
} from '../../schema/index.ts'
import { codeFor, post } from '../../testing/account-calls.ts'
import {
  aFile,
  anExhibition,
  anExhibitor,
  aVisitor,
  testPassword,
  type Visitor,
} from '../../testing/builders.ts'
import { cookieOf, ourOrigin, signIn, withCookie, withToken } from '../../testing/sign-in.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { CODE_SECONDS: '0' } })
})
afterAll(() => fair.close())
beforeEach(() => fair.database.db.delete(limitCount))

/** One row of everything that can belong to a visitor. */
async function aBusyVisitor(): Promise<Visitor & { fileId: string }> {
  const { db } = fair.database
  const visitor = await aVisitor(fair, { agreedVersion: '2026-11', agreedAt: fair.clock.now() })
  const { id: exhibitionId } = await anExhibition(fair)
  const { companyId, contactId } = await anExhibitor(fair, { in: exhibitionId })
  const now = fair.clock.now()
  const fileId = await aFile(fair, { mime: 'image/webp', ownerId: visitor.id, uploadedAt: now })
  await db.update(businessCard).set({ imageFileId: fileId }).where(sql`account_id = ${visitor.id}`)
  await db.insert(favourite).values({
    accountId: visitor.id,
    kind: 'exh_company',
    target: String(companyId),
    exhibitionId,
    markedAt: now,
  })
  const shared = {
    real_name: '林晓舟',
    company_name: '',
    post: '',
    phone: '',
    email: '',
    country_code: 'CN',
    image_file_id: fileId,
  }
  await db.insert(cardExchange).values({
    accountId: visitor.id,
    exhibitionId,
    contactId,
    exchangedAt: now,
    shared,
    note: `备注 ${visitor.id}`,
  })
  await db.insert(consent).values({
    accountId: visitor.id,
    subject: 'card',
    wordingVersion: '2026-11',
    language: 'zh',
    about: { company_id: companyId },
    agreedAt: now,
  })
  const [talk] = await db
    .insert(thread)
    .values({
      exhibitionId,
      companyId,
      visitorId: visitor.id,
      createdAt: now,
      changedAt: now,
      takenBy: visitor.id,
      lastSequence: 1,
    })
    .returning()
  await db.insert(message).values({
    threadId: talk?.id ?? 0,
    sequence: 1,
    senderId: visitor.id,
    fromVisitor: true,
    clientId: 'one',
    kind: 'text',
    body: { text: `问候 ${visitor.id}` },
    sentAt: now,
  })
  const ofTalk = { threadId: talk?.id ?? 0, accountId: visitor.id }
  await db.insert(threadReader).values({ ...ofTalk, readSequence: 1, readAt: now })
  await db.insert(threadReport).values({ ...ofTalk, lastSequence: 1, reason: '广告', reportedAt: now })
  await db
    .insert(calendarFeed)
    .values({ accountId: visitor.id, tokenHash: `feed-of-${visitor.id}`, madeAt: now })
  const asked = { exhibitionId, name: '林晓舟', country: 'CN', language: 'zh', receivedAt: now }
  await db
    .insert(enquiry)
    .values({ ...asked, email: visitor.email.toUpperCase(), phone: '0580 000', question: `问 ${visitor.id}` })
  await db.insert(presence).values({ accountId: visitor.id, seenAt: now })
  // What a contact has done at the desk stays the company’s; the name in it does not.
  const record = { tableName: 'companies', recordId: companyId, companyId }
  const draft = { field: 'info.zh', value: '介绍', base: '', version: visitor.id }
  await db.insert(contentDraft).values({ ...record, ...draft, editedBy: visitor.id, editedAt: now })
  await db
    .insert(contentVersion)
    .values({ ...record, values: { id: companyId }, publishedAt: now, publishedBy: visitor.id })
  // What a company notes about somebody is about them; as whoever noted it, an account leaves only its name.
  const ofLead = { companyId, accountId: visitor.id }
  await db.insert(lead).values({ ...ofLead, ownerId: visitor.id, changedAt: now })
  await db
    .insert(leadNote)
    .values({ ...ofLead, kind: 'note', text: '要报价', writtenBy: visitor.id, writtenAt: now })
  return { ...visitor, fileId }
}

async function anEnquiry(changes: Partial<typeof enquiry.$inferInsert>) {
  const { id: exhibitionId } = await anExhibition(fair)
  const asked = { exhibitionId, name: '甲', country: 'CN', language: 'zh', receivedAt: fair.clock.now() }
  await fair.database.db.insert(enquiry).values({ ...asked, email: '', phone: '', ...changes })
}

const exportOf = (visitor: Visitor) => fair.call(visitor.as({ path: '/api/account/v1/export' }))
const remove = (visitor: Visitor, password: string, headers: Record<string, string> = {}) =>
  fair.call(
    visitor.as({
      method: 'POST',
      path: '/api/account/v1/delete',
      body: JSON.stringify({ password }),
      headers,
    }),
  )

/** How many rows anywhere speak of this account, by the foreign keys the database itself knows. */
async function rowsOf(accountId: number): Promise<Record<string, number>> {
  const { db } = fair.database
  const { rows } = await db.execute<{ name: string; referring: string }>(sql`
    select c.relname as name, a.attname as referring from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'account'::regclass`)
  const counts: Record<string, number> = {}
  for (const { name, referring } of rows) {
    const found = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)} where ${sql.identifier(referring)} = ${accountId}::int`,
    )
    counts[`${name}.${referring}`] = found.rows[0]?.count ?? 0
  }
  return counts
}

test('K-30 T44 the export holds everything kept about a visitor, part by part, and no key to the account', async () => {
  const visitor = await aBusyVisitor()
  const other = await aBusyVisitor()
  const answer = await exportOf(visitor)
  const { data } = answer.json()
  expect(data.account).toMatchObject({
    id: visitor.id,
    phone: visitor.phone,
    email: visitor.email,
    real_name: '林晓舟',
    agreed_version: '2026-11',
  })
  expect(data.sessions).toEqual([
    { created_at: expect.any(String), expires_at: expect.any(String), remembered: false },
  ])
  expect(Object.keys(data).sort()).toEqual(
    [
      'account',
      'business_card',
      'calendar_feed',
      'consents',
      'enquiries',
      'exported_at',
      'favourites',
      'messages',
      'received_cards',
      'reported_conversations',
      'sessions',
      'uploads',
    ].sort(),
  )
  for (const part of [
    'calendar_feed',
    'consents',
    'enquiries',
    'favourites',
    'messages',
    'received_cards',
    'reported_conversations',
    'uploads',
  ])
    expect(data[part]).toHaveLength(1)
  expect(answer.body).toContain(visitor.fileId)
  expect(answer.body).toContain(`问候 ${visitor.id}`)
  expect(answer.body).not.toContain(`问候 ${other.id}`)
  expect(answer.body).not.toContain('feed-of-')
  expect(answer.body).not.toMatch(/argon2|"hash"|password|token/i)
  for (const secret of [visitor.token, visitor.sessionId, other.phone, other.email, other.fileId])
    expect(answer.body).not.toContain(secret)
})

test('S-40 the export holds the company’s note about the person and the enquiries under their proved contacts', async () => {
  const visitor = await aBusyVisitor()
  const other = await aBusyVisitor()
  const digits = `${visitor.phone.slice(0, 3)} ${visitor.phone.slice(3, 7)}-${visitor.phone.slice(7)}`
  for (const phone of [`+86 ${digits}`, `0086${visitor.phone}`, `1${visitor.phone}`])
    await anEnquiry({ email: 'nobody@example.com', phone, question: phone })
  const { data } = (await exportOf(visitor)).json()
  expect(data.received_cards).toMatchObject([{ note: `备注 ${visitor.id}`, noted_at: null }])
  expect(data.enquiries.map(({ question }: { question: string }) => question)).toEqual([
    `问 ${visitor.id}`,
    `+86 ${digits}`,
    `0086${visitor.phone}`,
  ])
  await remove(visitor, testPassword)
  const left = (await fair.database.db.select().from(enquiry)).map(({ question }) => question)
  expect(left).toEqual(expect.arrayContaining([`问 ${other.id}`, `1${visitor.phone}`]))
  expect(left.join()).not.toMatch(new RegExp(`问 ${visitor.id}\\b|0086${visitor.phone}|${digits}`))
})

test('S-40 an account without a mail address or without a phone has no enquiries of others', async () => {
  await anEnquiry({ email: 'nobody@example.com', phone: '86' })
  for (const without of [{ email: null }, { phone: null }]) {
    const visitor = await aVisitor(fair, without)
    expect((await exportOf(visitor)).json().data.enquiries).toEqual([])
  }
})

test('S-43 a deleted account’s name loses the words of searches for exactly it, and no count', async () => {
  const visitor = await aVisitor(fair, { realName: 'Ｏｌｇａ Demir' })
  const { db } = fair.database
  const today = { day: '2026-11-15', exhibitionId: 0, what: 'exhibitor' }
  const olga = { what: 'exhibitor', exhibitionId: 0, language: 'en', words: 'olga demir' } as const
  await db.insert(searchDay).values([
    { ...today, words: 'olga demir', searches: 2, misses: 2 },
    { ...today, words: 'olga demir lamps', searches: 1, misses: 1 },
    { ...today, words: '', searches: 5, misses: 5 },
  ])
  fair.searchCounts.noteSearch({ ...olga, isMiss: true })
  fair.searchCounts.noteOpened(olga)
  await remove(visitor, testPassword)
  await fair.searchCounts.flush()
  const rows = await db
    .select({
      words: searchDay.words,
      misses: sql<number>`sum(misses)::int`,
      opened: sql<number>`sum(opened)::int`,
    })
    .from(searchDay)
    .groupBy(searchDay.words)
  expect(rows.sort((a, b) => a.words.localeCompare(b.words))).toEqual([
    { words: '', misses: 8, opened: 1 },
    { words: 'olga demir lamps', misses: 1, opened: 0 },
  ])
})

test('K-30 guests have nothing to export', async () => {
  expect((await fair.call({ path: '/api/account/v1/export' })).statusCode).toBe(401)
})

test('K-30 T44 a deleted account leaves nothing behind, and takes nothing of anybody else’s along', async () => {
  const visitor = await aBusyVisitor()
  const other = await aBusyVisitor()
  const here = await signIn(fair, { name: visitor.phone })
  await codeFor(fair, { phone: visitor.phone }, 'login')
  const before = await rowsOf(visitor.id)
  for (const [table, count] of Object.entries(before)) expect(count, table).toBeGreaterThan(0)
  const others = await rowsOf(other.id)

  const answer = await remove(visitor, testPassword, { 'accept-language': 'en' })
  expect(answer.json()).toMatchObject({ res: 1, mes: 'Your account and all its data have been deleted' })
  expect(cookieOf(answer)?.attributes).toContain('Max-Age=0')

  for (const [table, count] of Object.entries(await rowsOf(visitor.id))) expect(count, table).toBe(0)
  expect(await rowsOf(other.id)).toEqual(others)
  const { db } = fair.database
  const files = (await db.select({ id: file.id }).from(file)).map(({ id }) => id)
  const chunks = (await db.select({ id: fileChunk.fileId }).from(fileChunk)).map(({ id }) => id)
  for (const ids of [files, chunks]) {
    expect(ids).not.toContain(visitor.fileId)
    expect(ids).toContain(other.fileId)
  }
  const { rows } = await db.execute(sql`select 1 from verification_code`)
  expect(rows).toEqual([])

  expect((await fair.call({ path: '/api/account/v1/profile', headers: withToken(here) })).statusCode).toBe(
    401,
  )
  const cookie = cookieOf(here) ?? { name: '', value: '' }
  expect((await post(fair, 'refresh', {}, withCookie(cookie, ourOrigin))).statusCode).toBe(401)
  expect((await signIn(fair, { name: visitor.phone })).json().errCode).toBe(20010)
})

test('K-30 a deletion needs the password, and it cannot be guessed there either', async () => {
  const visitor = await aVisitor(fair)
  const guesses = await Promise.all(Array.from({ length: 10 }, (_, n) => remove(visitor, `Guess#${n}`)))
  expect(guesses.filter((answer) => answer.json().errCode === 20014)).toHaveLength(5)
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
  expect((await exportOf(visitor)).json().data.account.id).toBe(visitor.id)
})
