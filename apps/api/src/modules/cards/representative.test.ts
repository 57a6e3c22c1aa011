import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { company, contact } from '../../schema/index.ts'
import { anExhibition, anExhibitor, aVisitor, type Visitor } from '../../testing/builders.ts'
import { giveCard } from '../../testing/cards.ts'
import { chatCall, sendBy } from '../../testing/chat.ts'
import { aContact } from '../../testing/rtm-client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())

type Booth = Awaited<ReturnType<typeof anExhibitor>>
const gu = { nameZh: '顾闻笛', nameEn: 'Gu Wendi', postZh: '出口经理', postEn: 'Export Manager' }
const names = { cn: gu.nameZh, en: gu.nameEn }
const posts = { cn: gu.postZh, en: gu.postEn }

/** The company's registered contact is another than the person with the card, as in most firms. */
async function aBooth(changes: Partial<typeof contact.$inferInsert> = {}) {
  const { id } = await anExhibition(fair)
  const booth = await anExhibitor(fair, { in: id, managerName: '林伯舟' })
  await fair.database.db
    .update(contact)
    .set({ ...gu, ...changes })
    .where(eq(contact.id, booth.contactId))
  return booth
}

const shown = async ({ companyId, exhibitionId }: Booth) =>
  (
    await fair.call({
      path: `/api/exhibition/v1/web/exhibitor/${companyId}`,
      query: { exhibition_id: exhibitionId },
    })
  ).json().info.contact

async function peerOf(visitor: Visitor, { companyId, exhibitionId }: Booth) {
  const place = { exhibition_id: exhibitionId, company_id: companyId }
  const sent = await sendBy(fair, visitor, { ...place, text: '请问有现货吗？' })
  return (await chatCall(fair, visitor, `thread/${sent.json().data.thread_id}`)).json().data.peer
}

test('S-70 the person named before an exchange is the one on the card that arrives and over the conversation', async () => {
  const booth = await aBooth()
  // A later contact with a card and a sign-on does not take the first one's place.
  await fair.database.db
    .insert(contact)
    .values({ id: 910_001, companyId: booth.companyId, nameZh: '后来者', cardPublished: true })
  await aContact(fair, 910_001)
  const promised = await shown(booth)
  expect(promised).toEqual({
    ...{ card_id: booth.contactId, name: names, post: posts },
    ...{ has_phone: true, has_email: true },
  })
  const visitor = await aVisitor(fair)
  await giveCard(fair, visitor, { exhibitionId: booth.exhibitionId, contactId: promised.card_id })
  const holder = (
    await fair.call(visitor.as({ path: '/api/exhibition/v1/purchaser/business_card/card_holder' }))
  ).json()
  expect(holder.list[0].card.holder_info).toMatchObject({ manager_name: gu.nameZh, post: gu.postZh })
  expect(await peerOf(visitor, booth)).toMatchObject({ name: names, post: posts })
})

test('S-70 a representative who cannot sign on yet is named over the conversation all the same', async () => {
  const booth = await aBooth()
  expect(await peerOf(await aVisitor(fair), booth)).toMatchObject({ uid: '', name: names, post: posts })
})

test('S-70 without a card the first who can sign on stands for the company, and without either nobody does', async () => {
  const silent = await aBooth({ cardPublished: false })
  expect(await shown(silent)).toBeNull()
  expect((await peerOf(await aVisitor(fair), silent)).name).toEqual({
    cn: `海客${silent.companyId}有限公司`,
    en: `Haike ${silent.companyId} Ltd`,
  })
  const answering = await aBooth({ cardPublished: false })
  await aContact(fair, answering.contactId)
  expect(await shown(answering)).toMatchObject({ card_id: null, name: names })
  expect((await peerOf(await aVisitor(fair), answering)).name).toEqual(names)
})

test('S-70 which lines the card will have follows the contact first and the company second', async () => {
  const booth = await aBooth({ phone: '', email: '' })
  expect(await shown(booth)).toMatchObject({ has_phone: true, has_email: true })
  const bare = await aBooth({ phone: '', email: '' })
  await fair.database.db
    .update(company)
    .set({ managerPhone: '', email: '' })
    .where(eq(company.id, bare.companyId))
  expect(await shown(bare)).toMatchObject({ has_phone: false, has_email: false })
})
