import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cardExchange, contact } from '../../schema/index.ts'
import { anExhibition, anExhibitor, aVisitor, type Visitor } from '../../testing/builders.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

const path = '/api/exhibition/v1/purchaser/business_card/card_holder/export'
let fair: TestApp
let visitor: Visitor
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  visitor = await aVisitor(fair)
})

const exported = (format: string, query = {}) => fair.call(visitor.as({ path, query: { format, ...query } }))

/** A card in the visitor's holder, of a company and a person with these words. */
async function received(
  company: Partial<Parameters<typeof anExhibitor>[1]> = {},
  person: Partial<typeof contact.$inferInsert> = {},
) {
  const booth = await anExhibitor(fair, {
    in: (await anExhibition(fair, { nameZh: '海博会' })).id,
    ...company,
  })
  const { db } = fair.database
  if (Object.keys(person).length > 0)
    await db.update(contact).set(person).where(eq(contact.id, booth.contactId))
  await db.insert(cardExchange).values({
    accountId: visitor.id,
    exhibitionId: booth.exhibitionId,
    contactId: booth.contactId,
    exchangedAt: fair.clock.now(),
    shared: {
      real_name: '',
      company_name: '',
      post: '',
      phone: '',
      email: '',
      country_code: '',
      image_file_id: null,
    },
  })
}

/** As a reader of vCards does it: lines that begin with a blank belong to the one before. */
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n')

test('K-11 the cards go into an address book as vCard 3.0', async () => {
  await received(
    { nameZh: '蓝湾有限公司', website: 'https://bay.example/a,b' },
    { nameZh: '周敏', postZh: '经理' },
  )
  const response = await exported('vcf')
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'text/vcard; charset=utf-8',
    'content-disposition': 'attachment; filename="business-cards-2026-11-15.vcf"',
    'cache-control': 'no-store',
  })
  expect(unfolded(response.body)).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:周敏;;;;',
    'FN:周敏',
    'ORG:蓝湾有限公司',
    'TITLE:经理',
    'TEL;TYPE=WORK:+86 580-000 0001',
    expect.stringMatching(/^EMAIL;TYPE=INTERNET:sales\d+@example\.com$/),
    'ADR;TYPE=WORK:;;浙江省舟山市定海区;;;;',
    'URL:https://bay.example/a,b',
    'NOTE:海博会 2026-11-15 12:00:00',
    'END:VCARD',
    '',
  ])
})

test('what stands in a card cannot become a line or a field of its own', async () => {
  await received(
    { nameZh: 'A;B,C\\D\r\nTEL:110\nEND:VCARD', website: 'https://x.example/\r\nTEL:110' },
    { nameZh: '周\u0007敏' },
  )
  const lines = unfolded((await exported('vcf')).body)
  expect(lines).toContain('ORG:A\\;B\\,C\\\\D\\nTEL:110\\nEND:VCARD')
  expect(lines).toContain('URL:https://x.example/TEL:110')
  expect(lines).toContain('FN:周敏')
  expect(lines.filter((line) => line.startsWith('END:'))).toHaveLength(1)
  expect(lines.filter((line) => line.startsWith('TEL'))).toHaveLength(1)
})

test('no line is longer than 75 octets, and no character is cut', async () => {
  const name = `${'舟'.repeat(40)}𠮷${'🚢'.repeat(30)}${'a'.repeat(120)}`
  await received({ nameZh: name })
  const { body, rawPayload } = await exported('vcf')
  const lines = body.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(rawPayload.includes(Buffer.from('\ufffd'))).toBe(false)
  expect(unfolded(body)).toContain(`ORG:${name}`)
})

test('K-11 the cards go into a spreadsheet with columns in the reader’s language', async () => {
  await received({ nameZh: '蓝湾"渔业', nameEn: 'Blue "Bay"', addressEn: 'Pier 1,\nZhoushan' })
  const zh = await exported('csv')
  expect(zh.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="business-cards-2026-11-15.csv"',
  })
  expect(zh.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const [head, row, end] = zh.rawPayload.toString('utf8').slice(1).split('\r\n')
  expect(head).toBe('"姓名","公司","职位","电话","邮箱","地址","网站","展会","交换时间（北京时间）"')
  expect(row).toMatch(
    /^"周经理","蓝湾""渔业","外贸经理","\+86 580-000 0001",.*,"海博会","2026-11-15 12:00:00"$/,
  )
  expect(end).toBe('')
  const en = (await exported('csv', { lang: 'en' })).body
  expect(en).toContain('"Name","Company","Position"')
  expect(en).toContain('"Blue ""Bay"""')
  expect(en).toContain('"Pier 1,\nZhoushan"')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
  'a company that calls itself a formula (%j) is text in a spreadsheet',
  async (nameZh) => {
    await received({ nameZh })
    expect((await exported('csv')).body).toContain(`"'${nameZh}"`)
  },
)

test('N-04 the export holds all of one’s own cards and nobody else’s', async () => {
  const other = visitor
  await received({ nameZh: '别人的公司' })
  visitor = await aVisitor(fair)
  for (let made = 0; made < 3; made++) await received()
  const { body } = await exported('vcf')
  expect(body.match(/BEGIN:VCARD/g)).toHaveLength(3)
  expect(body).not.toContain('别人的公司')
  expect(visitor.id).not.toBe(other.id)
})

test('an empty holder is an empty address book and a spreadsheet with its columns', async () => {
  const vcf = await exported('vcf')
  expect([vcf.statusCode, vcf.body]).toEqual([200, ''])
  expect((await exported('csv')).body.split('\r\n')).toHaveLength(2)
})

test('refusals of the export are what refusals always are', async () => {
  const guest = await fair.call({ path, query: { format: 'vcf' } })
  expect([guest.statusCode, guest.json().errCode]).toEqual([401, 10020])
  expect(guest.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(guest.headers['content-disposition']).toBeUndefined()
  const wrong = await exported('pdf')
  expect([wrong.statusCode, wrong.json().fields]).toEqual([400, [{ field: 'format', problem: 'enum' }]])
})

test('K-27 the description says that the export is text', async () => {
  const { paths } = (await fair.app.inject({ url: '/api/openapi.json' })).json()
  const { content } = paths[path].get.responses['200']
  expect(Object.keys(content)).toEqual(['text/vcard', 'text/csv'])
})

test('K-11 a contact with an English name only is exported under it in Chinese too', async () => {
  await received({}, { nameZh: '', nameEn: 'Ruth Ferry', postZh: '', postEn: 'Export manager' })
  const lines = unfolded((await exported('vcf')).body)
  expect(lines).toEqual(expect.arrayContaining(['FN:Ruth Ferry', 'TITLE:Export manager']))
  expect((await exported('csv')).body).toContain('Ruth Ferry')
})
