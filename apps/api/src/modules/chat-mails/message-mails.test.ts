import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gatherDependencies } from '../../dependencies.ts'
import { account, contact, limitCount, thread } from '../../schema/index.ts'
import { anExhibitor, aSession, aVisitor, type Visitor } from '../../testing/builders.ts'
import { giveCard, takeCardBack } from '../../testing/cards.ts'
import { aConversation, chatCall, sendBy, twoSides } from '../../testing/chat.ts'
import { type MailServer, openMailServer } from '../../testing/mail-server.ts'
import { type ReadMail, readMail } from '../../testing/read-mail.ts'
import { connect } from '../../testing/rtm-client.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { mailAboutMessages } from './index.ts'

const site = 'https://fair.example'
let fair: TestApp
let server: MailServer
beforeAll(async () => {
  server = await openMailServer()
  fair = await openTestApp({
    demo: false,
    environment: { SMTP_URL: server.url, PUBLIC_URL: `${site}/`, MESSAGE_MAILS_AN_HOUR: '2' },
  })
})
afterAll(async () => {
  await fair.close()
  await server.close()
})
beforeEach(() => fair.clock.set(testNow))
afterEach(async () => {
  server.state.refuses = false
  server.state.refused.clear()
  server.state.letGo = Promise.resolve()
  await fair.database.db.delete(limitCount)
  await fair.database.db.delete(thread)
  server.received.length = 0
})

const later = (minutes: number) =>
  fair.clock.set(new Date(fair.clock.now().getTime() + minutes * 60_000).toISOString())
const round = () => mailAboutMessages(fair)
type Received = ReadMail & { to: string[] }
const mails = (): Received[] =>
  server.received.map(({ to, headers, body }) => ({
    to,
    ...readMail(`${headers.join('\r\n')}\r\n\r\n${body}`),
  }))
/** Access ends after a quarter of an hour. */
async function anew(who: Visitor): Promise<Pick<Visitor, 'as'>> {
  const { token } = await aSession(fair, who.id)
  return { as: (request) => ({ ...request, headers: { authorization: `Bearer ${token}` } }) }
}
/** Of the company's contact, which the builders give the company's address. */
const mailbox = (companyId: number) => `sales${companyId}@example.com`
const say = async (who: Visitor, body: Parameters<typeof sendBy>[2], lang = 'zh') =>
  expect(
    (
      await fair.call(
        who.as({
          method: 'POST',
          path: '/api/chat/v1/message',
          query: { lang },
          body: JSON.stringify({ client_id: `message-${Math.random().toString(36).slice(2, 12)}`, ...body }),
        }),
      )
    ).json().res,
  ).toBe(1)

describe('who waits', () => {
  test('R-02 N-03 a message that waits five minutes is mailed to the company, with the way to its answer', async () => {
    const { visitor, companyId, contactId, exhibitionId, threadId } = await aConversation(fair)
    await giveCard(fair, visitor, { exhibitionId, contactId })
    later(4)
    expect(await round()).toEqual({ mailed: 0, failed: 0 })
    later(1)
    expect(await round()).toEqual({ mailed: 1, failed: 0 })
    const [mail] = mails()
    expect(mail?.to).toEqual([mailbox(companyId)])
    expect(mail?.subject).toBe('有访客在等待您的回复')
    expect(mail?.text).toContain('周经理，您好')
    expect(mail?.text).toContain('林晓舟，舟山远帆贸易有限公司，自 2026-11-15 12:00')
    expect(mail?.text).toContain('“请问有现货吗？”')
    expect(mail?.text).toContain(`${site}/desk/inbox/${threadId}?lang=zh`)
    expect(mail?.html).toContain(`<a href="${site}/desk/inbox/${threadId}?lang=zh"`)
  })

  test('R-02 one a conversation until it is answered, however much is said and however long it takes', async () => {
    const { visitor, person, threadId } = await aConversation(fair)
    later(6)
    await round()
    await sendBy(fair, visitor, { thread_id: threadId, text: '还在吗？' })
    later(120)
    await round()
    expect(server.received).toHaveLength(1)
    await sendBy(fair, await anew(person), { thread_id: threadId, text: '在的' })
    later(10)
    await round()
    expect(mails().filter(({ subject }) => subject.includes('等待'))).toHaveLength(1)
    await sendBy(fair, await anew(visitor), { thread_id: threadId, text: '那要 20 箱' })
    later(5)
    await round()
    const [, , again] = mails()
    expect(again?.text).toContain('“那要 20 箱”')
  })

  test('R-02 T26 what is too much for an hour waits, and stands together in the next mail', async () => {
    const { place } = await aConversation(fair)
    for (const name of ['甲', '乙', '丙', '丁']) {
      later(6)
      await round()
      const another = await aVisitor(fair, { realName: name })
      await sendBy(fair, another, { ...place, text: `我是${name}` })
    }
    later(6)
    await round()
    expect(server.received).toHaveLength(2)
    later(60)
    await round()
    const [, , gathered] = mails()
    expect(gathered?.subject).toBe('有 3 位访客在等待您的回复')
    for (const name of ['乙', '丙', '丁']) expect(gathered?.text).toContain(`“我是${name}”`)
  })

  test('R-02 every contact is told in the language they read, one mailbox once, who is blocked not at all', async () => {
    const { person, companyId, contactId } = await aConversation(fair)
    const { db } = fair.database
    await fair.call(person.as({ path: '/api/chat/v1/thread' }))
    await db.update(account).set({ language: 'en' }).where(eq(account.id, person.id))
    await db.update(contact).set({ nameEn: 'Ms Zhou' }).where(eq(contact.id, contactId))
    await db.insert(contact).values([
      { id: 901, companyId, nameZh: '同一邮箱', email: mailbox(companyId).toUpperCase() },
      { id: 902, companyId, nameZh: '未开通的人', email: 'none@example.com' },
      { id: 903, companyId, nameZh: '被停用的人', email: 'blocked@example.com' },
      { id: 904, companyId, nameZh: '没有邮箱的人' },
    ])
    await aVisitor(fair, { kind: 'contact', contactId: 903, blockedAt: fair.clock.now() })
    later(5)
    await round()
    const sent = mails()
    expect(sent.map(({ to }) => to[0]?.toLowerCase()).sort()).toEqual([
      'none@example.com',
      mailbox(companyId),
    ])
    const [english] = sent.filter(({ to }) => to[0] === mailbox(companyId))
    expect(english?.subject).toBe('A visitor is waiting for your answer')
    expect(english?.text).toContain('Dear Ms Zhou,')
    expect(english?.text).toMatch(/\/desk\/inbox\/\d+\?lang=en/)
    const [without] = sent.filter(({ to }) => to[0] === 'none@example.com')
    expect(without?.text).toContain('请向主办方索取邀请链接')
  })

  test('R-03 on two nodes, and in two rounds at once, exactly one sends', async () => {
    const node = await gatherDependencies(fair)
    await aConversation(fair)
    await aConversation(fair)
    later(5)
    let go = () => {}
    server.state.letGo = new Promise((resolve) => {
      go = resolve
    })
    const rounds = [mailAboutMessages(fair), mailAboutMessages(node), mailAboutMessages(fair)]
    go()
    const results = await Promise.all(rounds)
    node.delivery.close()
    expect(results.reduce((sum, { mailed }) => sum + mailed, 0)).toBe(2)
    expect(server.received).toHaveLength(2)
  })

  test('R-02 what a server does not take is tried again later, and counts for nothing', async () => {
    await aConversation(fair)
    later(5)
    server.state.refuses = true
    expect(await round()).toEqual({ mailed: 0, failed: 1 })
    expect(await round()).toEqual({ mailed: 0, failed: 0 })
    for (let count = 0; count < 3; count++) {
      later(5)
      expect(await round()).toEqual({ mailed: 0, failed: 1 })
    }
    server.state.refuses = false
    later(5)
    expect(await round()).toEqual({ mailed: 1, failed: 0 })
  })

  test('R-02 a mailbox that is refused for good stops nobody else’s mail, and is not tried again', async () => {
    const dead = [await aConversation(fair), await aConversation(fair), await aConversation(fair)]
    for (const { companyId } of dead) server.state.refused.set(mailbox(companyId), 550)
    const wrong = await aConversation(fair)
    const { db } = fair.database
    await db.update(contact).set({ email: 'sales at example.com' }).where(eq(contact.id, wrong.contactId))
    later(1)
    const alive = await aConversation(fair)
    later(5)
    expect(await round()).toEqual({ mailed: 1, failed: 4 })
    expect(mails().map(({ to }) => to)).toEqual([[mailbox(alive.companyId)]])
    later(6)
    expect(await round()).toEqual({ mailed: 0, failed: 0 })
  })

  test('R-02 what failed goes behind what was never tried', async () => {
    for (let count = 0; count < 3; count++) {
      const { companyId } = await aConversation(fair)
      server.state.refused.set(mailbox(companyId), 451)
    }
    later(1)
    const alive = await aConversation(fair)
    later(5)
    // Who takes none of three for now takes none.
    expect(await round()).toEqual({ mailed: 0, failed: 3 })
    later(5)
    expect(await round()).toEqual({ mailed: 1, failed: 3 })
    expect(mails().map(({ to }) => to)).toEqual([[mailbox(alive.companyId)]])
  })

  test('R-02 T26 however many wait for who has had their mails of the hour, others get theirs', async () => {
    const busy = await aConversation(fair)
    for (let count = 0; count < 2; count++) {
      later(5)
      await round()
      await sendBy(fair, await aVisitor(fair), { ...busy.place, text: '你好' })
    }
    const now = fair.clock.now()
    const crowd = await fair.database.db
      .insert(account)
      .values(
        Array.from({ length: 500 }, (_, n) => ({
          ...{ kind: 'visitor', phone: `1660000${String(n).padStart(4, '0')}`, passwordHash: '' },
          ...{ rtmUid: `crowd${n}`, createdAt: now },
        })),
      )
      .returning({ id: account.id })
    const { exhibitionId, companyId } = busy
    await fair.database.db.insert(thread).values(
      crowd.map(({ id }) => ({
        ...{ exhibitionId, companyId, visitorId: id },
        ...{ createdAt: now, changedAt: now, waitingSince: now },
      })),
    )
    later(1)
    const other = await aConversation(fair)
    later(5)
    server.received.length = 0
    expect(await round()).toEqual({ mailed: 1, failed: 0 })
    expect(mails().map(({ to }) => to)).toEqual([[mailbox(other.companyId)]])
  })

  test('R-02 S-04 of who has given no card a company is told a name alone', async () => {
    const { visitor, companyId, contactId, exhibitionId } = await aConversation(fair)
    const elsewhere = await twoSides(fair)
    await giveCard(fair, visitor, elsewhere)
    await takeCardBack(fair, visitor, await giveCard(fair, visitor, { exhibitionId, contactId }))
    later(5)
    await round()
    const [mail] = mails()
    expect(mail?.to).toEqual([mailbox(companyId)])
    expect(mail?.text).toContain('林晓舟，自 2026-11-15 12:00')
    expect(mail?.text).not.toContain('舟山远帆')
  })

  test('R-02 blocked, days old, or without a mail server: nobody is told', async () => {
    const { person, threadId } = await aConversation(fair)
    await chatCall(fair, person, `thread/${threadId}/block`, { body: { blocked: true } })
    later(5)
    expect(await round()).toEqual({ mailed: 0, failed: 0 })
    await aConversation(fair)
    later(3 * 24 * 60)
    expect(await round()).toEqual({ mailed: 0, failed: 0 })
    await aConversation(fair)
    later(5)
    const unconfigured = { ...fair, config: { ...fair.config, mail: { ...fair.config.mail, url: null } } }
    expect(await mailAboutMessages(unconfigured)).toEqual({ mailed: 0, failed: 0 })
  })

  test('T28 T26 hostile names and words reach no header and make no link', async () => {
    const sides = await twoSides(fair)
    const hostile = await aVisitor(fair, {
      realName: 'Eve\r\nBcc: all@example.com',
      company: '<img src=x onerror=alert(1)> https://evil.example',
    })
    const text = `<a href="https://evil.example/pay">pay</a>\r\n\r\nBcc: b@example.com\r\n${'长'.repeat(3000)}`
    await giveCard(fair, hostile, sides)
    await sendBy(fair, hostile, { ...sides.place, text })
    later(5)
    await round()
    const [mail] = mails()
    expect(mail?.to).toHaveLength(1)
    expect([...(mail?.headers.keys() ?? [])]).not.toContain('bcc')
    expect(mail?.subject).toBe('有访客在等待您的回复')
    expect(mail?.text).not.toContain('evil.example')
    expect(mail?.html).not.toMatch(/<img|evil\.example|<a href="(?!https:\/\/fair\.example)/)
    expect(mail?.text).not.toContain('长'.repeat(81))
  })
})

describe('who was answered', () => {
  async function anAnswer(changes: Parameters<typeof aVisitor>[1] = {}, lang = 'zh') {
    const sides = await twoSides(fair)
    const visitor = await aVisitor(fair, changes)
    await say(visitor, { ...sides.place, text: '有现货吗？' }, lang)
    const [row] = await fair.database.db.select().from(thread).where(eq(thread.visitorId, visitor.id))
    const threadId = row?.id ?? 0
    await sendBy(fair, sides.person, { thread_id: threadId, text: '有，4 台' })
    return { ...sides, visitor, threadId }
  }
  const stopIn = (mail: ReadMail | undefined) => /\/messageMails\?token=([^&\s]+)/.exec(mail?.text ?? '')?.[1]
  const choose = (path: string, body: object, lang = 'zh') =>
    fair.call({
      method: 'POST',
      path: `/api/chat/v1/mail-choice${path}`,
      query: { lang },
      body: JSON.stringify(body),
    })

  test('R-01 R-02 an answer unread for five minutes is mailed to who has left, in their language', async () => {
    const { visitor, companyId, exhibitionId } = await anAnswer({}, 'en')
    later(4)
    expect((await round()).mailed).toBe(0)
    later(1)
    expect((await round()).mailed).toBe(1)
    const [mail] = mails()
    expect(mail?.to).toEqual([visitor.email])
    expect(mail?.subject).toBe('An exhibitor has answered you')
    expect(mail?.text).toContain('“有，4 台”')
    expect(mail?.text).toContain(
      `${site}/area/ztDetail/chat?company_id=${companyId}&exhibition_id=${exhibitionId}&lang=en`,
    )
    expect(mail?.headers.get('list-unsubscribe')).toMatch(/^<https:\/\/fair\.example\/messageMails\?token=/)
  })

  test('R-01 one until they have read; several companies stand in one mail', async () => {
    const { visitor, person, threadId } = await anAnswer()
    const other = await anExhibitor(fair, { in: (await twoSides(fair)).exhibitionId })
    const colleague = await aVisitor(fair, { kind: 'contact', contactId: other.contactId })
    await sendBy(fair, visitor, {
      exhibition_id: other.exhibitionId,
      company_id: other.companyId,
      text: '你们呢？',
    })
    const [, second] = await fair.database.db.select().from(thread).where(eq(thread.visitorId, visitor.id))
    await sendBy(fair, colleague, { thread_id: second?.id ?? 0, text: '我们也有' })
    later(5)
    await round()
    const [gathered] = mails()
    expect(gathered?.subject).toBe('2 家展商回复了您')
    await sendBy(fair, person, { thread_id: threadId, text: '还需要吗？' })
    later(30)
    await round()
    expect(server.received).toHaveLength(1)
    await chatCall(fair, await anew(visitor), `thread/${threadId}/read`, { body: { sequence: 3 } })
    await sendBy(fair, await anew(person), { thread_id: threadId, text: '最后一台了' })
    later(5)
    await round()
    expect(mails().at(-1)?.text).toContain('“最后一台了”')
    expect(server.received).toHaveLength(2)
  })

  test('R-01 who is connected, has read, has no mailbox, or was blocked gets none', async () => {
    const there = await anAnswer()
    const socket = await connect(fair, there.visitor)
    const read = await anAnswer()
    await chatCall(fair, read.visitor, `thread/${read.threadId}/read`, { body: { sequence: 2 } })
    await anAnswer({ email: null })
    const shut = await anAnswer()
    await chatCall(fair, shut.visitor, `thread/${shut.threadId}/block`, { body: { blocked: true } })
    later(1)
    // Still connected a minute later, as its node says once a minute.
    await fair.database.db.execute("update presence set seen_at = seen_at + interval '5 minutes'")
    later(4)
    expect(await round()).toEqual({ mailed: 0, failed: 0 })
    socket.socket.terminate()
    later(10)
    expect((await round()).mailed).toBe(1)
    expect(mails()[0]?.to).toEqual([there.visitor.email])
  })

  test('R-01 T26 a block at one exhibition ends the mails about the others', async () => {
    const { visitor, person, threadId, companyId } = await anAnswer()
    const again = await anExhibitor(fair, { in: (await twoSides(fair)).exhibitionId, id: companyId })
    await say(visitor, { exhibition_id: again.exhibitionId, company_id: companyId, text: '这里呢？' })
    const [, second] = await fair.database.db.select().from(thread).where(eq(thread.visitorId, visitor.id))
    await sendBy(fair, person, { thread_id: second?.id ?? 0, text: '也在' })
    await chatCall(fair, visitor, `thread/${threadId}/block`, { body: { blocked: true } })
    later(5)
    expect(await round()).toEqual({ mailed: 0, failed: 0 })
  })

  test('R-01 T20 the link stops the mails without signing in, only when it is pressed, and lets them come again', async () => {
    const { visitor, person, threadId } = await anAnswer()
    later(5)
    await round()
    const token = stopIn(mails()[0])
    const looked = await choose('/look', { token })
    expect(looked.json().data).toEqual({ email: 'v***@example.com', wanted: true })
    // Whoever only opens it, as programs do that look into mails, has changed nothing.
    expect((await choose('/look', { token })).json().data.wanted).toBe(true)
    expect((await choose('', { token, wanted: false })).json().data.wanted).toBe(false)
    const profile = await fair.call(visitor.as({ path: '/api/account/v1/profile' }))
    expect(profile.json().data.message_mails).toBe(false)
    await chatCall(fair, visitor, `thread/${threadId}/read`, { body: { sequence: 2 } })
    await sendBy(fair, person, { thread_id: threadId, text: '又有了' })
    later(6)
    expect((await round()).mailed).toBe(0)
    const body = JSON.stringify({ message_mails: true })
    await fair.call(visitor.as({ method: 'PATCH', path: '/api/account/v1/profile', body }))
    expect((await round()).mailed).toBe(1)
  })

  test('T20 a link that was guessed, changed or made for another is refused in the reader’s language', async () => {
    const { visitor } = await anAnswer()
    const other = await aVisitor(fair)
    later(5)
    await round()
    const proof = stopIn(mails()[0])?.split('.')[1] ?? ''
    for (const token of [`${other.id}.${proof}`, `${visitor.id}.${'A'.repeat(43)}`, `2000000000.${proof}`])
      for (const path of ['/look', ''])
        expect(
          (await choose(path, { token, ...(path ? {} : { wanted: false }) }, 'en')).json(),
        ).toMatchObject({
          res: 0,
          errCode: 20034,
          mes: expect.stringContaining('no longer valid'),
        })
    const [row] = await fair.database.db.select().from(account).where(eq(account.id, other.id))
    expect(row?.messageMails).toBe(true)
  })
})
