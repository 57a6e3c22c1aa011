import { once } from 'node:events'
import { closeCodes } from '@tradefloor/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { post } from '../../testing/account-calls.ts'
import { aVisitor, testPassword } from '../../testing/builders.ts'
import { sendBy, twoSides } from '../../testing/chat.ts'
import { connect, openSocket, portOf, rtmToken } from '../../testing/rtm-client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { blockAccount } from '../account/index.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** How an attempt to open a socket is answered. */
async function refusedWith(headers: Record<string, string>, path = '/rtm'): Promise<number | undefined> {
  const socket = new WebSocket(`ws://127.0.0.1:${await portOf(fair)}${path}`, { headers })
  socket.on('error', () => {})
  const [, answer] = await once(socket, 'unexpected-response')
  answer.resume()
  return answer.statusCode
}

test('R-01 R-04 signed in with token and uid, one is told how far every conversation is', async () => {
  const { visitor, person, place } = await twoSides(fair)
  const { thread_id } = (await sendBy(fair, visitor, { ...place, text: '你好' })).json().data
  const mine = await connect(fair, visitor)
  expect(mine.frames[0]).toMatchObject({
    type: 'welcome',
    heartbeat_ms: 20_000,
    heads: [{ thread_id, last_sequence: 1, read: 1, peer_read: 0 }],
  })
  const theirs = await connect(fair, person)
  expect(theirs.frames[0]).toMatchObject({ heads: [{ thread_id, last_sequence: 1, read: 0, peer_read: 1 }] })
  theirs.say({ type: 'ping' })
  expect(await theirs.heard('pong')).toEqual({ type: 'pong', server_time: fair.clock.now().getTime() })
})

test('R-01 who says when they last knew everything is told only what changed since', async () => {
  const { visitor, place } = await twoSides(fair)
  await sendBy(fair, visitor, { ...place, text: '你好' })
  const now = fair.clock.now().getTime()
  const told = await connect(fair, visitor, { since: now + 60_000 })
  expect((await told.heard('welcome')).heads).toEqual([])
  const again = await connect(fair, visitor, { since: now })
  expect((await again.heard('welcome')).heads).toHaveLength(1)
})

test('T15 a token opens one connection, for its own uid, while its session lives', async () => {
  const [one, other] = [await aVisitor(fair), await aVisitor(fair)]
  const attempt = async (hello: object) => {
    const client = await openSocket(fair)
    client.say({ type: 'hello', v: 1, ...hello })
    return client
  }
  const { rtm_token, rtm_uid } = await rtmToken(fair, one)
  const first = await attempt({ rtm_token, rtm_uid })
  await first.heard('welcome')
  const second = await attempt({ rtm_token, rtm_uid })
  expect(await second.closing()).toBe(closeCodes.notSignedIn)

  const mine = await rtmToken(fair, one)
  const theirs = await rtmToken(fair, other)
  const stolen = await attempt({ rtm_token: mine.rtm_token, rtm_uid: theirs.rtm_uid })
  expect(await stolen.closing()).toBe(closeCodes.notSignedIn)
  const usedUp = await attempt({ rtm_token: mine.rtm_token, rtm_uid: mine.rtm_uid })
  expect(await usedUp.closing()).toBe(closeCodes.notSignedIn)

  await post(fair, 'logout', {}, bearer(other.token))
  const late = await attempt({ rtm_token: theirs.rtm_token, rtm_uid: theirs.rtm_uid })
  expect(await late.closing()).toBe(closeCodes.notSignedIn)
  const access = await attempt({ rtm_token: one.token, rtm_uid: mine.rtm_uid })
  expect(await access.closing()).toBe(closeCodes.notSignedIn)
})

test('T15 signing out, another password and a block close that person’s sockets, and no other', async () => {
  const visitors = [await aVisitor(fair), await aVisitor(fair), await aVisitor(fair), await aVisitor(fair)]
  const [leaver, changer, blocked, other] = await Promise.all(visitors.map((each) => connect(fair, each)))
  const [a, b, c] = visitors
  if (!leaver || !changer || !blocked || !other || !a || !b || !c) throw new Error('nobody there')
  await post(fair, 'logout', {}, bearer(a.token))
  expect(await leaver.closing()).toBe(closeCodes.sessionEnded)
  const passwords = { password: 'Another#2026', password_confirmation: 'Another#2026' }
  await fair.call(
    b.as({
      method: 'POST',
      path: '/api/account/profile/change_password',
      body: JSON.stringify({ old_password: testPassword, ...passwords }),
    }),
  )
  await blockAccount(fair.database, c.id, { reason: 'spam', now: fair.clock.now() })
  expect(await blocked.closing()).toBe(closeCodes.sessionEnded)
  expect(await changer.closing()).toBe(closeCodes.sessionEnded)
  other.say({ type: 'ping' })
  await other.heard('pong')
})

test('T41 only our own pages open a socket', async () => {
  const origin = `http://127.0.0.1:${await portOf(fair)}`
  expect(await refusedWith({ origin: 'https://evil.example' })).toBe(403)
  expect(await refusedWith({ origin: 'null' })).toBe(403)
  expect(await refusedWith({})).toBe(403)
  expect(await refusedWith({ origin, host: 'evil.example' })).toBe(403)
  expect(await refusedWith({ origin }, '/rtm/other')).toBe(404)
  const plain = await fair.app.inject({ url: '/rtm', headers: { origin } })
  expect([plain.statusCode, plain.headers.upgrade]).toEqual([426, 'websocket'])
})

test.each([
  ['no JSON', '{"type":'],
  ['another type', { type: 'admin' }],
  ['another version', { type: 'hello', v: 2, rtm_token: 'x', rtm_uid: 'y' }],
  ['a word more', { type: 'ping', more: 1 }],
  ['something before hello', { type: 'send', client_id: 'abcdefgh', text: 'x' }],
  ['the name of what every object has', { type: 'constructor' }],
  ['a list', []],
  ['nothing', 'null'],
  ['half a character', '{"type":"hello","v":1,"rtm_token":"\\ud800","rtm_uid":"y"}'],
])('T41 a first frame that is none of ours closes the socket: %s', async (_, frame) => {
  const client = await openSocket(fair)
  client.say(frame)
  expect(await client.closing()).toBe(closeCodes.helloExpected)
})

test('T41 a giant frame, a binary one, a second hello and a flood close the socket', async () => {
  const visitor = await aVisitor(fair)
  const giant = await connect(fair, visitor)
  giant.say('x'.repeat(65_537))
  expect(await giant.closing()).toBe(1009)
  const binary = await connect(fair, visitor)
  binary.socket.send(Buffer.from('{"type":"ping"}'), { binary: true })
  expect(await binary.closing()).toBe(closeCodes.helloExpected)
  const twice = await connect(fair, visitor)
  twice.say({ type: 'hello', v: 1, rtm_token: 'x', rtm_uid: 'y' })
  expect(await twice.closing()).toBe(closeCodes.helloExpected)
  const flood = await connect(fair, visitor)
  for (let n = 0; n < 1000; n++) flood.say({ type: 'ping' })
  expect(await flood.closing()).toBe(closeCodes.tooMany)
})

test('T41 one person has so many connections and not more', async () => {
  const visitor = await aVisitor(fair)
  for (let n = 0; n < 20; n++) await connect(fair, visitor)
  const { rtm_token, rtm_uid } = await rtmToken(fair, visitor)
  const more = await openSocket(fair)
  more.say({ type: 'hello', v: 1, rtm_token, rtm_uid })
  expect(await more.closing()).toBe(closeCodes.tooMany)
})

test('R-03 a server that stops sends everyone elsewhere', async () => {
  const own = await openTestApp({ demo: false })
  const client = await connect(own, await aVisitor(own))
  const silent = await openSocket(own)
  await own.close()
  expect([await client.closing(), await silent.closing()]).toEqual([closeCodes.leaving, closeCodes.leaving])
})
