import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account, thread } from '../../schema/index.ts'
import { anExhibitor, aVisitor } from '../../testing/builders.ts'
import { chatCall, sendBy, twoSides } from '../../testing/chat.ts'
import { mailedFair, mailSite } from '../../testing/mailed-fair.ts'
import type { ReadMail } from '../../testing/read-mail.ts'
import { connect } from '../../testing/rtm-client.ts'

const mailed = mailedFair()

async function anAnswer(changes: Parameters<typeof aVisitor>[1] = {}, lang = 'zh') {
  const sides = await twoSides(mailed.fair)
  const visitor = await aVisitor(mailed.fair, changes)
  await mailed.say(visitor, { ...sides.place, text: '有现货吗？' }, lang)
  const [row] = await mailed.fair.database.db.select().from(thread).where(eq(thread.visitorId, visitor.id))
  const threadId = row?.id ?? 0
  await sendBy(mailed.fair, sides.person, { thread_id: threadId, text: '有，4 台' })
  return { ...sides, visitor, threadId }
}
const stopIn = (mail: ReadMail | undefined) => /\/messageMails\?token=([^&\s]+)/.exec(mail?.text ?? '')?.[1]
const choose = (path: string, body: object, lang = 'zh') =>
  mailed.fair.call({
    method: 'POST',
    path: `/api/chat/v1/mail-choice${path}`,
    query: { lang },
    body: JSON.stringify(body),
  })

test('R-01 R-02 an answer unread for five minutes is mailed to who has left, in their language', async () => {
  const { visitor, companyId, exhibitionId } = await anAnswer({}, 'en')
  mailed.later(4)
  expect((await mailed.round()).mailed).toBe(0)
  mailed.later(1)
  expect((await mailed.round()).mailed).toBe(1)
  const [mail] = mailed.mails()
  expect(mail?.to).toEqual([visitor.email])
  expect(mail?.subject).toBe('An exhibitor has replied to you')
  expect(mail?.text).toContain('“有，4 台”')
  expect(mail?.text).toContain(
    `${mailSite}/area/ztDetail/chat?company_id=${companyId}&exhibition_id=${exhibitionId}&lang=en`,
  )
  expect(mail?.headers.get('list-unsubscribe')).toMatch(/^<https:\/\/fair\.example\/messageMails\?token=/)
})

test('R-01 one until they have read; several companies stand in one mail', async () => {
  const { visitor, person, threadId } = await anAnswer()
  const other = await anExhibitor(mailed.fair, { in: (await twoSides(mailed.fair)).exhibitionId })
  const colleague = await aVisitor(mailed.fair, { kind: 'contact', contactId: other.contactId })
  await sendBy(mailed.fair, visitor, {
    exhibition_id: other.exhibitionId,
    company_id: other.companyId,
    text: '你们呢？',
  })
  const [, second] = await mailed.fair.database.db
    .select()
    .from(thread)
    .where(eq(thread.visitorId, visitor.id))
  await sendBy(mailed.fair, colleague, { thread_id: second?.id ?? 0, text: '我们也有' })
  mailed.later(5)
  await mailed.round()
  const [gathered] = mailed.mails()
  expect(gathered?.subject).toBe('2 家展商回复了您')
  await sendBy(mailed.fair, person, { thread_id: threadId, text: '还需要吗？' })
  mailed.later(30)
  await mailed.round()
  expect(mailed.server.received).toHaveLength(1)
  await chatCall(mailed.fair, await mailed.anew(visitor), `thread/${threadId}/read`, {
    body: { sequence: 3 },
  })
  await sendBy(mailed.fair, await mailed.anew(person), { thread_id: threadId, text: '最后一台了' })
  mailed.later(5)
  await mailed.round()
  expect(mailed.mails().at(-1)?.text).toContain('“最后一台了”')
  expect(mailed.server.received).toHaveLength(2)
})

test('R-01 who is connected, has read, has no mailbox, or was blocked gets none', async () => {
  const there = await anAnswer()
  const socket = await connect(mailed.fair, there.visitor)
  const read = await anAnswer()
  await chatCall(mailed.fair, read.visitor, `thread/${read.threadId}/read`, { body: { sequence: 2 } })
  await anAnswer({ email: null })
  const shut = await anAnswer()
  await chatCall(mailed.fair, shut.visitor, `thread/${shut.threadId}/block`, { body: { blocked: true } })
  mailed.later(1)
  // Still connected a minute later, as its node says once a minute.
  await mailed.fair.database.db.execute("update presence set seen_at = seen_at + interval '5 minutes'")
  mailed.later(4)
  expect(await mailed.round()).toEqual({ mailed: 0, failed: 0 })
  socket.socket.terminate()
  mailed.later(10)
  expect((await mailed.round()).mailed).toBe(1)
  expect(mailed.mails()[0]?.to).toEqual([there.visitor.email])
})

test('R-01 T26 a block at one exhibition ends the mails about the others', async () => {
  const { visitor, person, threadId, companyId } = await anAnswer()
  const again = await anExhibitor(mailed.fair, {
    in: (await twoSides(mailed.fair)).exhibitionId,
    id: companyId,
  })
  await mailed.say(visitor, { exhibition_id: again.exhibitionId, company_id: companyId, text: '这里呢？' })
  const [, second] = await mailed.fair.database.db
    .select()
    .from(thread)
    .where(eq(thread.visitorId, visitor.id))
  await sendBy(mailed.fair, person, { thread_id: second?.id ?? 0, text: '也在' })
  await chatCall(mailed.fair, visitor, `thread/${threadId}/block`, { body: { blocked: true } })
  mailed.later(5)
  expect(await mailed.round()).toEqual({ mailed: 0, failed: 0 })
})

test('R-01 T20 the link stops the mails without signing in, only when it is pressed, and lets them come again', async () => {
  const { visitor, person, threadId } = await anAnswer()
  mailed.later(5)
  await mailed.round()
  const token = stopIn(mailed.mails()[0])
  const looked = await choose('/look', { token })
  expect(looked.json().data).toEqual({ email: 'v***@example.com', wanted: true })
  // Whoever only opens it, as programs do that look into mails, has changed nothing.
  expect((await choose('/look', { token })).json().data.wanted).toBe(true)
  expect((await choose('', { token, wanted: false })).json().data.wanted).toBe(false)
  const profile = await mailed.fair.call(visitor.as({ path: '/api/account/v1/profile' }))
  expect(profile.json().data.message_mails).toBe(false)
  await chatCall(mailed.fair, visitor, `thread/${threadId}/read`, { body: { sequence: 2 } })
  await sendBy(mailed.fair, person, { thread_id: threadId, text: '又有了' })
  mailed.later(6)
  expect((await mailed.round()).mailed).toBe(0)
  const body = JSON.stringify({ message_mails: true })
  await mailed.fair.call(visitor.as({ method: 'PATCH', path: '/api/account/v1/profile', body }))
  expect((await mailed.round()).mailed).toBe(1)
})

test('T20 a link that was guessed, changed or made for another is refused in the reader’s language', async () => {
  const { visitor } = await anAnswer()
  const other = await aVisitor(mailed.fair)
  mailed.later(5)
  await mailed.round()
  const proof = stopIn(mailed.mails()[0])?.split('.')[1] ?? ''
  for (const token of [`${other.id}.${proof}`, `${visitor.id}.${'A'.repeat(43)}`, `2000000000.${proof}`])
    for (const path of ['/look', ''])
      expect((await choose(path, { token, ...(path ? {} : { wanted: false }) }, 'en')).json()).toMatchObject({
        res: 0,
        errCode: 20034,
        mes: expect.stringContaining('no longer valid'),
      })
  const [row] = await mailed.fair.database.db.select().from(account).where(eq(account.id, other.id))
  expect(row?.messageMails).toBe(true)
})
