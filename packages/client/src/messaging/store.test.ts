import type { HistoryQuery, HistoryReply, Message, Thread } from '@tradefloor/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missing } from './missing.ts'
import {
  type ChatState,
  emptyState,
  threadIdOf,
  unreadOf,
  withFrame,
  withOpen,
  withRead,
  withRenewed,
  withReply,
  withStored,
  withThread,
  withThreads,
} from './store.ts'
import { mostInMemory } from './thread-window.ts'
import { notYetReceived, pendingOf } from './views.ts'

const id = 7
const message = (sequence: number, own = false): Message => ({
  thread_id: id,
  sequence,
  client_id: own ? `client-${sequence}` : null,
  own,
  userName: '程一苇',
  avatar: '',
  text: `message ${sequence}`,
  picture: null,
  product: null,
  document: null,
  gone: false,
  time: 1000 + sequence,
})
const head = (last_sequence: number, read = 0) => ({ thread_id: id, last_sequence, read, peer_read: 0 })
const names = { cn: '', en: '' }
const thread = (last_sequence: number, rest: Partial<Thread> = {}): Thread => ({
  ...head(last_sequence),
  exhibition_id: 21,
  company_id: 3,
  exhibition: names,
  peer: {
    uid: 'c',
    name: names,
    post: names,
    avatar: '',
    company: names,
    country: '',
    online: false,
    seen: 1,
  },
  unread: 0,
  last: last_sequence > 0 ? message(last_sequence) : null,
  changed_at: 1000 + last_sequence,
  language: 'zh',
  waiting_since: null,
  taken_by: null,
  blocked: null,
  closed: false,
  ...rest,
})

const everything = Array.from({ length: 5000 }, (_, index) => message(index + 1))

/** What the server answers when it has so many messages. */
function history(count: number, { after, before = count + 1, size = 100 }: HistoryQuery): HistoryReply {
  const side = everything.slice(after ?? 0, Math.min(count, before - 1))
  const list = after === undefined ? side.slice(-size) : side.slice(0, size)
  return { res: 1, mes: '', errMes: '', list, head: head(count), more: list.length < side.length }
}

/** Asks for what is missing until nothing is, as the messenger does. */
function fill(state: ChatState, count: number): ChatState {
  let next = state
  for (let round = 0; round < 50; round++) {
    const asked = missing(next).find((one) => one.kind === 'history')
    if (asked?.kind !== 'history') return next
    next = withReply(next, id, asked.query, history(count, asked.query))
  }
  throw new Error('It never ends')
}
const windowOf = (state: ChatState) => state.threads.get(id)?.window
const sequencesOf = (state: ChatState) => windowOf(state)?.messages.map(({ sequence }) => sequence) ?? []
const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
const told = (state: ChatState, sequence: number, own = false) =>
  withFrame(state, { type: 'message', message: message(sequence, own) })

type Step =
  | { do: 'tell'; sequence: number }
  | { do: 'head'; count: number }
  | { do: 'answer'; count: number; query: HistoryQuery }
  | { do: 'ask'; count: number }
  | { do: 'look'; isOpen: boolean }

test('R-03 whatever comes, in whatever order and however often: no gap, nothing twice, nothing out of order', () => {
  const most = 900
  const count = fc.integer({ min: 0, max: most })
  const sequence = fc.integer({ min: 1, max: most })
  const query: fc.Arbitrary<HistoryQuery> = fc.oneof(
    fc.record({ after: count, size: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ before: sequence, size: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ size: fc.integer({ min: 1, max: 100 }) }),
  )
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('tell' as const), sequence }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('head' as const), count }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('answer' as const), count, query }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('ask' as const), count }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('look' as const), isOpen: fc.boolean() }) },
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let state = withOpen(emptyState, id, true)
      for (const one of steps) {
        if (one.do === 'tell') state = told(state, one.sequence)
        if (one.do === 'head') state = withFrame(state, { type: 'head', ...head(one.count) })
        if (one.do === 'answer') {
          // An answer may be old, but not older than what was asked with.
          const { query: asked } = one
          const least = Math.max(one.count, asked.after ?? 0, asked.before ?? 0)
          state = withReply(state, id, asked, history(least, asked))
        }
        if (one.do === 'look') state = withOpen(state, id, one.isOpen)
        if (one.do === 'ask')
          for (const wanted of missing(state))
            if (wanted.kind === 'history')
              state = withReply(state, id, wanted.query, history(one.count, wanted.query))
        const shown = sequencesOf(state)
        const [first = 1] = shown
        if (shown.some((sequence, index) => sequence !== first + index)) throw new Error(String(shown))
        expect(shown.length).toBeLessThanOrEqual(mostInMemory)
      }
      // At the end the server has everything that anybody has heard of.
      state = withOpen(withFrame(state, { type: 'head', ...head(most) }), id, true)
      if (windowOf(state)?.follows === false) return
      const shown = sequencesOf(fill(state, most))
      expect(shown[shown.length - 1]).toBe(most)
    }),
    { numRuns: 150 },
  )
})

test('R-03 a message before its turn waits until the gap is closed', () => {
  let state = fill(withOpen(emptyState, id, true), 5)
  state = told(told(state, 8), 7)
  expect(sequencesOf(state)).toEqual(span(1, 5))
  expect(missing(state)).toContainEqual({ kind: 'history', id, query: { after: 5, size: 100 } })
  state = told(state, 6)
  expect(sequencesOf(state)).toEqual(span(1, 8))
  expect(missing(state).filter(({ kind }) => kind === 'history')).toEqual([])
})

test('R-03 a message told while the history is on its way joins it', () => {
  let state = withOpen(emptyState, id, true)
  state = told(state, 11)
  state = withReply(state, id, { size: 100 }, history(10, { size: 100 }))
  expect(sequencesOf(state)).toEqual(span(1, 11))
})

test('R-01 who was away long reads the newest, and the rest as they scroll', () => {
  let state = fill(withOpen(emptyState, id, true), 50)
  state = withFrame(state, {
    type: 'welcome',
    rtm_uid: 'v',
    server_time: 9,
    heartbeat_ms: 1,
    heads: [head(5000)],
  })
  expect(missing(state)).toContainEqual({ kind: 'history', id, query: { size: 100 } })
  state = fill(state, 5000)
  expect(sequencesOf(state)).toEqual(span(4901, 5000))
  state = withReply(state, id, { before: 4901 }, history(5000, { before: 4901 }))
  expect(sequencesOf(state)).toEqual(span(4801, 5000))
  expect([state.knownAt, windowOf(state)?.hasOlder]).toEqual([9, true])
})

test('R-01 so far back that the newest were let go, new ones wait until the reader comes down again', () => {
  let state = fill(withOpen(emptyState, id, true), 1000)
  for (let first = 901; first > 301; first -= 100)
    state = withReply(state, id, { before: first }, history(1000, { before: first }))
  expect(sequencesOf(state)).toEqual(span(301, 800))
  state = told(state, 1001)
  expect([sequencesOf(state).length, windowOf(state)?.follows]).toEqual([mostInMemory, false])
  expect(missing(state).filter(({ kind }) => kind === 'history')).toEqual([])
  for (let after = 800; after <= 1000; after += 100)
    state = withReply(state, id, { after }, history(1001, { after }))
  expect(sequencesOf(state)).toEqual(span(502, 1001))
  expect(windowOf(state)?.follows).toBe(true)
})

test('R-02 what comes in raises unread once, what is read lowers it, and a sender not yet known is asked about', () => {
  let state = told(told(told(emptyState, 1), 1), 2)
  state = told(state, 3, true)
  expect(unreadOf(state)).toBe(2)
  expect(missing(state)).toEqual([{ kind: 'thread', id }])
  state = withRead(state, id, 3)
  expect(unreadOf(state)).toBe(0)
  state = told(told(state, 2), 4)
  expect(unreadOf(state)).toBe(1)
  state = withThread(state, thread(4, { read: 3, unread: 1 }))
  expect([unreadOf(state), missing(state), state.threads.get(id)?.about?.last?.sequence]).toEqual([1, [], 4])
})

test('R-02 unread of conversations on later pages counts too', () => {
  const state = withThreads(emptyState, [thread(4, { unread: 3 })], 10)
  expect([unreadOf(state), unreadOf(told(state, 5)), unreadOf(withRead(state, id, 4))]).toEqual([10, 11, 7])
})

test('R-02 a conversation that comes into memory counts no longer among the others', () => {
  const other = { thread_id: 8, company_id: 4 }
  let state = withThreads(emptyState, [thread(4, { unread: 3 })], 10)
  state = withThread(state, thread(2, { ...other, unread: 2 }))
  expect([unreadOf(state), state.unreadElsewhere]).toEqual([10, 5])
  state = withThread(state, thread(2, { ...other, unread: 2 }))
  expect([unreadOf(state), unreadOf(withRead(state, 8, 2))]).toEqual([10, 8])
})

test('R-02 what is new in a conversation that was not in memory was not counted among the others', () => {
  const begun = withThreads({ ...emptyState, knownAt: 1003 }, [], 10)
  expect(unreadOf(withThread(begun, thread(4, { unread: 3 })))).toBe(11)
  expect(unreadOf(withThread(told(begun, 4), thread(4, { unread: 3 })))).toBe(11)
  expect(unreadOf(withThread(begun, thread(3, { unread: 3 })))).toBe(10)
})

test('R-02 what was read here before the server knew of it does not come back as unread elsewhere', () => {
  let state = withThreads(emptyState, [thread(4, { unread: 3 })], 10)
  state = withRead(state, id, 4)
  expect(unreadOf(withThreads(state, [thread(4, { unread: 3 })], 10))).toBe(7)
})

test('R-02 an older answer takes nothing back', () => {
  let state = withThread(emptyState, thread(4, { blocked: 'own', changed_at: 9000 }))
  state = withRead(state, id, 4)
  state = withThread(state, thread(2, { unread: 2 }))
  expect(state.threads.get(id)).toMatchObject({ unread: 0, head: head(4, 4), about: { blocked: 'own' } })
})

test('R-02 whether the other side is there is told', () => {
  const state = withFrame(withThread(emptyState, thread(1)), {
    type: 'presence',
    thread_id: id,
    online: true,
    seen: null,
  })
  expect(state.threads.get(id)?.about?.peer).toMatchObject({ online: true, seen: null })
})

test('R-03 one’s own message is shown once: waiting, then safe, then among the others', () => {
  const to = { exhibition_id: 21, company_id: 3 }
  const row = { uid: 'v', client_id: 'client-6', to, parts: { text: 'message 6' }, at: 1 }
  const stored = { client_id: 'client-6', thread_id: id, sequence: 6, time: 1 }
  const show = (state: ChatState, isStored: boolean, isWaiting: boolean) =>
    pendingOf(
      windowOf(state)?.messages ?? [],
      notYetReceived(isStored ? [{ stored, row }] : [], state.threads),
      isWaiting ? [row] : [],
    ).map((one) => one.state)
  let state = fill(withOpen(emptyState, id, true), 5)
  expect(show(state, false, true)).toEqual(['sending'])
  // Another tab's word that it is safe may come before this tab has seen it leave the outbox.
  state = withStored(state, to, id, 6)
  expect([show(state, true, true), threadIdOf(state, to)]).toEqual([['stored'], id])
  state = told(state, 6, true)
  expect(show(state, true, true)).toEqual([])
  expect(sequencesOf(state)).toEqual(span(1, 6))
})

test('R-02 a message that is asked for again, since the address of its picture has ended, stands where it stood', () => {
  const picture = { id: 'pic-1', url: '/files/pic-1?until=1', width: 4, height: 3 }
  const list = [message(1), { ...message(2), picture }, message(3)]
  const state = withReply(emptyState, id, {}, { list, more: false, head: head(3) } as HistoryReply)
  const renewed = { ...message(2), picture: { ...picture, url: '/files/pic-1?until=2' } }
  const next = withRenewed(state, renewed).threads.get(id)
  expect(next?.window.messages).toEqual([message(1), renewed, message(3)])
  expect(next?.unread).toBe(state.threads.get(id)?.unread)
})

test('O-05 since when somebody waits comes with messages, and an old word of it changes nothing', () => {
  const waiting = (state: ChatState) => state.threads.get(id)?.about?.waiting_since
  const say = (state: ChatState, sequence: number, waiting_since: number | null) =>
    withFrame(state, { type: 'message', message: message(sequence), waiting_since })
  const asked = say(withThread(emptyState, thread(2)), 3, 1003)
  expect(waiting(asked)).toBe(1003)
  expect(waiting(say(asked, 4, null))).toBeNull()
  // Asked for meanwhile, it is newer than what is told now.
  expect(waiting(say(withThread(asked, thread(5, { waiting_since: 1005 })), 4, null))).toBe(1005)
  expect(waiting(told(asked, 4))).toBe(1003)
})
