import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account, contact, thread } from '../../schema/index.ts'
import { gatherDependencies } from '../../startup/gather-dependencies.ts'
import { aVisitor } from '../../testing/builders.ts'
import { giveCard, withdrawCard } from '../../testing/cards.ts'
import { aConversation, chatCall, sendBy, twoSides } from '../../testing/chat.ts'
import { mailedFair, mailSite } from '../../testing/mailed-fair.ts'
import { mailAboutMessages } from './index.ts'

const mailed = mailedFair()

/** Of the company's contact, which the builders give the company's address. */
const mailbox = (companyId: number) => `sales${companyId}@example.com`

test('R-02 N-03 a message that waits five minutes is mailed to the company, with the way to its answer', async () => {
  const { visitor, companyId, contactId, exhibitionId, threadId } = await aConversation(mailed.fair)
  await giveCard(mailed.fair, visitor, { exhibitionId, contactId })
  mailed.later(4)
  expect(await mailed.round()).toEqual({ mailed: 0, failed: 0 })
  mailed.later(1)
  expect(await mailed.round()).toEqual({ mailed: 1, failed: 0 })
  const [mail] = mailed.mails()
  expect(mail?.to).toEqual([mailbox(companyId)])
  expect(mail?.subject).toBe('有访客在等待您的回复')
  expect(mail?.text).toContain('周经理，您好')
  expect(mail?.text).toContain('林晓舟，舟山远帆贸易有限公司，自 2026-11-15 12:00')
  expect(mail?.text).toContain('“请问有现货吗？”')
  expect(mail?.text).toContain(`${mailSite}/desk/inbox/${threadId}?lang=zh`)
  expect(mail?.html).toContain(`<a href="${mailSite}/desk/inbox/${threadId}?lang=zh"`)
})

test('R-02 one a conversation until it is answered, however much is said and however long it takes', async () => {
  const { visitor, person, threadId } = await aConversation(mailed.fair)
  mailed.later(6)
  await mailed.round()
  await sendBy(mailed.fair, visitor, { thread_id: threadId, text: '还在吗？' })
  mailed.later(120)
  await mailed.round()
  expect(mailed.server.received).toHaveLength(1)
  await sendBy(mailed.fair, await mailed.anew(person), { thread_id: threadId, text: '在的' })
  mailed.later(10)
  await mailed.round()
  expect(mailed.mails().filter(({ subject }) => subject.includes('等待'))).toHaveLength(1)
  await sendBy(mailed.fair, await mailed.anew(visitor), { thread_id: threadId, text: '那要 20 箱' })
  mailed.later(5)
  await mailed.round()
  const [, , again] = mailed.mails()
  expect(again?.text).toContain('“那要 20 箱”')
})

test('R-02 T26 what is too much for an hour waits, and stands together in the next mail', async () => {
  const { place } = await aConversation(mailed.fair)
  for (const name of ['甲', '乙', '丙', '丁']) {
    mailed.later(6)
    await mailed.round()
    const another = await aVisitor(mailed.fair, { realName: name })
    await sendBy(mailed.fair, another, { ...place, text: `我是${name}` })
  }
  mailed.later(6)
  await mailed.round()
  expect(mailed.server.received).toHaveLength(2)
  mailed.later(60)
  await mailed.round()
  const [, , gathered] = mailed.mails()
  expect(gathered?.subject).toBe('有 3 位访客在等待您的回复')
  for (const name of ['乙', '丙', '丁']) expect(gathered?.text).toContain(`“我是${name}”`)
})

test('R-02 every contact is told in the language they read, one mailbox once, who is blocked not at all', async () => {
  const { person, companyId, contactId } = await aConversation(mailed.fair)
  const { db } = mailed.fair.database
  await mailed.fair.call(person.as({ path: '/api/chat/v1/thread' }))
  await db.update(account).set({ language: 'en' }).where(eq(account.id, person.id))
  await db.update(contact).set({ nameEn: 'Ms Zhou' }).where(eq(contact.id, contactId))
  await db.insert(contact).values([
    { id: 901, companyId, nameZh: '同一邮箱', email: mailbox(companyId).toUpperCase() },
    { id: 902, companyId, nameZh: '未开通的人', email: 'none@example.com' },
    { id: 903, companyId, nameZh: '被停用的人', email: 'blocked@example.com' },
    { id: 904, companyId, nameZh: '没有邮箱的人' },
  ])
  await aVisitor(mailed.fair, { kind: 'contact', contactId: 903, blockedAt: mailed.fair.clock.now() })
  mailed.later(5)
  await mailed.round()
  const sent = mailed.mails()
  expect(sent.map(({ to }) => to[0]?.toLowerCase()).sort()).toEqual(['none@example.com', mailbox(companyId)])
  const [english] = sent.filter(({ to }) => to[0] === mailbox(companyId))
  expect(english?.subject).toBe('A visitor is waiting for your reply')
  expect(english?.text).toContain('Dear Ms Zhou,')
  expect(english?.text).toMatch(/\/desk\/inbox\/\d+\?lang=en/)
  const [without] = sent.filter(({ to }) => to[0] === 'none@example.com')
  expect(without?.text).toContain('请向主办方索取邀请链接')
})

test('R-03 on two nodes, and in two rounds at once, exactly one sends', async () => {
  const node = await gatherDependencies(mailed.fair)
  await aConversation(mailed.fair)
  await aConversation(mailed.fair)
  mailed.later(5)
  let go = () => {}
  mailed.server.state.letGo = new Promise((resolve) => {
    go = resolve
  })
  const rounds = [mailAboutMessages(mailed.fair), mailAboutMessages(node), mailAboutMessages(mailed.fair)]
  go()
  const results = await Promise.all(rounds)
  node.delivery.close()
  expect(results.reduce((sum, { mailed }) => sum + mailed, 0)).toBe(2)
  expect(mailed.server.received).toHaveLength(2)
})

test('R-02 what a server does not take is tried again later, and counts for nothing', async () => {
  await aConversation(mailed.fair)
  mailed.later(5)
  mailed.server.state.refuses = true
  expect(await mailed.round()).toEqual({ mailed: 0, failed: 1 })
  expect(await mailed.round()).toEqual({ mailed: 0, failed: 0 })
  for (let count = 0; count < 3; count++) {
    mailed.later(5)
    expect(await mailed.round()).toEqual({ mailed: 0, failed: 1 })
  }
  mailed.server.state.refuses = false
  mailed.later(5)
  expect(await mailed.round()).toEqual({ mailed: 1, failed: 0 })
})

test('R-02 a mailbox that is refused for good stops nobody else’s mail, and is not tried again', async () => {
  const dead = [
    await aConversation(mailed.fair),
    await aConversation(mailed.fair),
    await aConversation(mailed.fair),
  ]
  for (const { companyId } of dead) mailed.server.state.refused.set(mailbox(companyId), 550)
  const wrong = await aConversation(mailed.fair)
  const { db } = mailed.fair.database
  await db.update(contact).set({ email: 'sales at example.com' }).where(eq(contact.id, wrong.contactId))
  mailed.later(1)
  const alive = await aConversation(mailed.fair)
  mailed.later(5)
  expect(await mailed.round()).toEqual({ mailed: 1, failed: 4 })
  expect(mailed.mails().map(({ to }) => to)).toEqual([[mailbox(alive.companyId)]])
  mailed.later(6)
  expect(await mailed.round()).toEqual({ mailed: 0, failed: 0 })
})

test('R-02 what failed goes behind what was never tried', async () => {
  for (let count = 0; count < 3; count++) {
    const { companyId } = await aConversation(mailed.fair)
    mailed.server.state.refused.set(mailbox(companyId), 451)
  }
  mailed.later(1)
  const alive = await aConversation(mailed.fair)
  mailed.later(5)
  // Who takes none of three for now takes none.
  expect(await mailed.round()).toEqual({ mailed: 0, failed: 3 })
  mailed.later(5)
  expect(await mailed.round()).toEqual({ mailed: 1, failed: 3 })
  expect(mailed.mails().map(({ to }) => to)).toEqual([[mailbox(alive.companyId)]])
})

test('R-02 T26 however many wait for who has had their mails of the hour, others get theirs', async () => {
  const busy = await aConversation(mailed.fair)
  for (let count = 0; count < 2; count++) {
    mailed.later(5)
    await mailed.round()
    await sendBy(mailed.fair, await aVisitor(mailed.fair), { ...busy.place, text: '你好' })
  }
  const now = mailed.fair.clock.now()
  const crowd = await mailed.fair.database.db
    .insert(account)
    .values(
      Array.from({ length: 500 }, (_, n) => ({
        ...{ kind: 'visitor', phone: `1660000${String(n).padStart(4, '0')}`, passwordHash: '' },
        ...{ rtmUid: `crowd${n}`, createdAt: now },
      })),
    )
    .returning({ id: account.id })
  const { exhibitionId, companyId } = busy
  await mailed.fair.database.db.insert(thread).values(
    crowd.map(({ id }) => ({
      ...{ exhibitionId, companyId, visitorId: id },
      ...{ createdAt: now, changedAt: now, waitingSince: now },
    })),
  )
  mailed.later(1)
  const other = await aConversation(mailed.fair)
  mailed.later(5)
  mailed.server.received.length = 0
  expect(await mailed.round()).toEqual({ mailed: 1, failed: 0 })
  expect(mailed.mails().map(({ to }) => to)).toEqual([[mailbox(other.companyId)]])
})

test('R-02 S-04 of who has given no card a company is told a name alone', async () => {
  const { visitor, companyId, contactId, exhibitionId } = await aConversation(mailed.fair)
  const elsewhere = await twoSides(mailed.fair)
  await giveCard(mailed.fair, visitor, elsewhere)
  await withdrawCard(mailed.fair, visitor, await giveCard(mailed.fair, visitor, { exhibitionId, contactId }))
  mailed.later(5)
  await mailed.round()
  const [mail] = mailed.mails()
  expect(mail?.to).toEqual([mailbox(companyId)])
  expect(mail?.text).toContain('林晓舟，自 2026-11-15 12:00')
  expect(mail?.text).not.toContain('舟山远帆')
})

test('R-02 blocked, days old, or without a mail server: nobody is told', async () => {
  const { person, threadId } = await aConversation(mailed.fair)
  await chatCall(mailed.fair, person, `thread/${threadId}/block`, { body: { blocked: true } })
  mailed.later(5)
  expect(await mailed.round()).toEqual({ mailed: 0, failed: 0 })
  await aConversation(mailed.fair)
  mailed.later(3 * 24 * 60)
  expect(await mailed.round()).toEqual({ mailed: 0, failed: 0 })
  await aConversation(mailed.fair)
  mailed.later(5)
  const unconfigured = {
    ...mailed.fair,
    config: { ...mailed.fair.config, mail: { ...mailed.fair.config.mail, url: null } },
  }
  expect(await mailAboutMessages(unconfigured)).toEqual({ mailed: 0, failed: 0 })
})

test('T28 T26 hostile names and words reach no header and make no link', async () => {
  const sides = await twoSides(mailed.fair)
  const hostile = await aVisitor(mailed.fair, {
    realName: 'Eve\r\nBcc: all@example.com',
    company: '<img src=x onerror=alert(1)> https://evil.example',
  })
  const text = `<a href="https://evil.example/pay">pay</a>\r\n\r\nBcc: b@example.com\r\n${'长'.repeat(3000)}`
  await giveCard(mailed.fair, hostile, sides)
  await sendBy(mailed.fair, hostile, { ...sides.place, text })
  mailed.later(5)
  await mailed.round()
  const [mail] = mailed.mails()
  expect(mail?.to).toHaveLength(1)
  expect([...(mail?.headers.keys() ?? [])]).not.toContain('bcc')
  expect(mail?.subject).toBe('有访客在等待您的回复')
  expect(mail?.text).not.toContain('evil.example')
  expect(mail?.html).not.toMatch(/<img|evil\.example|<a href="(?!https:\/\/fair\.example)/)
  expect(mail?.text).not.toContain('长'.repeat(81))
})
