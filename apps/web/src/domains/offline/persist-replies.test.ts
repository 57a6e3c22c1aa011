import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { CallError } from '@tradefloor/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { profileKey } from '../session/use-profile.ts'
import { visitorsOwn } from '../session/visitors-own.ts'
import { connectionNow } from './connection.ts'
import { type IndexedStore, memoryStore } from './indexed-store.ts'
import { persistReplies } from './persist-replies.ts'
import type { StoredReply } from './stores.ts'

const cards = [visitorsOwn, 'cards', 'zh', 'flow']
const noNetwork = () => Promise.reject(new CallError('network', 'gone'))

let store: IndexedStore<StoredReply>
const ends: (() => void)[] = []
beforeEach(() => {
  store = memoryStore()
  vi.useFakeTimers({ now: new Date('2026-11-16T06:05:00Z') })
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
})

/** A page in the browser that the store is in. */
function page(first: 'guest' | 'restoring' | 'signed-in') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  let state: string = first
  const listeners = new Set<(state: string) => void>()
  const keeper = persistReplies({
    queries,
    store,
    session: {
      state: () => state as typeof first,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    isOnline: () => true,
    refresh: async (data) => data,
  })
  ends.push(keeper.end)
  return {
    queries,
    become(next: typeof first) {
      state = next
      if (next === 'guest') queries.removeQueries({ queryKey: [visitorsOwn] })
      for (const listener of listeners) listener(next)
    },
    /** Shows the answer to a question, as a component would. */
    async ask(queryKey: readonly unknown[], queryFn: () => Promise<unknown>) {
      const shown = new QueryObserver(queries, { queryKey, queryFn })
      ends.push(shown.subscribe(() => {}))
      await vi.advanceTimersByTimeAsync(1000)
      return shown.getCurrentResult().data
    },
  }
}
const signedInAs = (id: number) => {
  const opened = page('signed-in')
  opened.queries.setQueryData([...profileKey], { id })
  return opened
}

test('J-13 I-06 without a network the last answer is shown, with its date', async () => {
  await signedInAs(7).ask(cards, async () => ({ list: ['a card'] }))
  const asked = Date.now() - 1000
  vi.advanceTimersByTime(3_600_000)
  const later = page('restoring')
  expect(await later.ask(cards, noNetwork)).toEqual({ list: ['a card'] })
  expect(connectionNow()).toEqual({ isAway: true, asOf: asked })
})

test('S-80 an answer is kept within a tenth of a second', async () => {
  const opened = signedInAs(7)
  opened.queries.setQueryDefaults(cards, { queryFn: async () => 'just opened' })
  void opened.queries.prefetchQuery({ queryKey: cards })
  await vi.advanceTimersByTimeAsync(100)
  expect(JSON.stringify(await store.entries())).toContain('just opened')
})

test('J-13 an answer that comes is shown as it came, and is then the kept one', async () => {
  await signedInAs(7).ask(cards, async () => 'old')
  expect(await signedInAs(7).ask(cards, async () => 'new')).toBe('new')
  expect(await signedInAs(7).ask(cards, noNetwork)).toBe('new')
})

test('J-13 a network that says nothing shows what is kept after three seconds', async () => {
  await signedInAs(7).ask(cards, async () => 'kept')
  const slow = signedInAs(7)
  expect(await slow.ask(cards, () => new Promise(() => {}))).toBeUndefined()
  await vi.advanceTimersByTimeAsync(2500)
  expect(slow.queries.getQueryData(cards)).toBe('kept')
})

test('N-04 nothing of one visitor is shown to another, nor to a guest', async () => {
  await signedInAs(7).ask(cards, async () => 'of seven')
  expect(await signedInAs(8).ask(cards, noNetwork)).toBeUndefined()
  await signedInAs(7).ask(cards, async () => 'of seven')
  expect(await page('guest').ask(cards, noNetwork)).toBeUndefined()
})

test('N-04 nothing is left of who has gone, also of an answer that was being written', async () => {
  const opened = signedInAs(7)
  await opened.ask([visitorsOwn, 'favourites', 'company', 'flow'], async () => 'also of seven')
  opened.queries.setQueryDefaults(cards, { queryFn: async () => 'of seven' })
  void opened.queries.prefetchQuery({ queryKey: cards })
  await vi.advanceTimersByTimeAsync(49)
  opened.become('guest')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await store.entries()).toEqual([{ key: '', row: { owner: 'guest', text: '', at: 0 } }])
})

test('N-04 who has just signed in is nobody until the server has said who', async () => {
  await signedInAs(7).ask(cards, async () => 'of seven')
  const opened = page('signed-in')
  opened.become('guest')
  opened.become('signed-in')
  expect(await opened.ask(cards, noNetwork)).toBeUndefined()
})

test('L-10 tokens, picture codes and signed addresses are not written down', async () => {
  const opened = signedInAs(7)
  await opened.ask([visitorsOwn, 'scene-token'], async () => 'secret')
  await opened.ask(['captcha'], async () => 'secret')
  await opened.ask([visitorsOwn, 'picture', 'p1'], async () => 'secret')
  await opened.ask([visitorsOwn, 'card'], async () => ({ post: '采购', card_image: { url: 'secret' } }))
  await opened.ask([...profileKey], async () => ({ id: 7, real_name: '程一苇', rtm_token: 'secret' }))
  await vi.advanceTimersByTimeAsync(60_000)
  const text = JSON.stringify(await store.entries())
  expect(text).not.toContain('secret')
  await opened.queries.invalidateQueries()
  await vi.advanceTimersByTimeAsync(5000)
  expect(JSON.stringify(await store.entries())).not.toContain('secret')
  expect(JSON.stringify(await store.entries())).toContain('程一苇')
  expect(JSON.stringify(await store.entries())).toContain('采购')
})

test('O-01 a refusal is shown, and not what was said before', async () => {
  await signedInAs(7).ask(cards, async () => 'kept')
  const refuse = () => Promise.reject(new CallError('refused', 'no', { status: 404 }))
  expect(await signedInAs(7).ask(cards, refuse)).toBeUndefined()
})
