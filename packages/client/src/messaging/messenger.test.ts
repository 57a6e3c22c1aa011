import { closeCodes, errors } from '@tradefloor/contract'
import { expect, test, vi } from 'vitest'
import { CallError } from '../call-error.ts'
import { type Client, createClient } from '../client.ts'
import { createSession } from '../session.ts'
import { openMessenger } from './messenger.ts'
import type { Platform } from './platform.ts'
import { breakingNetwork } from './testing/breaking-network.ts'
import { manualClock } from './testing/manual-clock.ts'
import { referenceServer } from './testing/reference-server.ts'
import { testBrowser } from './testing/test-browser.ts'

const to = { exhibition_id: 21, company_id: 3 }

/** A visitor's page in front of a server that works. */
function page({ sockets = true, locks = true, storage = true, headsAPage = 500 } = {}) {
  const clock = manualClock()
  const world = {
    isBroken: false,
    isBlocked: false,
    headsFail: false,
    refuse: undefined as CallError | undefined,
  }
  const server = referenceServer(clock.now, { headsAPage })
  const network = breakingNetwork(
    server,
    clock,
    () => 0.5,
    () => world.isBroken,
  )
  const dial: Platform['openSocket'] = (ears) => {
    if (!world.isBlocked) return network.openLine(ears)
    clock.after(10, () => ears.onClose(1006))
    return { send: () => {}, close: () => {} }
  }
  const openLine = sockets ? dial : undefined
  const browser = testBrowser({ clock, openLine, withoutLocks: !locks, withoutStorage: !storage })
  const calls: { name: string; input: unknown }[] = []
  const inner = network.client('visitor')
  const client: Client = {
    brought: () => undefined,
    now: Date.now,
    call(call, input) {
      calls.push({ name: call.name, input: { ...input, signal: undefined } })
      if (world.refuse && call.name === 'sendMessage') return Promise.reject(world.refuse)
      if (world.headsFail && call.name === 'listHeads')
        return Promise.reject(new CallError('network', 'gone'))
      return inner.call(call, input)
    },
  }
  const listeners = new Set<(state: 'guest' | 'signed-in') => void>()
  let state: 'guest' | 'signed-in' = 'signed-in'
  let ended = 0
  const session = {
    state: () => state,
    subscribe: (listener: (state: 'guest' | 'signed-in' | 'restoring') => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const tab = browser.openTab()
  const open = (platform = tab.platform) =>
    openMessenger({ client, session, uid: 'visitor', language: () => 'zh', onEnded: () => ended++, platform })
  const signOut = () => {
    state = 'guest'
    for (const listener of listeners) listener('guest')
  }
  const messenger = open()
  const shown = () => messenger.conversation(to).messages.map(({ text }) => text)
  const answer = (text: string) => server.write('company', { client_id: `c-${text}`, thread_id: 1, text })
  const timesEnded = () => ended
  const page = { clock, world, server, network, browser, calls, tab, open, messenger, shown, answer }
  return { ...page, signOut, timesEnded }
}

test('R-01 R-04 a visitor writes to a company, which answers; both are shown in order', async () => {
  const { clock, messenger, shown, answer, calls } = page()
  messenger.openThread(to)
  expect(messenger.send(to, { text: '你好' })).toBe('sent')
  expect(messenger.conversation(to).pending).toMatchObject([{ state: 'sending', parts: { text: '你好' } }])
  await clock.pass(1000)
  answer('您好')
  await clock.pass(1000)
  expect([shown(), messenger.conversation(to).pending]).toEqual([['你好', '您好'], []])
  expect(messenger.getSnapshot()).toMatchObject({ status: 'live', unread: 1, pending: 0, isKept: true })
  expect(calls.filter(({ name }) => name === 'sendMessage')).toEqual([])
})

test.each(['', '  ', '\n\t'])('M-09 blank text (%j) is not sent, and the box is cleared', async (text) => {
  const { clock, messenger, server } = page()
  messenger.setDraft(to, text)
  expect(messenger.send(to, { text })).toBe('blank')
  await clock.pass(1000)
  expect([messenger.conversation(to).draft, server.threads.size, messenger.pendingCount()]).toEqual([
    '',
    0,
    0,
  ])
})

test('M-09 a picture without words is not blank', async () => {
  const { clock, messenger, server } = page()
  expect(messenger.send(to, { text: ' ', picture: 'p1' })).toBe('sent')
  await clock.pass(1000)
  expect(server.threads.size).toBe(1)
})

test('O-05 a thing sent by itself leaves what was begun in the box; words sent with it do not', async () => {
  const { clock, messenger, server } = page()
  messenger.setDraft(to, '请问起订')
  for (const thing of [{ picture: 'p1' }, { exhibition_product_id: 7 }, { com_doc_id: 9 }])
    expect(messenger.send(to, thing)).toBe('sent')
  await clock.pass(1000)
  expect([messenger.conversation(to).draft, server.threads.size]).toEqual(['请问起订', 1])
  messenger.send(to, { text: '请问起订量？', exhibition_product_id: 7 })
  expect(messenger.conversation(to).draft).toBe('')
})

test('O-05 what is too long stays in the box', () => {
  const { messenger } = page()
  const text = '长'.repeat(4001)
  messenger.setDraft(to, text)
  expect(messenger.send(to, { text })).toBe('long')
  expect([messenger.conversation(to).draft, messenger.pendingCount()]).toEqual([text, 0])
})

test('R-03 offline is said after a moment; what is written then waits, and goes when the network is back', async () => {
  const { clock, messenger, world, shown, tab, network } = page()
  messenger.openThread(to)
  await clock.pass(1000)
  world.isBroken = true
  network.cutAll(1006)
  await clock.pass(1000)
  expect(messenger.getSnapshot().status).toBe('live')
  await clock.pass(60_000)
  messenger.send(to, { text: 'a' })
  messenger.send(to, { text: 'b' })
  await clock.pass(1000)
  expect(messenger.getSnapshot()).toMatchObject({ status: 'offline', pending: 2 })
  world.isBroken = false
  tab.wake()
  await clock.pass(2000)
  expect([shown(), messenger.getSnapshot().status]).toEqual([['a', 'b'], 'live'])
})

test('R-03 where no socket gets through it asks instead, and nobody sees a difference', async () => {
  const { clock, messenger, shown, answer, server } = page({ sockets: false })
  messenger.openThread(to)
  messenger.send(to, { text: 'a' })
  await clock.pass(3000)
  answer('b')
  await clock.pass(6000)
  messenger.send(to, { text: 'c' })
  await clock.pass(3000)
  expect([shown(), messenger.conversation(to).pending]).toEqual([['a', 'b', 'c'], []])
  expect(messenger.getSnapshot()).toMatchObject({ status: 'asking', unread: 1 })
  expect(server.heard).toEqual([])
})

test('R-03 sockets that are blocked on the way are found out, gone round, and tried again', async () => {
  const { clock, messenger, world, shown, answer, calls, server } = page()
  world.isBlocked = true
  messenger.openThread(to)
  messenger.send(to, { text: 'a' })
  await clock.pass(6000)
  answer('b')
  await clock.pass(6000)
  expect([shown(), messenger.getSnapshot().status]).toEqual([['a', 'b'], 'asking'])
  world.isBlocked = false
  await clock.pass(120_000)
  expect(messenger.getSnapshot().status).toBe('live')
  messenger.send(to, { text: 'c' })
  await clock.pass(1000)
  expect([shown(), server.heard.filter(({ type }) => type === 'send').length]).toEqual([['a', 'b', 'c'], 1])
  const asked = calls.length
  await clock.pass(60_000)
  expect(calls.length).toBe(asked)
})

test('R-03 a message on which the connection breaks again and again is sent by a call, which says why', async () => {
  const { clock, messenger, world, network, server } = page()
  await clock.pass(1000)
  world.refuse = new CallError('refused', '内容不合规', { status: 400 })
  const hear = server.hear
  server.hear = (line, frame) => (frame.type === 'send' ? network.cutAll(1006) : hear(line, frame))
  messenger.send(to, { text: 'poison' })
  await clock.pass(60_000)
  expect(messenger.conversation(to).pending).toMatchObject([{ state: 'failed', mes: '内容不合规' }])
})

test('O-05 a refusal is shown with the server’s words; a busy server is none', async () => {
  const { clock, messenger, world, shown } = page({ sockets: false })
  messenger.openThread(to)
  const busy = errors.too_many
  world.refuse = new CallError('refused', busy.zh, { status: busy.status, retryAfterSeconds: 2 })
  messenger.send(to, { text: 'a' })
  await clock.pass(1000)
  expect(messenger.conversation(to).pending).toMatchObject([{ state: 'sending' }])
  world.refuse = new CallError('refused', '对方已将您屏蔽', { status: 200, errCode: 9 })
  await clock.pass(10_000)
  const [failed] = messenger.conversation(to).pending
  expect(failed).toMatchObject({ state: 'failed', mes: '对方已将您屏蔽' })
  world.refuse = undefined
  messenger.retry(failed?.client_id ?? '')
  await clock.pass(10_000)
  expect([shown(), messenger.conversation(to).pending]).toEqual([['a'], []])
})

test('R-03 a message written in one tab shows in the others', async () => {
  const { clock, messenger, browser, open, world, network } = page()
  const other = open(browser.openTab().platform)
  await clock.pass(1000)
  world.isBroken = true
  network.cutAll(1006)
  messenger.send(to, { text: 'a' })
  await clock.pass(100)
  expect(other.conversation(to).pending).toMatchObject([{ state: 'sending', parts: { text: 'a' } }])
})

test('R-02 reading is told once, in a moment, only while the page is seen, and again on the next connection', async () => {
  const { clock, messenger, answer, tab, server, network } = page()
  messenger.openThread(to)
  messenger.send(to, { text: 'a' })
  await clock.pass(1000)
  answer('b')
  await clock.pass(1000)
  tab.see(false)
  for (let times = 0; times < 3; times++) messenger.markRead(to)
  await clock.pass(1000)
  expect(messenger.getSnapshot().unread).toBe(1)
  tab.see(true)
  await clock.pass(1000)
  expect(messenger.getSnapshot().unread).toBe(0)
  const reads = () => server.heard.filter(({ type }) => type === 'read')
  expect(reads()).toEqual([{ type: 'read', thread_id: 1, sequence: 2 }])
  network.cutAll(1001)
  await clock.pass(3000)
  expect(reads()).toHaveLength(2)
})

test('R-02 a list of conversations counts what comes and what is read', async () => {
  const { clock, messenger, answer } = page()
  const counts = () => messenger.getSnapshot().conversations.map(({ about }) => about?.unread)
  messenger.openThread(to)
  messenger.send(to, { text: 'a' })
  await clock.pass(1000)
  for (const text of ['b', 'c']) answer(text)
  await clock.pass(1000)
  expect(counts()).toEqual([2])
  messenger.markRead(to)
  await clock.pass(1000)
  expect(counts()).toEqual([0])
})

test('R-02 where it asks instead, reading is told by a call, until one is answered', async () => {
  const { clock, messenger, answer, calls, world } = page({ sockets: false })
  messenger.openThread(to)
  messenger.send(to, { text: 'a' })
  await clock.pass(3000)
  answer('b')
  await clock.pass(6000)
  const reads = () => calls.filter(({ name }) => name === 'markRead').length
  world.isBroken = true
  messenger.markRead(to)
  await clock.pass(1000)
  expect(reads()).toBe(1)
  world.isBroken = false
  await clock.pass(20_000)
  expect([reads(), messenger.getSnapshot().unread]).toEqual([2, 0])
})

test('N-04 who signs out sends nothing more, neither by socket nor by call', async () => {
  for (const sockets of [true, false]) {
    const { clock, messenger, server, signOut, calls } = page({ sockets })
    await clock.pass(1000)
    messenger.send(to, { text: 'a' })
    signOut()
    const asked = calls.length
    await clock.pass(300_000)
    expect([server.threads.size, calls.length - asked]).toEqual([0, 0])
    expect(messenger.getSnapshot().status).toBe('offline')
  }
})

test('N-04 a message that is on its way when somebody else signs in does not go as theirs', async () => {
  const { clock, browser } = page({ sockets: false })
  const session = createSession({
    renew: async () => ({}),
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
  })
  session.begin('of one')
  const sent: (string | null)[] = []
  let refuse = () => {}
  const client = createClient({
    config: { platform: 'tradefloor', signing_key: 'key' },
    language: () => 'zh',
    session,
    async fetch(address, { signal, headers } = {}) {
      signal?.throwIfAborted()
      if (String(address).includes('/message?')) {
        sent.push(new Headers(headers).get('authorization'))
        // Deaf to the signal, as an answer that has just come in is.
        if (sent.length === 1)
          await new Promise<void>((done) => {
            refuse = done
          })
        return Response.json({ res: 0, mes: '请先登录', errMes: '' }, { status: 401 })
      }
      return Response.json({ res: 1, mes: '', errMes: '', list: [], at: 1, cursor: '', unread: 0 })
    },
  })
  const platform = browser.openTab().platform
  const calls: Promise<unknown>[] = []
  const watched: Client = {
    ...client,
    call(call, input) {
      const answer = client.call(call, input)
      calls.push(answer)
      return answer
    },
  }
  const messenger = openMessenger({ client: watched, session, uid: 'one', language: () => 'zh', platform })
  messenger.send(to, { text: 'of one' })
  while (sent.length === 0) await clock.pass(10)
  session.begin('of another')
  refuse()
  await clock.pass(60_000)
  await Promise.allSettled(calls)
  expect(sent).toEqual(['Bearer of one'])
})

test('R-03 whose session the server ends is told so once, and talks on when another messenger is opened', async () => {
  const { clock, messenger, network, open, timesEnded, answer } = page()
  messenger.send(to, { text: 'a' })
  await clock.pass(1000)
  network.cutAll(closeCodes.sessionEnded)
  await clock.pass(60_000)
  expect([timesEnded(), messenger.getSnapshot().status]).toEqual([1, 'offline'])
  const again = open()
  again.openThread(to)
  answer('b')
  await clock.pass(1000)
  expect(again.conversation(to).messages.map(({ text }) => text)).toEqual(['a', 'b'])
  expect(again.getSnapshot().status).toBe('live')
})

test.each(['signs out', 'closes the page'])('R-03 who %s then is told nothing', async (what) => {
  const { clock, messenger, network, signOut, timesEnded } = page()
  await clock.pass(1000)
  network.cutAll(closeCodes.sessionEnded)
  await clock.pass(100)
  if (what === 'signs out') signOut()
  else messenger.close()
  await clock.pass(60_000)
  expect(timesEnded()).toBe(0)
})

test('N-05 for a guest nothing is asked and nothing is opened', async () => {
  const { clock, browser, server } = page({ sockets: false })
  const calls: string[] = []
  const messenger = openMessenger({
    client: {
      now: Date.now,
      brought: () => undefined,
      call: (call) => {
        calls.push(call.name)
        return Promise.reject(new CallError('network', 'gone'))
      },
    },
    session: { state: () => 'guest', subscribe: () => () => {} },
    uid: '',
    language: () => 'zh',
    platform: browser.openTab().platform,
  })
  messenger.openThread(to)
  await clock.pass(60_000)
  expect([calls, server.heard, messenger.getSnapshot().status]).toEqual([[], [], 'offline'])
})

test('R-03 whoever writes while the connection waits for its next try does not wait for it', async () => {
  const { clock, messenger, server, world, network } = page()
  await clock.pass(1000)
  world.isBroken = true
  network.cutAll(1006)
  await clock.pass(100_000)
  world.isBroken = false
  messenger.send(to, { text: 'a' })
  await clock.pass(500)
  expect(server.threads.get(1)?.log.map(({ text }) => text)).toEqual(['a'])
})

test('R-03 a draft begun before there was a conversation is in it, until it is sent', async () => {
  const { clock, messenger } = page()
  messenger.openThread(to)
  messenger.send(to, { text: 'a' })
  messenger.setDraft(to, 'more')
  await clock.pass(1000)
  expect([messenger.conversation(to).draft, messenger.conversation({ thread_id: 1 }).draft]).toEqual([
    'more',
    'more',
  ])
  messenger.send({ thread_id: 1 }, { text: 'more' })
  expect(messenger.conversation(to).draft).toBe('')
})

test('R-01 history is there when one comes back, and older is loaded as one scrolls', async () => {
  const { clock, messenger, server, shown } = page()
  for (let count = 1; count <= 250; count++)
    server.write('company', { client_id: `old-${count}`, ...to, text: String(count) })
  messenger.openThread(to)
  await clock.pass(1000)
  expect([shown().length, shown()[0], messenger.conversation(to).hasOlder]).toEqual([100, '151', true])
  await Promise.all([messenger.loadOlder(to), clock.pass(1000)])
  await Promise.all([messenger.loadOlder(to), clock.pass(1000)])
  expect([shown().length, shown()[0], messenger.conversation(to).hasOlder]).toEqual([250, '1', false])
})

test('S-80 without a network a seeded conversation is listed and read, and is the server’s again with one', async () => {
  const first = page()
  first.messenger.openThread(to)
  first.messenger.send(to, { text: 'written before' })
  await first.clock.pass(1000)
  const { about, messages } = first.messenger.conversation(to)
  if (!about) throw new Error('no conversation')

  const { clock, world, messenger, shown, server, network, tab } = page()
  server.write('visitor', { client_id: 'v-1', ...to, text: 'as the server has it' })
  world.isBroken = true
  network.cutAll(1006)
  messenger.openThread(to)
  expect(messenger.getSnapshot().isListed).toBe(false)
  messenger.seed([{ thread: about, messages }])
  await clock.pass(10_000)
  expect(messenger.getSnapshot().isListed).toBe(true)
  expect([shown(), messenger.conversation(to).isLoading]).toEqual([['written before'], false])

  world.isBroken = false
  tab.wake()
  await clock.pass(5000)
  expect(shown()).toEqual(['as the server has it'])
})

test('S-80 what the server has said is not replaced by a seed', async () => {
  const { clock, messenger, shown } = page()
  messenger.openThread(to)
  messenger.send(to, { text: 'a' })
  await clock.pass(1000)
  const { about, messages } = messenger.conversation(to)
  const [message] = messages
  if (!about || !message) throw new Error('no conversation')
  messenger.seed([{ thread: about, messages: [{ ...message, text: 'old' }] }])
  expect(shown()).toEqual(['a'])
})

test('R-03 a page is told of changes, and gets the same object until there is one', async () => {
  const { clock, messenger, answer } = page()
  messenger.openThread(to)
  messenger.send(to, { text: 'a' })
  await clock.pass(1000)
  const listener = vi.fn()
  messenger.subscribe(listener)
  const before = [messenger.getSnapshot(), messenger.conversation(to)]
  expect([messenger.getSnapshot(), messenger.conversation(to)].every((one, at) => one === before[at])).toBe(
    true,
  )
  answer('b')
  await clock.pass(1000)
  expect(listener).toHaveBeenCalled()
  expect(messenger.conversation(to)).not.toBe(before[1])
})

/** So many conversations before the page is there; the oldest is the last that heads name. */
const manyConversations = (server: ReturnType<typeof page>['server'], count: number) => {
  for (let n = 0; n < count; n++)
    server.write('visitor', {
      client_id: `old-${n}`,
      exhibition_id: 21,
      company_id: 100 + n,
      text: `问 ${n}`,
    })
}
const headsAsked = (calls: ReturnType<typeof page>['calls']) =>
  calls
    .filter(({ name }) => name === 'listHeads')
    .map(({ input }) => (input as { query: { since?: number; cursor?: string } }).query)

test.each([true, false])(
  'S-45 heads that do not fit one page are all followed; by a socket: %s',
  async (sockets) => {
    const { clock, server, calls } = page({ sockets, headsAPage: 10 })
    manyConversations(server, 35)
    await clock.pass(3000)
    const cursors = headsAsked(calls).map(({ cursor }) => cursor)
    expect(cursors).toEqual(sockets ? ['10', '20', '30'] : [undefined, '10', '20', '30'])
  },
)

test('S-45 few heads are asked for once and with no cursor', async () => {
  const { clock, server, calls } = page({ headsAPage: 10 })
  manyConversations(server, 10)
  await clock.pass(3000)
  expect(headsAsked(calls)).toEqual([])
})

test('S-45 a connection that is lost before all heads came begins again from where it was', async () => {
  const { clock, server, world, network, calls } = page({ headsAPage: 10 })
  const since = () => server.heard.flatMap((frame) => (frame.type === 'hello' ? [frame.since] : []))
  manyConversations(server, 15)
  world.headsFail = true
  await clock.pass(3000)
  network.cutAll(1006)
  await clock.pass(3000)
  expect(since()).toEqual([undefined, undefined])
  world.headsFail = false
  await clock.pass(10_000)
  expect(headsAsked(calls).at(-1)).toEqual({ since: undefined, cursor: '10' })
  network.cutAll(1006)
  await clock.pass(3000)
  expect(since()).toEqual([undefined, undefined, expect.any(Number)])
})
