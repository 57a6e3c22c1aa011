import { closeCodes, type ServerFrame } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { CallError } from '../call-error.ts'
import { type ConnectionState, openConnection } from './connection.ts'
import type { SocketListeners } from './platform.ts'
import { manualClock } from './testing/manual-clock.ts'
import { testBrowser } from './testing/test-browser.ts'

const welcome: ServerFrame = {
  type: 'welcome',
  rtm_uid: 'v-1',
  server_time: 5,
  heartbeat_ms: 20_000,
  heads: [],
}

/** A connection whose other end is the test. */
function connected({ uid = 'v-1', random = 0.5, tokens = true, sockets = true } = {}) {
  const clock = manualClock()
  const lines: { ears: SocketListeners; sent: unknown[]; isClosed: boolean }[] = []
  const reached: ConnectionState[] = []
  const world = { tokens, asked: 0, since: undefined as number | undefined }
  const openLine = (ears: SocketListeners) => {
    const line = { ears, sent: [] as unknown[], isClosed: false }
    lines.push(line)
    return {
      send: (text: string) => void line.sent.push(JSON.parse(text)),
      close: () => {
        line.isClosed = true
      },
    }
  }
  const tab = testBrowser({ clock, random: () => random, openLine: sockets ? openLine : undefined }).openTab()
  const connection = openConnection({
    platform: tab.platform,
    uid,
    token: async () => {
      world.asked++
      if (!world.tokens) throw new CallError('network', 'gone')
      return { rtm_token: `token ${world.asked}`, rtm_uid: 'v-1' }
    },
    language: () => 'en',
    since: () => world.since,
    onFrame: (frame) => {
      if (frame.type === 'pong') world.since = frame.server_time
    },
    onStateChange: (reach) => reached.push(reach),
  })
  const say = (frame: ServerFrame) => lines[lines.length - 1]?.ears.onText(JSON.stringify(frame))
  const last = () => lines[lines.length - 1]
  const greet = async () => {
    await clock.pass(0)
    last()?.ears.onOpen()
    say(welcome)
  }
  return { clock, lines, reached, world, connection, say, last, greet }
}

test('R-01 T15 the token goes in the first frame, and each connection has a new one', async () => {
  const { clock, lines, greet, last, world } = connected()
  await greet()
  expect(lines[0]?.sent).toEqual([{ type: 'hello', v: 1, rtm_token: 'token 1', rtm_uid: 'v-1', lang: 'en' }])
  world.since = 77
  last()?.ears.onClose(1006)
  await clock.pass(1000)
  await greet()
  expect(lines[1]?.sent[0]).toMatchObject({ rtm_token: 'token 2', since: 77 })
})

test('T15 a token of somebody else opens nothing', async () => {
  const { clock, lines, reached } = connected({ uid: 'v-2' })
  await clock.pass(0)
  expect([lines.length, reached]).toEqual([0, ['connecting', 'ended']])
})

test('R-03 nothing is sent before the welcome', async () => {
  const { clock, connection, last, say } = connected()
  await clock.pass(0)
  connection.send({ type: 'ping' })
  last()?.ears.onOpen()
  connection.send({ type: 'ping' })
  expect(last()?.sent).toHaveLength(1)
  say(welcome)
  connection.send({ type: 'ping' })
  expect(last()?.sent).toHaveLength(2)
})

test('R-03 a connection that no longer answers is given up within two heartbeats', async () => {
  const { clock, lines, greet, say, reached } = connected()
  await greet()
  await clock.pass(20_000)
  expect(lines[0]?.sent[1]).toEqual({ type: 'ping' })
  say({ type: 'pong', server_time: 9 })
  await clock.pass(39_999)
  expect(reached).toEqual(['connecting', 'live'])
  await clock.pass(1)
  expect([lines[0]?.isClosed, reached[2]]).toEqual([true, 'away'])
  await clock.pass(500)
  expect(lines).toHaveLength(2)
})

test('R-03 what the old connection still says is not heard', async () => {
  const { clock, lines, greet, world, reached } = connected()
  await greet()
  lines[0]?.ears.onClose(1006)
  lines[0]?.ears.onText(JSON.stringify({ type: 'pong', server_time: 123 }))
  lines[0]?.ears.onClose(1006)
  await clock.pass(250)
  expect(world.since).toBeUndefined()
  expect([lines.length, reached]).toEqual([2, ['connecting', 'live', 'away', 'connecting']])
})

test('R-03 failures are waited out longer and longer, up to half a minute, and a good minute forgets them', async () => {
  const { clock, lines, greet, last, world } = connected({ random: 1 })
  await greet()
  const waits: number[] = []
  for (let failure = 0; failure < 9; failure++) {
    last()?.ears.onClose(1006)
    const count = lines.length
    const from = clock.now()
    while (lines.length === count) await clock.pass(250, 1)
    waits.push(clock.now() - from)
    await greet()
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  for (let beat = 0; beat < 3; beat++) {
    await clock.pass(20_000)
    last()?.ears.onText(JSON.stringify({ type: 'pong', server_time: 1 }))
  }
  const before = world.asked
  last()?.ears.onClose(1006)
  await clock.pass(500)
  expect(world.asked).toBe(before + 1)
})

test.each([
  ['the session ended: not again', closeCodes.sessionEnded, 'ended', 600_000, 1],
  ['the token was used up: a new one', closeCodes.notSignedIn, 'away', 1000, 2],
  ['another node answers', closeCodes.leaving, 'away', 1000, 2],
  ['too slow: from where we were', closeCodes.tooSlow, 'away', 1000, 2],
  ['too much was said: not at once', closeCodes.tooMany, 'away', 7999, 1],
  ['the database is away', closeCodes.unavailable, 'away', 499, 1],
] as const)('R-03 a close code decides: %s', async (_, code, reach, ms, connections) => {
  const { clock, lines, greet, last, reached, connection } = connected({ random: 1 })
  await greet()
  last()?.ears.onClose(code)
  expect(reached[2]).toBe(reach)
  await clock.pass(ms)
  if (code === closeCodes.sessionEnded) connection.wake()
  expect(lines).toHaveLength(connections)
})

test('R-03 the network coming back is not waited for, and a quiet line is looked after at once', async () => {
  const { clock, lines, greet, last, connection, reached } = connected({ random: 1 })
  await greet()
  for (let failure = 0; failure < 6; failure++) {
    last()?.ears.onClose(1006)
    connection.wake()
    connection.wake()
    await greet()
  }
  expect(lines).toHaveLength(7)
  connection.wake()
  expect(last()?.sent[1]).toEqual({ type: 'ping' })
  await clock.pass(5000)
  expect(reached[reached.length - 1]).toBe('away')
})

test('R-03 three sockets without a word are taken for blocked, and tried again every two minutes', async () => {
  const { clock, lines, last, reached, greet } = connected()
  for (let failure = 0; failure < 3; failure++) {
    await clock.pass(2000)
    last()?.ears.onClose(1006)
  }
  expect(reached[reached.length - 1]).toBe('blocked')
  await clock.pass(119_999)
  expect(lines).toHaveLength(3)
  await clock.pass(1)
  expect(lines).toHaveLength(4)
  await greet()
  expect(reached[reached.length - 1]).toBe('live')
})

test('R-03 a proxy that holds a socket open in silence is a failure too', async () => {
  const { clock, lines, reached } = connected()
  await clock.pass(60_000)
  expect([lines.length, reached[reached.length - 1]]).toEqual([3, 'blocked'])
})

test('R-03 no token, as without a network, is no sign of blocked sockets', async () => {
  const { clock, lines, reached, world, connection } = connected({ tokens: false })
  await clock.pass(300_000)
  expect([lines.length, new Set(reached)]).toEqual([0, new Set(['connecting', 'away'])])
  world.tokens = true
  connection.wake()
  await clock.pass(0)
  expect(lines).toHaveLength(1)
})

test('R-03 a browser without sockets is blocked from the beginning, and no token is wasted', async () => {
  const { clock, reached, world } = connected({ sockets: false })
  await clock.pass(300_000)
  expect([reached, world.asked]).toEqual([['blocked'], 0])
})

test('R-03 a closed connection stays closed', async () => {
  const { clock, lines, greet, connection, last } = connected()
  await greet()
  connection.close()
  last()?.ears.onClose(1006)
  connection.wake()
  await clock.pass(300_000)
  expect([lines.length, lines[0]?.isClosed]).toEqual([1, true])
})
