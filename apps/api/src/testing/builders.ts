import { randomBytes } from 'node:crypto'
import type { Dependencies } from '../dependencies.ts'
import { hashOfToken } from '../http/caller.ts'
import { newUid } from '../modules/account/index.ts'
import { searchText, sortKey } from '../modules/catalogue/index.ts'
import * as schema from '../schema/index.ts'
import { noteForIndex } from './pending-index.ts'
import type { Request } from './signed-request.ts'
import type { TestApp } from './test-app.ts'

// What a test needs to exist, with one line each. Everything can be said; what is not said does not matter.

/** Of `Demo#2026`, so that a test that needs a password does not wait for a hash. */
export const testPassword = 'Demo#2026'
const hashOfTestPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$IgRiZPCTDo1IupFMK4eUIQ$WzdR5f7+ywM4qmHnLCsnUFpL9z89OMlNar+vEhqYWZw'

/** A drill has a database and a clock, and its app in another process. */
type Fair = Pick<Dependencies, 'database' | 'clock'> & Partial<Pick<Dependencies, 'search'>>

let lastNumber = 0
const next = () => ++lastNumber
const minutes = (count: number) => count * 60_000

export interface Visitor {
  id: number
  sessionId: string
  token: string
  phone: string
  email: string
  /** The same request with this visitor's token. */
  as(request: Request): Request
}

/** A signed-in visitor with a card. */
export async function aVisitor(
  fair: Fair,
  changes: Partial<typeof schema.account.$inferInsert> & { post?: string } = {},
): Promise<Visitor> {
  const { db } = fair.database
  const now = fair.clock.now()
  const { post = '采购经理', ...account } = changes
  const number = next()
  const contacts = {
    phone: `199${String(10_000_000 + number)}`,
    email: `visitor${number}@example.com`,
  }
  const [row] = await db
    .insert(schema.account)
    .values({
      kind: 'visitor',
      ...contacts,
      passwordHash: hashOfTestPassword,
      realName: '林晓舟',
      countryCode: 'CN',
      company: '舟山远帆贸易有限公司',
      rtmUid: newUid(),
      createdAt: now,
      ...account,
    })
    .returning()
  if (!row) throw new Error('no account was made')
  await db
    .insert(schema.businessCard)
    .values({ accountId: row.id, post, companyName: row.company, email: row.email ?? '' })
  const { sessionId, token } = await aSession(fair, row.id)
  return {
    id: row.id,
    sessionId,
    token,
    phone: row.phone ?? '',
    email: row.email ?? '',
    as: (request) => ({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }),
  }
}

/** An exhibitor's person at the desk, with a name to sign on with and the test's password. */
export async function aDeskPerson(
  fair: TestApp,
  contactId: number,
  changes: Partial<typeof schema.account.$inferInsert> = {},
): Promise<Visitor & { name: string }> {
  const name = changes.userName ?? `person${next()}`
  const own = { kind: 'contact', contactId, userName: name, phone: null, email: null }
  return { ...(await aVisitor(fair, { ...own, ...changes })), name }
}

/** One more sign-in of an account. */
export async function aSession(fair: Fair, accountId: number) {
  const { db } = fair.database
  const now = fair.clock.now()
  const sessionId = randomBytes(16).toString('base64url')
  const token = randomBytes(32).toString('base64url')
  await db.insert(schema.session).values({
    id: sessionId,
    accountId,
    remembered: false,
    createdAt: now,
    expiresAt: new Date(now.getTime() + minutes(60 * 24)),
  })
  await db.insert(schema.accessToken).values({
    hash: hashOfToken(token),
    sessionId,
    kind: 'access',
    expiresAt: new Date(now.getTime() + minutes(15)),
  })
  return { sessionId, token }
}

/** An exhibition, open from yesterday to tomorrow. */
export async function anExhibition(fair: Fair, changes: Partial<typeof schema.exhibition.$inferInsert> = {}) {
  const now = fair.clock.now().getTime()
  const id = changes.id ?? 5000 + next()
  const row = {
    id,
    organiserCompanyId: 582,
    lasting: false,
    nameZh: `测试展会${id}`,
    nameEn: `Test Fair ${id}`,
    placeZh: '舟山',
    placeEn: 'Zhoushan',
    industry: 'food',
    opensAt: new Date(now - minutes(24 * 60)),
    closesAt: new Date(now + minutes(24 * 60)),
    ...changes,
  }
  await fair.database.db.insert(schema.exhibition).values(row).onConflictDoNothing()
  return row
}

/** A company, its contact with a card, and its booth in an exhibition that must exist. */
export async function anExhibitor(
  fair: Fair,
  {
    in: exhibitionId,
    booth = {},
    ...changes
  }: { in: number; booth?: Partial<typeof schema.exhibitor.$inferInsert> } & Partial<
    typeof schema.company.$inferInsert
  >,
) {
  const { db } = fair.database
  const id = changes.id ?? 100_000 + next()
  const nameZh = changes.nameZh ?? `海客${id}有限公司`
  const nameEn = changes.nameEn ?? `Haike ${id} Ltd`
  const company = {
    id,
    nameZh,
    nameEn,
    addressZh: '浙江省舟山市定海区',
    addressEn: 'Dinghai, Zhoushan, Zhejiang',
    managerName: '周经理',
    managerPhone: '0580-000 0001',
    email: `sales${id}@example.com`,
    searchText: searchText(nameZh, nameEn),
    sortKey: sortKey(nameZh, nameEn),
    ...changes,
  }
  await db.insert(schema.company).values(company).onConflictDoNothing()
  const contactId = 200_000 + next()
  await db.insert(schema.contact).values({
    id: contactId,
    companyId: id,
    nameZh: '周经理',
    postZh: '外贸经理',
    postEn: 'Export Manager',
    email: company.email,
    phone: company.managerPhone,
  })
  const exhibitorId = booth.id ?? 300_000 + next()
  await db
    .insert(schema.exhibitor)
    .values({ id: exhibitorId, exhibitionId, companyId: id, joinedAt: fair.clock.now(), ...booth })
  await noteForIndex(fair, id)
  return { companyId: id, contactId, exhibitorId, exhibitionId }
}

/** One more of a company's people, with a mailbox of their own. */
export async function aContact(
  fair: TestApp,
  companyId: number,
  changes: Partial<typeof schema.contact.$inferInsert> = {},
): Promise<number> {
  const id = changes.id ?? 200_000 + next()
  const person = { nameZh: `同事${id}`, nameEn: `Colleague ${id}`, email: `colleague${id}@example.com` }
  await fair.database.db.insert(schema.contact).values({ id, companyId, ...person, ...changes })
  return id
}

/** A product at a booth. */
export async function aProduct(
  fair: TestApp,
  at: { companyId: number; exhibitorId: number },
  changes: Partial<typeof schema.product.$inferInsert> = {},
) {
  const { db } = fair.database
  const id = changes.id ?? 400_000 + next()
  const nameZh = changes.nameZh ?? `冻鱿鱼${id}`
  const nameEn = changes.nameEn ?? `Frozen squid ${id}`
  await db.insert(schema.product).values({
    id,
    companyId: at.companyId,
    nameZh,
    nameEn,
    addedAt: fair.clock.now(),
    searchText: searchText(nameZh, nameEn),
    sortKey: sortKey(nameZh, nameEn),
    ...changes,
  })
  // Beyond the codes of areas, which are searched for numbers of what was withdrawn.
  const exhibitionProductId = 5_000_000 + next()
  await db
    .insert(schema.exhibitionProduct)
    .values({ id: exhibitionProductId, exhibitorId: at.exhibitorId, productId: id })
  await noteForIndex(fair, at.companyId)
  return { productId: id, exhibitionProductId }
}

/** A small file of the fair. */
export async function aFile(
  fair: TestApp,
  changes: Partial<typeof schema.file.$inferInsert> & { bytes?: Buffer } = {},
) {
  const { bytes = Buffer.from('a file'), ...row } = changes
  const id = row.id ?? `file-${randomBytes(6).toString('hex')}`
  await fair.database.db
    .insert(schema.file)
    .values({ id, mime: 'video/mp4', size: bytes.length, sha256: randomBytes(32).toString('hex'), ...row })
  await fair.database.db.insert(schema.fileChunk).values({ fileId: id, position: 0, bytes })
  return id
}

/** A document of an exhibition. */
export async function aDocument(fair: TestApp, exhibitionId: number) {
  const id = 600_000 + next()
  const fileId = await aFile(fair, { mime: 'application/pdf' })
  await fair.database.db
    .insert(schema.document)
    .values({ id, exhibitionId, nameZh: `资料${id}`, nameEn: `Paper ${id}`, fileId })
  return id
}

/** A film at a booth. */
export async function aVideo(fair: TestApp, exhibitorId: number, position = next()) {
  const fileId = await aFile(fair)
  await fair.database.db
    .insert(schema.boothResource)
    .values({ exhibitorId, kind: 'video', position, fileId, nameZh: '企业宣传片', nameEn: 'Company film' })
  return fileId
}

/** A session of the programme, live for the half hour around now, in an exhibition that must exist. */
export async function aProgrammeSession(
  fair: TestApp,
  {
    in: exhibitionId,
    ...changes
  }: { in: number } & Partial<Omit<typeof schema.programmeSession.$inferInsert, 'exhibitionId'>>,
) {
  const id = changes.id ?? 700_000 + next()
  const now = fair.clock.now().getTime()
  await fair.database.db.insert(schema.programmeSession).values({
    id,
    exhibitionId,
    hallId: 1,
    titleZh: `讲座${id}`,
    titleEn: `Talk ${id}`,
    startsAt: new Date(now - minutes(15)),
    endsAt: new Date(now + minutes(15)),
    ...changes,
  })
  fair.answers.drop('schedule')
  return id
}

/** A guest of an exhibition. */
export async function aGuest(
  fair: TestApp,
  exhibitionId: number,
  changes: Partial<typeof schema.guest.$inferInsert> = {},
) {
  const id = changes.id ?? 800_000 + next()
  await fair.database.db.insert(schema.guest).values({
    id,
    exhibitionId,
    nameZh: `嘉宾${id}`,
    nameEn: `Guest ${id}`,
    postZh: '研究员',
    postEn: 'Researcher',
    ...changes,
  })
  fair.answers.drop('schedule')
  return id
}

/** Puts a guest on a session, with the documents they bring to it in this order. */
export async function anAppearance(
  fair: TestApp,
  {
    sessionId,
    guestId,
    position = next(),
    documents = [],
  }: { sessionId: number; guestId: number; position?: number; documents?: number[] },
) {
  await fair.database.db.insert(schema.sessionGuest).values({ sessionId, guestId, position })
  for (const [at, documentId] of documents.entries())
    await fair.database.db
      .insert(schema.sessionDocument)
      .values({ sessionId, guestId, documentId, position: at })
  fair.answers.drop('schedule')
}
