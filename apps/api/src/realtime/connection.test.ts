import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { closeCodes, type ServerFrame } from '@tradefloor/contract'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { soon } from '../testing/soon.ts'
import { Connection } from './connection.ts'

const presence = (thread_id: number): ServerFrame => ({
  type: 'presence',
  thread_id,
  online: true,
  seen: null,
})
const welcome: ServerFrame = {
  type: 'welcome',
  rtm_uid: 'u1',
  server_time: 0,
  heartbeat_ms: 20_000,
  heads: [],
}

/** A connection of the server over a real socket, and what the client at its other end receives. */
async function connected() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const accepted = once(server, 'connection')
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => {
    client.terminate()
    server.close()
  })
  const received: unknown[] = []
  client.on('message', (data: Buffer) => received.push(JSON.parse(data.toString())))
  const [socket] = (await accepted) as [WebSocket]
  const limits = { bufferBytes: 1_000_000, nowMs: () => 0 }
  return { connection: new Connection(1, socket, limits), client, received }
}

test('R-01 a presence that comes while somebody signs in is sent after the welcome, in order', async () => {
  const { connection, received } = await connected()
  connection.send(presence(1))
  connection.send(presence(2))
  connection.send({ type: 'pong', server_time: 0 })
  connection.send(welcome)
  connection.send(presence(3))
  await soon(() => expect(received).toHaveLength(5))
  expect(received).toEqual([{ type: 'pong', server_time: 0 }, welcome, presence(1), presence(2), presence(3)])
})

test('R-01 a connection with too many frames before its welcome is closed', async () => {
  const { connection, client } = await connected()
  const closed = once(client, 'close')
  for (let id = 0; id <= 1000; id++) connection.send(presence(id))
  expect((await closed)[0]).toBe(closeCodes.tooSlow)
})
