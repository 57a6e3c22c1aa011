import type { Thread, ThreadsQuery } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { CallError } from '../call-error.ts'
import type { Client } from '../client.ts'
import { conversationViews } from './conversations.ts'
import { unreadOf } from './store.ts'
import { manualClock } from './testing/manual-clock.ts'
import { testBrowser } from './testing/test-browser.ts'
import { createThreadStore } from './thread-store.ts'

const names = { cn: '', en: '' }
const peer = { uid: '', name: names, post: names, avatar: '', company: names, country: '' }
const thread = (thread_id: number): Thread => ({
  ...{ thread_id, last_sequence: 1, read: 0, peer_read: 0, exhibition_id: 21, company_id: thread_id },
  ...{ exhibition: names, peer: { ...peer, online: false, seen: null }, unread: 1, last: null },
  ...{ changed_at: 1000 - thread_id, language: 'zh', waiting_since: 1, taken_by: null, blocked: null },
  closed: false,
})

/** Pages of two, of so many conversations with something unread in each. */
function keeper(count: number) {
  const clock = manualClock()
  const asked: ThreadsQuery[] = []
  const client: Client = {
    brought: () => undefined,
    now: Date.now,
    async call(call, input = {}) {
      if (call.name !== 'listThreads') throw new CallError('refused', '', { status: 404 })
      const query = (input as { query?: ThreadsQuery }).query ?? {}
      asked.push(query)
      const from = Number(query.cursor ?? 0)
      const list = Array.from({ length: Math.min(2, count - from) }, (_, index) => thread(from + index + 1))
      return { list, cursor: from + 2 < count ? String(from + 2) : '', unread: count } as never
    },
  }
  const threads = createThreadStore({
    platform: testBrowser({ clock }).openTab().platform,
    client,
    signal: new AbortController().signal,
    onChange: () => {},
    onHistory: () => {},
  })
  threads.wake()
  return { clock, threads, asked }
}

test('R-02 unread in all stays the same as more conversations are loaded', async () => {
  const { clock, threads } = keeper(5)
  await clock.pass(1000)
  expect(unreadOf(threads.state())).toBe(5)
  await threads.loadMore()
  expect([unreadOf(threads.state()), threads.listed().all]).toEqual([5, 'part'])
  await threads.loadMore()
  expect([unreadOf(threads.state()), threads.listed().all]).toEqual([5, 'whole'])
})

test('R-02 after the list was loaded anew, it goes on behind its first page', async () => {
  const { clock, threads, asked } = keeper(5)
  await clock.pass(1000)
  await threads.loadMore()
  await threads.loadMore('mine')
  threads.staleList()
  threads.wake()
  await clock.pass(1000)
  expect(threads.listed()).toEqual({ all: 'part', mine: 'none', unanswered: 'none' })
  await threads.loadMore()
  expect(asked).toEqual([{}, { cursor: '2' }, { show: 'mine' }, {}, { cursor: '2' }])
})

test('R-02 a choice of the conversations has pages of its own, and needs none where all are there', async () => {
  const many = keeper(5)
  await many.clock.pass(1000)
  for (let page = 0; page < 4; page++) await many.threads.loadMore('unanswered')
  const show = 'unanswered'
  expect(many.asked.slice(1)).toEqual([{ show }, { show, cursor: '2' }, { show, cursor: '4' }])
  expect(many.threads.listed()).toEqual({ all: 'part', mine: 'none', unanswered: 'whole' })
  const few = keeper(2)
  await few.clock.pass(1000)
  await few.threads.loadMore('unanswered')
  expect([few.asked.length, few.threads.listed().mine]).toEqual([1, 'whole'])
})

test('R-02 of a conversation that is not there it is said so, and nobody waits for it', async () => {
  const { clock, threads } = keeper(1)
  const { of } = conversationViews({ ...threads, outbox: { waiting: () => [], draft: () => '' } })
  threads.open({ thread_id: 99 })
  expect(of({ thread_id: 99 })).toMatchObject({ isLoading: true, isMissing: false })
  await clock.pass(1000)
  expect(of({ thread_id: 99 })).toMatchObject({ isLoading: false, isMissing: true })
  expect(of({ thread_id: 1 }).isMissing).toBe(false)
})
