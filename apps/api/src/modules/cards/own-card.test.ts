import { MyCardReply } from '@tradefloor/contract/schemas'
import { eq } from 'drizzle-orm'
import Value from 'typebox/value'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account, businessCard } from '../../schema/index.ts'
import { aFile, aVisitor, type Visitor } from '../../testing/builders.ts'
import { aPicture } from '../../testing/pictures.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { upload } from '../../testing/upload.ts'

const path = '/api/exhibition/v1/purchaser/business_card'
const good = { post: '采购总监', company_name: '远帆贸易' }
let fair: TestApp
let visitor: Visitor
let stranger: Visitor
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  visitor = await aVisitor(fair)
  stranger = await aVisitor(fair)
})

async function card(who = visitor) {
  const response = await fair.call(who.as({ path: `${path}/my_card` }))
  expect(response.statusCode).toBe(200)
  expect(Value.Check(MyCardReply, response.json())).toBe(true)
  return response.json().data
}
const patch = (id: number, body: object, who = visitor) =>
  fair.call(who.as({ method: 'PATCH', path: `${path}/${id}`, body: JSON.stringify(body) }))

test('K-10 my card has my name and phone of the account, and its own company, post and mail', async () => {
  expect(await card()).toMatchObject({
    real_name: '林晓舟',
    post: '采购经理',
    company_name: '舟山远帆贸易有限公司',
    email: visitor.email,
    phone: visitor.phone,
    card_img_id: null,
    card_image: { url: '' },
  })
})

test('K-10 who has no card yet gets one when they first look, and one only', async () => {
  const { db } = fair.database
  await db.delete(businessCard).where(eq(businessCard.accountId, visitor.id))
  const cards = await Promise.all(Array.from({ length: 8 }, () => card()))
  expect(new Set(cards.map(({ id }) => id)).size).toBe(1)
  expect(cards[0]).toMatchObject({ company_name: '舟山远帆贸易有限公司', email: visitor.email, post: '' })
})

test.each([
  ['a sign that turns the direction round', '总监\u202e'],
  ['a bell', '总监\u0007'],
  ['two lines', '总监\n副总监'],
  ['nothing to see: a Hangul filler', '\u3164'],
  ['nothing to see: a soft hyphen', '\u00ad'],
  ['nothing to see: a Braille blank', '\u2800'],
  ['nothing to see: a tag', '\u{e0041}'],
  ['nothing to see: joiners and spaces', ' \u200b\u200d\ufe0f '],
])('S-24 M-10 post and company of a card are refused with %s', async (_, text) => {
  const { id } = await card()
  for (const field of ['post', 'company_name']) {
    const response = await patch(id, { ...good, [field]: text })
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toEqual([{ field, problem: 'pattern' }])
  }
  expect(await card()).toMatchObject({ post: '采购经理' })
})

test('S-24 what joins signs that are to be seen is taken: an emoji of several, a word with a joiner', async () => {
  const { id } = await card()
  const written = { post: '农场主 👩‍🌾', company_name: 'شرکت\u200cها' }
  expect((await patch(id, written)).json().res).toBe(1)
  expect(await card()).toMatchObject(written)
})

test('K-10 N-02 what is saved is what is shown, trimmed, and the reader is told', async () => {
  const { id } = await card()
  const response = await patch(id, { post: '  总监 ', company_name: ' 远帆 ', email: 'card@example.com' })
  expect(response.json()).toEqual({ res: 1, mes: '保存成功', errMes: '' })
  expect(await card()).toMatchObject({ post: '总监', company_name: '远帆', email: 'card@example.com' })
  await patch(id, good)
  expect((await card()).email).toBe('card@example.com')
  await patch(id, { ...good, email: '' })
  expect((await card()).email).toBe('')
})

test('K-10 the mail is the card’s alone, and a phone that is sent changes nothing', async () => {
  const { id } = await card()
  expect((await patch(id, { ...good, email: 'x@example.com', phone: '19912345678' })).json().res).toBe(1)
  expect((await card()).phone).toBe(visitor.phone)
  const [row] = await fair.database.db.select().from(account).where(eq(account.id, visitor.id))
  expect(row).toMatchObject({ email: visitor.email, phone: visitor.phone })
})

const unsaved = [
  ['no post', { company_name: 'a' }, 'post'],
  ['no company', { post: 'a' }, 'company_name'],
  ['an empty post', { ...good, post: '' }, 'post'],
  ['a post of blanks', { ...good, post: '   ' }, 'post'],
  ['a company of blanks', { ...good, company_name: ' \t ' }, 'company_name'],
  ['a post beyond measure', { ...good, post: 'x'.repeat(61) }, 'post'],
  ['no mail address', { ...good, email: 'nobody' }, 'email'],
] as const
test.each(unsaved)('M-07 the card is not saved with %s', async (_, body, field) => {
  const before = await card()
  const response = await patch(before.id, body)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ res: 0, errCode: 10001 })
  expect(response.json().fields[0].field).toBe(field)
  expect(await card()).toEqual(before)
})

test('T21 no field but those of the form is taken, whatever it is called', async () => {
  const before = await card()
  for (const field of ['id', 'account_id', 'accountId', 'real_name', 'image_file_id', 'user_id', 'kind']) {
    const response = await patch(before.id, { ...good, [field]: 1 })
    expect([field, response.statusCode]).toEqual([field, 400])
  }
  expect(await card()).toEqual(before)
})

test('N-04 T21 another’s card and a missing one are answered alike, and nothing is changed', async () => {
  const theirs = await card(stranger)
  const strip = (response: { json(): { request_id?: string } }) => ({ ...response.json(), request_id: '' })
  const foreign = await patch(theirs.id, good)
  const missing = await patch(2_147_483_647, good)
  expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404])
  expect(strip(foreign)).toEqual(strip(missing))
  expect(await card(stranger)).toEqual(theirs)
  expect((await fair.call({ path: `${path}/my_card` })).statusCode).toBe(401)
})

test('L-06 K-10 an uploaded picture is shown after saving, and taken away with null', async () => {
  const { id } = await card()
  const { id: picture } = (await upload(fair, visitor, await aPicture())).json()
  expect((await card()).card_img_id).toBeNull()
  expect((await patch(id, { ...good, card_img_id: picture })).json().res).toBe(1)
  const saved = await card()
  expect(saved.card_img_id).toBe(picture)
  expect((await fair.app.inject({ url: saved.card_image.url })).statusCode).toBe(200)
  await patch(id, good)
  expect((await card()).card_img_id).toBe(picture)
  await patch(id, { ...good, card_img_id: null })
  expect(await card()).toMatchObject({ card_img_id: null, card_image: { url: '' } })
})

test('T22 N-04 nobody puts another’s picture, one of the fair or none at all on their card', async () => {
  const { id } = await card()
  const { id: theirs } = (await upload(fair, stranger, await aPicture())).json()
  for (const picture of [theirs, await aFile(fair, { mime: 'image/png' }), 'nothing']) {
    const response = await patch(id, { ...good, card_img_id: picture })
    expect(response.statusCode).toBe(404)
  }
  expect(await card()).toMatchObject({ post: '采购经理', card_img_id: null })
})

test('S-66 a card carries a contact phone of any country, which goes along with it and away again', async () => {
  const { id, contact_phone } = await card()
  expect(contact_phone).toBe('')
  expect((await patch(id, { ...good, contact_phone: '+49 (0)170 1234567' })).json().res).toBe(1)
  expect(await card()).toMatchObject({ contact_phone: '+49 (0)170 1234567', phone: visitor.phone })
  // Who does not speak of it changes nothing.
  await patch(id, good)
  expect((await card()).contact_phone).toBe('+49 (0)170 1234567')
  const { data } = (await fair.call(visitor.as({ path: '/api/account/v1/export' }))).json()
  expect(data.business_card).toMatchObject({ contact_phone: '+49 (0)170 1234567' })
  await patch(id, { ...good, contact_phone: '' })
  expect((await card()).contact_phone).toBe('')
})

test.each([
  '170 1234567',
  '+0 170 1234567',
  '+49',
  '+49 call me',
  `+49 ${'1'.repeat(20)}`,
  '=1+1',
  '+49 1\u202e70 1234567',
  '+49   170 1234567',
])('S-66 M-10 “%s” is no contact phone', async (contact_phone) => {
  const { id } = await card()
  expect((await patch(id, { ...good, contact_phone })).statusCode).toBe(400)
})
