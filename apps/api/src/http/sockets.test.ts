import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { listening } from '../testing/server-behind-a-switch.ts'
import { soon } from '../testing/soon.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { exemptAddresses, limitSockets } from './socket-limit.ts'
import { socketTimes } from './socket-times.ts'

let fair: TestApp
let port: number
beforeAll(async () => {
  const times = { headersMs: 400, requestMs: 800, idleMs: 1500, keepAliveMs: 600, checkMs: 100 }
  fair = await openTestApp({ demo: false, socketTimes: times })
  await fair.app.listen({ host: '127.0.0.1', port: 0 })
  port = (fair.app.server.address() as { port: number }).port
})
afterAll(() => fair.close())

/** A client that sends something, takes what comes, and never closes its own end. */
function clientThat(sends: string) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  const got = { text: '' }
  socket.on('data', (chunk) => {
    got.text += chunk.toString()
  })
  socket.on('error', () => {})
  socket.write(sends)
  return got
}

const openSockets = () =>
  new Promise<number>((resolve, reject) =>
    fair.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
const allClosed = () => soon(async () => expect(await openSockets()).toBe(0))

describe('S-32 connections', () => {
  test.each(['/healthz', '/', '/api/config', '/rtm/other'])(
    'a request to upgrade %s to a foreign protocol is refused and its socket is closed though the client stays',
    async (path) => {
      const got = clientThat(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: foo\r\n\r\n`,
      )
      await soon(() => expect(got.text).toMatch(/^HTTP\/1\.1 400 /))
      await allClosed()
      expect(got.text).toContain('"res":0')
    },
  )

  test.each([
    ['another protocol', 'GET', 'foo', 426],
    ['another method', 'POST', 'websocket', 400],
  ])('a request to upgrade /rtm with %s is refused and closed', async (_, method, upgrade, status) => {
    const head = `${method} /rtm HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n`
    const got = clientThat(`${head}\r\n`)
    await soon(() => expect(got.text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `)))
    await allClosed()
  })

  test.each([
    ['says nothing', '', ''],
    ['stops within its headers', 'GET / HTTP/1.1\r\nHost: lo', '408'],
    [
      'stops within its body',
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
      '408',
    ],
    ['asks nothing more after an answer', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n', '200'],
  ])('a client that %s is closed', async (_, sends, status) => {
    const got = clientThat(sends)
    await soon(async () => expect(await openSockets()).toBe(1))
    await allClosed()
    expect(got.text).toContain(status)
  })

  test('time-outs hold within 10 s of their setting', () => {
    expect(socketTimes.checkMs).toBeLessThanOrEqual(10_000)
  })
})

describe('S-32 sockets of one address', () => {
  const count = async (server: ReturnType<typeof createServer>) =>
    new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)))

  test.each([
    [false, 3],
    [true, 5],
  ])('of five, when exempt is %s, %d stay open; a closed one makes room', async (exempt, most) => {
    const server = createServer()
    let refused = 0
    limitSockets(server, { most: 3, isExempt: () => exempt, onRefused: () => refused++ })
    const at = await listening(server)
    const clients: Socket[] = []
    const open = async () => {
      const socket = connect(at, '127.0.0.1').on('error', () => {})
      clients.push(socket)
      await new Promise((resolve) => socket.once('connect', resolve))
      return socket
    }
    onTestFinished(() => {
      for (const socket of clients) socket.destroy()
    })
    for (let n = 0; n < 5; n++) await open()
    await soon(() => expect(refused).toBe(5 - most))
    await soon(async () => expect(await count(server)).toBe(most))
    clients[0]?.destroy()
    await soon(async () => expect(await count(server)).toBe(most - 1))
    await open()
    await soon(async () => expect(await count(server)).toBe(most))
    expect(refused).toBe(5 - most)
  })

  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.1.2.3', true],
    ['::ffff:10.1.2.3', true],
    ['192.168.7.7', true],
    ['fd00::1', true],
    ['203.0.113.9', true],
    ['203.0.113.10', false],
    ['2001:db8::1', false],
    ['nonsense', false],
  ])('%s is exempt: %s', (address, exempt) => {
    expect(exemptAddresses(['uniquelocal', '203.0.113.9', 'proxy.example'])(address)).toBe(exempt)
  })
})
