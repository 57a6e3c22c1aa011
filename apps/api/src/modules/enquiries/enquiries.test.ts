import { MessageReply } from '@tradefloor/contract/schemas'
import { asc } from 'drizzle-orm'
import Value from 'typebox/value'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enquiry, limitCount } from '../../schema/index.ts'
import { anExhibition } from '../../testing/builders.ts'
import { type MailServer, openMailServer } from '../../testing/mail-server.ts'
import { signed } from '../../testing/signed-request.ts'
import { soon } from '../../testing/soon.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { deleteOldEnquiries, mailPendingEnquiries } from './index.ts'

const path = '/api/exhibition/v1/purchaser/exh/contact_us'
const organiser = 'organiser@example.com'
const good = {
  name: '林晓舟',
  country: 'CN',
  email: 'visitor@example.com',
  phone: '+86 580 000 0001',
  question: '请问还有展位吗？',
}
let fair: TestApp
let server: MailServer
beforeAll(async () => {
  server = await openMailServer()
  fair = await openTestApp({
    demo: false,
    environment: { SMTP_URL: server.url, ORGANISER_EMAIL: organiser, ENQUIRIES_AN_HOUR: '8' },
  })
  await anExhibition(fair, { id: 14 })
})
afterAll(async () => {
  await fair.close()
  await server.close()
})
beforeEach(async () => {
  fair.clock.set(testNow)
  await fair.database.db.delete(limitCount)
})
afterEach(async () => {
  server.state.refuses = false
  server.state.letGo = Promise.resolve()
  later(5)
  await mailPendingEnquiries(fair)
  await fair.database.db.delete(enquiry)
  server.received.length = 0
})

const later = (minutes: number) =>
  fair.clock.set(new Date(fair.clock.now().getTime() + minutes * 60_000).toISOString())
/** Written differently each time: the same bytes at the same moment would be the same request again. */
let spaces = 0
const post = (body: unknown, query: Record<string, string> = {}) =>
  fair.call({ method: 'POST', path, query, body: JSON.stringify(body) + ' '.repeat(++spaces) })
async function send(changes: Partial<Record<keyof typeof good | 'exhibition_id', unknown>> = {}) {
  const response = await post({ ...good, ...changes })
  expect(response.json()).toMatchObject({ res: 1 })
}
const rows = () => fair.database.db.select().from(enquiry).orderBy(asc(enquiry.id))
const allMailed = () =>
  soon(async () => {
    for (const { mailedAt } of await rows()) expect(mailedAt).not.toBeNull()
  })

describe('the contact form', () => {
  test('K-25 M-08 M-11 an enquiry is kept as it was written, with its language and time, and thanked for', async () => {
    const zh = await post({
      ...good,
      name: '  林晓舟 ',
      phone: ' 0580-000 0001 ',
      question: ' 第一行\n第二行 ',
    })
    expect(Value.Errors(MessageReply, zh.json())).toEqual([])
    expect(zh.json()).toMatchObject({ res: 1, mes: '提交成功' })
    const { question: _, ...withoutQuestion } = good
    const en = await post(withoutQuestion, { lang: 'en' })
    expect(en.json()).toMatchObject({ res: 1, mes: 'Submitted successfully' })
    expect(await rows()).toMatchObject([
      {
        name: '林晓舟',
        country: 'CN',
        email: good.email,
        phone: '0580-000 0001',
        question: '第一行\n第二行',
        language: 'zh',
        receivedAt: new Date(testNow),
      },
      { question: '', language: 'en' },
    ])
    await allMailed()
  })

  test('K-25 P-03 without an exhibition it is about 14; one that is not known is not found', async () => {
    const { id } = await anExhibition(fair)
    await send()
    await send({ exhibition_id: id })
    const unknown = await post({ ...good, exhibition_id: 999_999 })
    expect([unknown.statusCode, unknown.json().errCode]).toEqual([404, 10030])
    expect((await rows()).map((row) => row.exhibitionId)).toEqual([14, id])
    await allMailed()
  })

  test.each([
    ['name', {}],
    ['country', { name: '林晓舟' }],
    ['email', { name: '林晓舟', country: 'CN' }],
    ['phone', { name: '林晓舟', country: 'CN', email: 'a@example.com' }],
    ['name', { name: '', country: '', email: '', phone: '' }],
    ['country', { ...good, country: '', email: '', phone: '' }],
    ['email', { ...good, email: '', phone: '' }],
    ['phone', { ...good, phone: '' }],
  ])('M-08 M-10 what is missing is named in the order of the form: %s', async (field, body) => {
    const response = await post(body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ res: 0, errCode: 10001, fields: [{ field }] })
    expect(await rows()).toEqual([])
  })

  test.each([
    ['name', '   '],
    ['name', '字'.repeat(61)],
    ['name', 'a\u0000b'],
    ['name', 7],
    ['country', 'cn'],
    ['country', 'XX'],
    ['country', '中国'],
    ['email', 'visitor'],
    ['email', 'a@b@c'],
    ['email', 'a@example.com, b@example.com'],
    ['email', `${'a'.repeat(65)}@example.com`],
    ['phone', '     '],
    ['phone', '+'],
    ['phone', '12a45'],
    ['phone', '1'.repeat(40)],
    ['question', '问'.repeat(2001)],
    ['question', 'a\u0000b'],
    ['exhibition_id', 0],
    ['exhibition_id', '14'],
    ['mailedAt', '2026-01-01'],
  ])('M-10 K-25 the server checks every field itself: %s %j', async (field, value) => {
    const response = await post({ ...good, [field]: value })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ res: 0, errCode: 10001, fields: [{ field }] })
    expect(await rows()).toEqual([])
  })

  test('T38 one address may ask so often in an hour, exactly that often, and again in the next', async () => {
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => post(good)))).map(
      (response) => response.statusCode,
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(8)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    expect(await rows()).toHaveLength(8)
    await allMailed()
    later(60)
    await send()
    await allMailed()
  })
})

test('S-41 an enquiry is deleted when its time is over, once, however many nodes do it', async () => {
  await send()
  await allMailed()
  later(60 * 24)
  await send({ question: '新的' })
  await allMailed()
  fair.clock.set(new Date(Date.parse(testNow) + 365 * 86_400_000 - 1).toISOString())
  await deleteOldEnquiries(fair)
  expect(await rows()).toHaveLength(2)
  later(1)
  await Promise.all(Array.from({ length: 5 }, () => deleteOldEnquiries(fair)))
  expect((await rows()).map(({ question }) => question)).toEqual(['新的'])
})

describe('a request that is sent again', () => {
  const request = () => ({ method: 'POST', path, body: JSON.stringify(good) })

  test('S-26 is thanked for and stored once, however often, for as long as its signature is good', async () => {
    const sent = signed(request(), {
      platform: fair.config.platform,
      signingKey: fair.signingKey,
      now: fair.clock.now(),
    })
    const together = await Promise.all(Array.from({ length: 10 }, () => fair.app.inject(sent)))
    later(4)
    for (const answer of [...together, await fair.app.inject(sent)])
      expect(answer.json()).toMatchObject({ res: 1, mes: '提交成功' })
    expect(await rows()).toHaveLength(1)
    later(2)
    expect((await fair.app.inject(sent)).statusCode).toBe(400)
    await allMailed()
    expect(server.received).toHaveLength(1)
  })

  test('S-26 is another enquiry when it was signed anew', async () => {
    await fair.call(request())
    later(1)
    await fair.call(request())
    expect(await rows()).toHaveLength(2)
    await allMailed()
  })
})

describe('the letter to the organiser', () => {
  const decoded = (body: string) =>
    body
      .split(/\r\n--[^\r\n]+/)
      .map((part) => {
        const [head = '', ...rest] = part.split('\r\n\r\n')
        const content = rest.join('\r\n\r\n')
        if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString()
        const bytes = content
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
        return Buffer.from(bytes, 'latin1').toString()
      })
      .join('\n')

  test('K-25 tells all that was written and answers go to the visitor', async () => {
    await send()
    await allMailed()
    const [row] = await rows()
    expect(row?.mailedAt).toEqual(new Date(testNow))
    expect(server.received).toHaveLength(1)
    const [mail] = server.received
    expect(mail?.to).toEqual([organiser])
    expect(mail?.headers).toContain(`Reply-To: ${good.email}`)
    const text = decoded(mail?.body ?? '')
    for (const part of ['林晓舟', 'China', good.email, good.phone, good.question, '2026-11-15 12:00:00'])
      expect(text).toContain(part)
  })

  const injections = [
    { name: 'a\r\nBcc: victim@example.com' },
    { name: 'a\nBcc: victim@example.com' },
    { email: 'a@example.com\r\nBcc: victim@example.com' },
    { email: 'a@example.com\n' },
    { email: 'a@example.com\u2028Bcc:victim@example.com' },
    { email: 'a@example.com,victim@example.com' },
    { email: 'a<victim@example.com>' },
    { phone: '+86 580 000 0001\r\nBcc: victim@example.com' },
    { country: 'CN\r\nBcc: victim@example.com' },
    { name: 'Bcc: victim@example.com' },
    { name: '=?utf-8?Q?a=0D=0ABcc:_victim@example.com?=' },
    { question: '\r\nBcc: victim@example.com\r\n\r\n.\r\nMAIL FROM:<a@example.com>\r\n' },
  ]
  test.each(injections)('T38 no field adds a header or a reader: %j', async (changes) => {
    await send()
    await allMailed()
    const response = await post({ ...good, ...changes })
    expect([200, 400]).toContain(response.statusCode)
    await allMailed()
    const names = server.received.map(({ headers }) => headers.map((line) => line.split(':')[0]))
    for (const one of names) expect(one).toEqual(names[0])
    expect(names).toHaveLength((await rows()).length)
    expect(server.received.flatMap(({ to }) => to)).toEqual(names.map(() => organiser))
    for (const { headers } of server.received) {
      const subject = headers.find((line) => line.startsWith('Subject:')) ?? ''
      expect(subject).not.toMatch(/victim|bcc/i)
    }
  })

  test('K-25 a server that hangs does not keep the visitor waiting', async () => {
    let letGo = () => {}
    server.state.letGo = new Promise((resolve) => {
      letGo = resolve
    })
    await send()
    expect(server.received).toEqual([])
    letGo()
    await allMailed()
    expect(server.received).toHaveLength(1)
  })

  test('K-25 what a server refused is sent by a later sweep, once, however many sweeps there are', async () => {
    server.state.refuses = true
    await send()
    await soon(async () => expect((await rows())[0]?.mailTriedAt).not.toBeNull())
    expect(await mailPendingEnquiries(fair)).toEqual({ mailed: 0, failed: 0 })
    later(5)
    expect(await mailPendingEnquiries(fair)).toEqual({ mailed: 0, failed: 1 })
    expect((await rows())[0]?.mailedAt).toBeNull()
    server.state.refuses = false
    later(5)
    const sweeps = await Promise.all(Array.from({ length: 5 }, () => mailPendingEnquiries(fair)))
    expect(sweeps.reduce((sum, { mailed }) => sum + mailed, 0)).toBe(1)
    later(60)
    await mailPendingEnquiries(fair)
    expect(server.received).toHaveLength(1)
  })

  test('K-25 a round stops at a server that takes nothing, and the next begins with those not tried yet', async () => {
    server.state.refuses = true
    const { mail } = fair.config
    const to = mail.organiser
    mail.organiser = null
    for (let count = 0; count < 5; count++) await send()
    mail.organiser = to
    expect(await mailPendingEnquiries(fair)).toEqual({ mailed: 0, failed: 3 })
    server.state.refuses = false
    later(5)
    expect(await mailPendingEnquiries(fair)).toEqual({ mailed: 5, failed: 0 })
  })

  test('K-25 without an organiser’s address nothing is sent, and the enquiry is kept', async () => {
    const { mail } = fair.config
    const to = mail.organiser
    mail.organiser = null
    await send()
    expect(await mailPendingEnquiries(fair)).toEqual({ mailed: 0, failed: 0 })
    mail.organiser = to
    expect(await rows()).toMatchObject([{ mailedAt: null, mailTriedAt: null }])
  })
})
