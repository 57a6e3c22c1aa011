import { CallError, type Client } from '@tradefloor/client'
import { type AnyCall, getProfile, markCompany, unmarkCompany } from '@tradefloor/contract'
import { beforeEach, expect, test } from 'vitest'
import { queuedFavourites } from '../favourites/queued-favourites.ts'
import { enqueue } from './favourite-queue.ts'
import { type IndexedStore, memoryStore } from './indexed-store.ts'
import { sendQueued } from './send-queued.ts'
import type { QueuedFavourite, StoredReply } from './stores.ts'

const company = (id: number) => ({ kind: 'exhibitor', body: { exhibition_id: 21, company_id: id } }) as const

/** A server that knows the caller by number, and what it was asked to do. */
function serverFor(visitor: number) {
  const done: [AnyCall, unknown][] = []
  const answer: { next?: (company: number) => void } = {}
  const client: Client = {
    brought: () => undefined,
    now: Date.now,
    async call(call, input) {
      if ((call as unknown) === getProfile) return { data: { id: visitor } } as never
      const body = input?.body as { company_id: number }
      answer.next?.(body.company_id)
      done.push([call, body.company_id])
      return {} as never
    },
  }
  return { client, done, answer }
}

let queue: IndexedStore<QueuedFavourite>
let answers: IndexedStore<StoredReply>
beforeEach(() => {
  queue = memoryStore()
  answers = memoryStore()
})
const signedIn = (id: number) => ({
  session: { state: () => 'signed-in' as const },
  queries: { getQueryData: () => ({ id }) as never },
})
const press = (visitor: number, id: number, on = true) =>
  enqueue({ favourite: company(id), on, name: `展商 ${id}` }, signedIn(visitor), queue, answers)
const left = async () => (await queue.entries()).map(({ row }) => row.favourite.body)

test('L-02 stars that wait are sent once, in the order in which they were pressed', async () => {
  for (const id of [3, 1, 2]) await press(7, id)
  const { client, done } = serverFor(7)
  const { stored } = await sendQueued(client, queue)
  await sendQueued(client, queue)
  expect(done).toEqual([3, 1, 2].map((id) => [markCompany, id]))
  expect(stored).toHaveLength(3)
  expect(await left()).toEqual([])
})

test('L-02 of the same star only the last press is sent, and the screen shows what it waits for', async () => {
  await press(7, 1)
  await press(7, 2)
  await press(7, 1, false)
  expect([...queuedFavourites().values()]).toEqual([true, false])
  const { client, done } = serverFor(7)
  await sendQueued(client, queue)
  expect(done).toEqual([
    [markCompany, 2],
    [unmarkCompany, 1],
  ])
})

test('N-04 a visitor’s stars are never sent as another’s: they are thrown away', async () => {
  await press(7, 1)
  await press(8, 2)
  const { client, done } = serverFor(8)
  await sendQueued(client, queue)
  expect(done).toEqual([[markCompany, 2]])
  expect(await left()).toEqual([])
})

test.each([
  ['the network is gone again', new CallError('network', 'gone')],
  ['nothing came in time', new CallError('timeout', 'late')],
  ['the sign-in has to be renewed', new CallError('refused', 'who', { status: 401 })],
  ['the server is busy', new CallError('refused', 'busy', { status: 503 })],
])('L-02 what could not be sent waits on, and nothing before it is sent twice: %s', async (_, error) => {
  for (const id of [1, 2, 3]) await press(7, id)
  const { client, done, answer } = serverFor(7)
  answer.next = (id) => {
    if (id === 2) throw error
  }
  expect(await sendQueued(client, queue)).toMatchObject({ stored: [{ name: '展商 1' }], refused: [] })
  expect((await left()).length).toBe(2)
  answer.next = undefined
  await sendQueued(client, queue)
  expect(done.map(([, id]) => id)).toEqual([1, 2, 3])
})

test('O-01 what is no longer there is told with the server’s sentence, and the rest is sent', async () => {
  for (const id of [1, 2]) await press(7, id)
  const { client, answer } = serverFor(7)
  answer.next = (id) => {
    if (id === 1) throw new CallError('refused', '内容不存在', { status: 404 })
  }
  const { stored, refused } = await sendQueued(client, queue)
  expect(stored.map(({ name }) => name)).toEqual(['展商 2'])
  expect(refused.map(({ mark, why }) => [mark.name, why])).toEqual([['展商 1', '内容不存在']])
  expect(await left()).toEqual([])
})

test('N-04 without knowing whose star it is, it does not wait', async () => {
  const nobody = {
    session: { state: () => 'signed-in' as const },
    queries: { getQueryData: () => undefined },
  }
  expect(await enqueue({ favourite: company(1), on: true, name: '' }, nobody as never, queue, answers)).toBe(
    false,
  )
  expect(await left()).toEqual([])
})
