import type { SendMessageBody } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { nameOf } from './address.ts'
import { newClientId } from './client-id.ts'
import { deleteOutbox } from './delete-outbox.ts'
import { openOutbox } from './outbox.ts'
import type { Platform } from './platform.ts'
import type { Outcome } from './senders.ts'
import { manualClock } from './testing/manual-clock.ts'
import { testBrowser } from './testing/test-browser.ts'

const to = { thread_id: 5 }
const other = { thread_id: 6 }

/** Outboxes of one browser, and a server that answers when the test says so. */
function outboxes(settings: { withoutLocks?: boolean; withoutStorage?: boolean } = {}) {
  const clock = manualClock()
  const browser = testBrowser({ clock, ...settings })
  const tried: { tab: string; body: SendMessageBody; answer(outcome: Outcome): void }[] = []
  const stored: string[] = []
  const world = { isReached: true }
  const open = (name: string, uid = 'v-1', platform: Partial<Platform> = {}) => {
    const tab = browser.openTab()
    const outbox = openOutbox({
      platform: { ...tab.platform, ...platform },
      uid,
      way: () =>
        world.isReached
          ? (body) => new Promise((answer) => void tried.push({ tab: name, body, answer }))
          : undefined,
      laneOf: nameOf,
      onChange: () => {},
      onWritten: () => {},
      onStored: (_, { parts }) => stored.push(`${name}: ${parts.text}`),
    })
    return { tab, ...outbox }
  }
  const texts = () => tried.map(({ tab, body }) => `${tab}: ${body.text}`)
  const answer = async (index: number, outcome?: Outcome) => {
    const { body, answer } = tried[index] ?? {}
    const done = { client_id: body?.client_id ?? '', thread_id: 5, sequence: index + 1, time: 0 }
    answer?.(outcome ?? { kind: 'stored', stored: done })
    await clock.pass(10)
  }
  return { clock, browser, open, tried, texts, answer, stored, world }
}
const waitingIn = (outbox: ReturnType<typeof openOutbox>) => outbox.waiting().map(({ parts }) => parts.text)

test('R-03 in a conversation one message after the other, beside other conversations', async () => {
  const { open, clock, texts, answer } = outboxes()
  const one = open('one')
  for (const text of ['a', 'b']) void one.add(to, { text })
  void one.add(other, { text: 'x' })
  await clock.pass(10)
  expect(texts()).toEqual(['one: a', 'one: x'])
  await answer(0)
  expect(texts()).toEqual(['one: a', 'one: x', 'one: b'])
  expect([waitingIn(one), one.pendingCount()]).toEqual([['b', 'x'], 2])
})

test('R-03 what waits survives the page, in its order, under its name', async () => {
  const { open, clock, tried, texts, world, answer } = outboxes()
  world.isReached = false
  const one = open('one')
  for (const text of ['a', 'b', 'c']) void one.add(to, { text })
  await clock.pass(10)
  const names = one.waiting().map(({ client_id }) => client_id)
  one.tab.kill()
  world.isReached = true
  const again = open('again')
  await clock.pass(10)
  expect(waitingIn(again)).toEqual(['a', 'b', 'c'])
  for (const index of [0, 1, 2]) await answer(index)
  expect(texts()).toEqual(['again: a', 'again: b', 'again: c'])
  expect(tried.map(({ body }) => body.client_id)).toEqual(names)
})

test('R-03 one tab sends for all; when it is gone, whatever it was doing, the next one does', async () => {
  const { open, clock, tried, texts, stored, answer } = outboxes()
  const one = open('one')
  const two = open('two')
  await clock.pass(10)
  void two.add(to, { text: 'from two' })
  await clock.pass(10)
  expect(waitingIn(one)).toEqual(['from two'])
  expect(texts()).toEqual(['one: from two'])
  one.tab.kill()
  await clock.pass(10)
  expect(texts()).toEqual(['one: from two', 'two: from two'])
  expect(tried[0]?.body).toEqual(tried[1]?.body)
  await answer(1)
  expect([waitingIn(two), stored]).toEqual([[], ['two: from two']])
})

test('R-03 a tab that is closed in order gives its turn away', async () => {
  const { open, clock, texts } = outboxes()
  const one = open('one')
  const two = open('two')
  await clock.pass(10)
  one.close()
  void two.add(to, { text: 'a' })
  await clock.pass(10)
  expect(texts()).toEqual(['two: a'])
})

test('R-03 the other tabs see what is written, what is safe and what failed', async () => {
  const { open, clock, stored, answer } = outboxes()
  const one = open('one')
  const two = open('two')
  for (const text of ['a', 'b']) void one.add(to, { text })
  await clock.pass(10)
  expect(waitingIn(two)).toEqual(['a', 'b'])
  await answer(0)
  expect([waitingIn(two), stored]).toEqual([['b'], ['one: a', 'two: a']])
  await answer(1, { kind: 'refused', mes: 'blocked', errCode: 1 })
  expect(two.waiting()[0]?.failed).toEqual({ mes: 'blocked', errCode: 1 })
  // Tried again from the other tab.
  two.retry(two.waiting()[0]?.client_id ?? '')
  await clock.pass(10)
  await answer(2)
  expect([waitingIn(one), waitingIn(two)]).toEqual([[], []])
})

test('O-05 what is refused for good is kept with the server’s words, holds nobody up, and is tried again or thrown away by hand', async () => {
  const { open, clock, texts, answer } = outboxes()
  const one = open('one')
  for (const text of ['a', 'b']) void one.add(to, { text })
  await clock.pass(10)
  await answer(0, { kind: 'refused', mes: '对方已将您屏蔽', errCode: 7 })
  await answer(1)
  expect(one.waiting()[0]?.failed).toEqual({ mes: '对方已将您屏蔽', errCode: 7 })
  one.close()
  const again = open('again')
  await clock.pass(600_000)
  expect([texts(), again.pendingCount()]).toEqual([['one: a', 'one: b'], 1])
  const { client_id = '' } = again.waiting()[0] ?? {}
  again.retry(client_id)
  await clock.pass(10)
  expect(texts()[2]).toBe('again: a')
  await answer(2, { kind: 'refused', mes: 'no', errCode: 7 })
  again.discard(client_id)
  await clock.pass(10)
  again.close()
  const last = open('last')
  await clock.pass(10)
  expect(last.pendingCount()).toBe(0)
})

test('O-05 what is not taken now is sent again by itself, when the server says or after a while, before what follows it', async () => {
  const { open, clock, texts, answer, world } = outboxes()
  const one = open('one')
  for (const text of ['a', 'b']) void one.add(to, { text })
  await clock.pass(10)
  await answer(0, { kind: 'later', afterMs: 5000, mes: 'busy', errCode: 10050 })
  await clock.pass(4980)
  expect(texts()).toEqual(['one: a'])
  await clock.pass(20)
  expect(texts()).toEqual(['one: a', 'one: a'])
  world.isReached = false
  await answer(1, { kind: 'lost' })
  await clock.pass(600_000)
  expect(texts()).toHaveLength(2)
  world.isReached = true
  one.wake()
  await answer(2)
  expect(texts().slice(2)).toEqual(['one: a', 'one: b'])
})

test('O-05 who would have to wait long is told why, and tries again or throws it away by hand', async () => {
  const { open, clock, texts, answer } = outboxes()
  const one = open('one')
  for (const text of ['a', 'b']) void one.add(to, { text })
  await clock.pass(10)
  const busy = { kind: 'later', mes: '操作过于频繁，请稍后再试', errCode: 10050 } as const
  await answer(0, { ...busy, afterMs: 3_600_000 })
  expect(one.waiting()[0]?.failed).toEqual({ mes: busy.mes, errCode: 10050 })
  await answer(1, { ...busy, afterMs: 30_000 })
  expect(one.waiting()[1]?.failed).toBeUndefined()
  one.retry(one.waiting()[0]?.client_id ?? '')
  await clock.pass(10)
  expect(texts()).toEqual(['one: a', 'one: b', 'one: a'])
})

test('R-03 without locks every tab sends, each in order, under the same names', async () => {
  const { open, clock, tried, texts } = outboxes({ withoutLocks: true })
  const one = open('one')
  open('two')
  for (const text of ['a', 'b']) void one.add(to, { text })
  await clock.pass(10)
  expect(texts().sort()).toEqual(['one: a', 'two: a'])
  expect(tried[0]?.body).toEqual(tried[1]?.body)
})

test.each([
  ['missing', undefined],
  [
    'throwing',
    {
      open: () => {
        throw new Error('denied')
      },
    },
  ],
  ['never answering', { open: () => ({ addEventListener: () => {} }) }],
])('R-03 with a database that is %s, messages wait in memory, and that is said', async (_, indexedDB) => {
  const { open, clock, texts, answer } = outboxes()
  const one = open('one', 'v-1', { indexedDB })
  for (const text of ['a', 'b']) void one.add(to, { text })
  await clock.pass(3000)
  expect(one.isKept()).toBe(false)
  await answer(0)
  await answer(1)
  expect([texts(), one.pendingCount()]).toEqual([['one: a', 'one: b'], 0])
})

test('R-03 a database that was closed behind our back is opened again', async () => {
  const { open, clock, browser, world } = outboxes()
  world.isReached = false
  const closing = () => {
    const request = browser.storage.open('tradefloor-outbox', 1)
    request.addEventListener('success', () => request.result.close())
    return request
  }
  let isFirst = true
  const indexedDB = {
    open: (name: string, version: number) => {
      const request = isFirst ? closing() : browser.storage.open(name, version)
      isFirst = false
      return request
    },
  }
  const one = open('one')
  await clock.pass(10)
  const two = open('two', 'v-1', { indexedDB })
  await two.add(to, { text: 'a' })
  await clock.pass(10)
  expect([two.isKept(), waitingIn(one)]).toEqual([true, ['a']])
})

test('N-04 one person’s messages and drafts are not another’s, and go when they are cleared', async () => {
  const { open, clock, world } = outboxes()
  world.isReached = false
  const mine = open('mine', 'v-1')
  const theirs = open('theirs', 'v-2')
  const second = open('second', 'v-1')
  void mine.add(to, { text: 'a' })
  mine.setDraft(to, 'half a sen')
  await clock.pass(500)
  expect([theirs.pendingCount(), theirs.draft(to), second.pendingCount()]).toEqual([0, '', 1])
  void theirs.add(to, { text: 'of theirs' })
  await clock.pass(10)
  await mine.clear()
  await clock.pass(10)
  mine.close()
  const again = open('again', 'v-1')
  await clock.pass(10)
  expect([again.pendingCount(), again.draft(to), second.pendingCount()]).toEqual([0, '', 0])
  expect(theirs.pendingCount()).toBe(1)
})

test('N-04 what was left unsent can be cleared when the outbox is closed, and when there is none', async () => {
  const { open, clock, world } = outboxes()
  world.isReached = false
  const leave = async () => {
    const one = open('one')
    await one.add(to, { text: 'a' })
    one.setDraft(to, 'half a sen')
    one.close()
    return one
  }
  const left = async () => {
    await clock.pass(10)
    const again = open('again')
    await clock.pass(10)
    again.close()
    return [again.pendingCount(), again.draft(to)]
  }
  const closed = await leave()
  await closed.clear()
  expect(await left()).toEqual([0, ''])
  const gone = await leave()
  expect(await left()).toEqual([1, 'half a sen'])
  await deleteOutbox('v-2', gone.tab.platform)
  expect(await left()).toEqual([1, 'half a sen'])
  await deleteOutbox('v-1', gone.tab.platform)
  expect(await left()).toEqual([0, ''])
})

test('O-05 a draft is there again after a reload, also one that was just being written', async () => {
  const { open, clock } = outboxes()
  const one = open('one')
  await clock.pass(10)
  one.setDraft(to, 'first')
  await clock.pass(400)
  one.setDraft(to, 'second')
  one.close()
  await clock.pass(10)
  const again = open('again')
  await clock.pass(10)
  expect([again.draft(to), again.draft(other)]).toEqual(['second', ''])
})

test('R-03 names of messages are as the contract wants them, and no two are the same', () => {
  const names = Array.from({ length: 1000 }, newClientId)
  expect(new Set(names).size).toBe(1000)
  for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
})
