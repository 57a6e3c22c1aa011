import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { inviteContact } from '../modules/account/index.ts'
import { choiceToken } from '../modules/chat-mails/mail-choice-service.ts'
import {
  account,
  boothDocument,
  contact,
  contentVersion,
  deskUpload,
  deskUploadPart,
  exhibitor,
  leadNote,
  savedAnswer,
} from '../schema/index.ts'
import { codeFor, post } from './account-calls.ts'
import {
  aContact,
  aDeskPerson,
  aFile,
  anExhibitor,
  aProduct,
  aVisitor,
  testPassword,
  type Visitor,
} from './builders.ts'
import { onePixel, type RequestParts } from './openapi-request.ts'
import { ssoSite, type World } from './openapi-world.ts'
import { indexPending } from './pending-index.ts'
import {
  aCaptcha,
  cookieOf,
  encrypted,
  ourOrigin,
  signIn,
  signOn,
  signOnToDesk,
  withCookie,
} from './sign-in.ts'
import type { TestApp } from './test-app.ts'

// What the rows of the matrix name, made through the front door.

/** Where a row makes what its request names. */
export interface RowContext {
  fair: TestApp
  world: World
  /** Whose things the request names. */
  owner: Visitor
  /** Who sends it: the owner, or somebody who wishes to be. */
  caller: Visitor
}

export const marks = {
  exh_product: ({ exhibitionProductId }: World) => ({ exhibition_product_id: exhibitionProductId }),
  exh_company: ({ exhibitionId, companyId }: World) => ({
    exhibition_id: exhibitionId,
    company_id: companyId,
  }),
  resource: ({ exhibitionId, videoId }: World) => ({ exhibition_id: exhibitionId, resource_id: videoId }),
  com_doc: ({ exhibitionId, documentId }: World) => ({ exhibition_id: exhibitionId, com_doc_id: documentId }),
  session: ({ sessionId }: World) => ({ session_id: sessionId }),
}
export type Kind = keyof typeof marks

const purchaser = '/api/exhibition/v1/purchaser'

/** The owner's mark; its record's id. */
export async function aMark({ fair, world, owner }: RowContext, kind: Kind): Promise<number> {
  const path = `${purchaser}/${kind}/mark`
  await fair.call(owner.as({ method: 'POST', path, body: JSON.stringify(marks[kind](world)) }))
  return (await fair.call(owner.as({ path }))).json().list[0].id
}

const cards = `${purchaser}/business_card`
export const cardOf = async ({ fair }: RowContext, whose: Visitor): Promise<number> =>
  (await fair.call(whose.as({ path: `${cards}/my_card` }))).json().data.id

export async function anExchange({ fair, world, owner }: RowContext): Promise<number> {
  const body = { exhibition_id: world.exhibitionId, card_id: world.contactId }
  await fair.call(owner.as({ method: 'POST', path: `${cards}/switch_card`, body: JSON.stringify(body) }))
  return (await fair.call(owner.as({ path: `${cards}/card_holder` }))).json().list[0].id
}

/** What the owner says to the world's company; a new one each time. */
export const aMessage = ({ world }: Pick<RowContext, 'world'>) => ({
  client_id: `device-${randomBytes(6).toString('hex')}`,
  exhibition_id: world.exhibitionId,
  company_id: world.companyId,
  text: '请问有现货吗？',
})

/** The owner's conversation with the world's company. */
export async function aThread(place: RowContext): Promise<number> {
  const body = JSON.stringify(aMessage(place))
  const answer = await place.fair.call(place.owner.as({ method: 'POST', path: '/api/chat/v1/message', body }))
  return answer.json().data.thread_id
}

/** A conversation of the world's company, of which the owner is: somebody else has begun it. */
export const aThreadOfCompany = async (place: RowContext) =>
  aThread({ ...place, owner: await aVisitor(place.fair) })

export const pictureOf = ({ fair, owner }: RowContext) =>
  aFile(fair, { mime: 'image/png', ownerId: owner.id, uploadedAt: fair.clock.now() })

/** A contact and the code that was sent to it. */
export async function withCode<To extends { phone: string } | { email: string }>(
  { fair }: RowContext,
  to: To,
  purpose: 'login' | 'register' | 'reset' | 'add_phone',
) {
  return { ...to, verify_code: await codeFor(fair, to, purpose) }
}

/** The owner's own number again, after they were left without one. */
export async function addingPhone(place: RowContext): Promise<RequestParts> {
  const { fair, owner } = place
  await fair.database.db.update(account).set({ phone: null }).where(eq(account.id, owner.id))
  return { body: { ...(await withCode(place, { phone: owner.phone }, 'add_phone')), password: testPassword } }
}

export const signingIn = ({ fair, owner }: RowContext): Promise<RequestParts> => provingAs(fair, owner.phone)

async function provingAs(fair: TestApp, name: string): Promise<RequestParts> {
  const { key, code } = await aCaptcha(fair)
  const password = encrypted(testPassword, key)
  return { body: { name, password, captcha: code, cpkey: key } }
}

/** Somebody of the world's company, as they sign on. */
export async function signingOn({ fair, world }: RowContext): Promise<RequestParts> {
  const { name } = await aDeskPerson(fair, world.contactId)
  return provingAs(fair, name)
}

export async function aDeskTicket({ fair, world }: RowContext): Promise<string> {
  const { name } = await aDeskPerson(fair, world.contactId)
  return (await signOn(fair, { name })).json().sso_ticket
}

/** Somebody of the world's company opens the desk; the cookie of that session. */
export async function withDeskCookie({ fair, world }: RowContext): Promise<RequestParts> {
  const { name } = await aDeskPerson(fair, world.contactId)
  const cookie = cookieOf(await signOnToDesk(fair, { name }))
  return { headers: cookie ? withCookie(cookie, ourOrigin) : {} }
}

/** Somebody with a mailbox of their own, and the code that was sent there. */
export async function resettingSignOn({ fair, world }: RowContext): Promise<RequestParts> {
  const { name, id } = await aDeskPerson(fair, world.contactId)
  const email = `person${id}@example.com`
  await fair.database.db.update(account).set({ email }).where(eq(account.id, id))
  await post(fair, 'sso/verify-code', { email })
  const verify_code = fair.outbox.list().find(({ to }) => to === email)?.code ?? ''
  const passwords = { password: testPassword, password_confirmation: testPassword }
  return { body: { email, user_name: name, verify_code, ...passwords } }
}

/** A card that some visitor gave the world's company, or another one. */
export async function aReceivedCard(
  { fair, world }: RowContext,
  { contactId }: { contactId: number } = world,
): Promise<number> {
  const visitor = await aVisitor(fair)
  const body = { exhibition_id: world.exhibitionId, card_id: contactId }
  await fair.call(visitor.as({ method: 'POST', path: `${cards}/switch_card`, body: JSON.stringify(body) }))
  return (await fair.call(visitor.as({ path: `${cards}/card_holder` }))).json().list[0].id
}

export const anotherCompanysCard = async (place: RowContext): Promise<number> =>
  aReceivedCard(place, await anExhibitor(place.fair, { in: place.world.exhibitionId }))

/** The name of a visitor who gave a card to the world's company, or to another. */
export async function aLead(
  { fair, world }: Pick<RowContext, 'fair' | 'world'>,
  { contactId }: { contactId: number } = world,
): Promise<string> {
  const visitor = await aVisitor(fair)
  const body = { exhibition_id: world.exhibitionId, card_id: contactId }
  await fair.call(visitor.as({ method: 'POST', path: `${cards}/switch_card`, body: JSON.stringify(body) }))
  const [row] = await fair.database.db
    .select({ uid: account.rtmUid })
    .from(account)
    .where(eq(account.id, visitor.id))
  return row?.uid ?? ''
}

export const anotherCompanysLead = async (place: RowContext): Promise<string> =>
  aLead(place, await anExhibitor(place.fair, { in: place.world.exhibitionId }))

/** Somebody of the world's company whom nobody has seen yet; another each time. */
export async function anInvitedColleague({
  fair,
  world,
}: Pick<RowContext, 'fair' | 'world'>): Promise<number> {
  const id = await aContact(fair, world.companyId, { role: 'editor' })
  await inviteContact(fair.database, id, fair.clock.now())
  return id
}

/** A note of the owner, who is one of the world's company's people. */
export async function aLeadNote(place: RowContext): Promise<{ uid: string; id: number }> {
  const { fair, world, owner } = place
  const uid = await aLead(place)
  const [visitor] = await fair.database.db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.rtmUid, uid))
  const [row] = await fair.database.db
    .insert(leadNote)
    .values({
      ...{ companyId: world.companyId, accountId: visitor?.id ?? 0, kind: 'note', text: '要报价' },
      ...{ writtenBy: owner.id, writtenAt: fair.clock.now() },
    })
    .returning()
  return { uid, id: row?.id ?? 0 }
}

/** The owner signs in once more; the cookie of that session. */
export async function withRefreshCookie({ fair, owner }: RowContext): Promise<RequestParts> {
  const cookie = cookieOf(await signIn(fair, { name: owner.phone }))
  return { headers: cookie ? withCookie(cookie, ourOrigin) : {} }
}

let lastNewcomer = 0
export const aNewcomer = () => ({ phone: `188${String(10_000_000 + ++lastNewcomer)}` })

export async function aTicket({ fair, owner }: RowContext): Promise<string> {
  const request = { path: '/api/account/v1/sso-ticket', query: { audience: ssoSite.audience } }
  return (await fair.call(owner.as(request))).json().sso_ticket
}

/** A link for somebody of the world's company who has no account of the test's own. */
export async function anInvitation({ fair, world }: RowContext): Promise<string> {
  const id = 299_999
  const row = { id, companyId: world.companyId, nameZh: '受邀人', nameEn: 'Invited' }
  await fair.database.db.insert(contact).values(row).onConflictDoNothing()
  return (await inviteContact(fair.database, id, fair.clock.now())).token
}

/** What stands in the link of a mail to the owner. */
export const aMailToken = ({ fair, owner }: RowContext): string => choiceToken(fair, owner.id)

/** What the world's company says often, or another one. */
export async function aSavedAnswer(
  { fair, world }: RowContext,
  { companyId }: { companyId: number } = world,
): Promise<number> {
  const words = { title: '起订量', textZh: '起订量为 100 箱。', textEn: 'From 100 cartons.' }
  const [row] = await fair.database.db
    .insert(savedAnswer)
    .values({ companyId, position: 1, ...words, changedAt: fair.clock.now() })
    .returning()
  return row?.id ?? 0
}

export async function allSavedAnswers(place: RowContext): Promise<number[]> {
  await aSavedAnswer(place)
  const rows = await place.fair.database.db
    .select()
    .from(savedAnswer)
    .where(eq(savedAnswer.companyId, place.world.companyId))
  return rows.map(({ id }) => id)
}

export const anotherCompanysAnswer = async (place: RowContext): Promise<number> =>
  aSavedAnswer(place, await anExhibitor(place.fair, { in: place.world.exhibitionId }))

/** A product of the world's company. */
export async function aDeskProduct({ fair, world }: RowContext): Promise<number> {
  const { companyId } = world
  const [booth] = await fair.database.db
    .select({ exhibitorId: exhibitor.id })
    .from(exhibitor)
    .where(eq(exhibitor.companyId, companyId))
  const { productId } = await aProduct(fair, { companyId, exhibitorId: booth?.exhibitorId ?? 0 })
  // Before anything is compared with what was there.
  await indexPending()
  return productId
}

/** A PDF that the world's company has uploaded, as a cell names it. */
export async function aDeskFile({ fair, world }: RowContext): Promise<string> {
  const { companyId } = world
  const id = await aFile(fair, { mime: 'application/pdf', companyId, uploadedAt: fair.clock.now() })
  return `files/${id}.pdf`
}

/** A document of the world's company. */
export async function aDeskDocument({ fair, world }: RowContext): Promise<number> {
  const id = 900_000 + Math.floor(Math.random() * 1_000_000)
  const fileId = await aFile(fair, { mime: 'application/pdf' })
  await fair.database.db
    .insert(boothDocument)
    .values({ id, companyId: world.companyId, nameZh: '产品目录', fileId })
  return id
}

/** As a product of the world's company once stood. */
export async function aContentVersion({ fair, world }: RowContext, recordId: number): Promise<number> {
  const { companyId } = world
  const values = { id: recordId, company: companyId, name: { zh: '冻鱿鱼', en: 'Frozen squid' } }
  const [row] = await fair.database.db
    .insert(contentVersion)
    .values({ tableName: 'products', recordId, companyId, values, publishedAt: fair.clock.now() })
    .returning()
  return row?.id ?? 0
}

/** An upload of the world's company that has come so far. */
export async function anUpload({ fair, world }: RowContext, received = 0): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const { companyId } = world
  const row = { id, companyId, kind: 'picture' as const, size: onePixel.length, received }
  await fair.database.db.insert(deskUpload).values({ ...row, touchedAt: fair.clock.now() })
  if (received > 0)
    await fair.database.db
      .insert(deskUploadPart)
      .values({ uploadId: id, start: 0, bytes: onePixel.subarray(0, received) })
  return id
}
