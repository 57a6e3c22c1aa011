import { type Client, createClient } from '@tradefloor/client'
import type { Socket, SocketListeners } from '@tradefloor/client/messaging/testing'
import {
  type ClientFrame,
  type SendMessageBody,
  type ServerFrame,
  type Stored,
  sendMessage,
} from '@tradefloor/contract'
import { WebSocket } from 'ws'
import { signingKey } from './killed-server.ts'
import type { Side } from './people.ts'
import type { Recorder } from './recorder.ts'

/** Where somebody goes next: with several nodes, another one each time. */
export type Address = () => string

const openWithinMs = 5000
const callSeconds = 5

/** A socket as a browser has it, on which everything is noted. */
export function recordedLine(address: Address, who: string, recorder: Recorder, ears: SocketListeners) {
  const host = address()
  const socket = new WebSocket(`ws://${host}/rtm`, {
    headers: { origin: `http://${host}` },
    handshakeTimeout: openWithinMs,
  })
  const hear = recorder.listen(who)
  socket.on('open', () => ears.onOpen())
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    hear(JSON.parse(text) as ServerFrame)
    ears.onText(text)
  })
  socket.on('close', (code) => ears.onClose(code))
  socket.on('error', () => {})
  const line: Socket & { drop(): void } = {
    send(text) {
      if (socket.readyState !== socket.OPEN) return
      const frame = JSON.parse(text) as ClientFrame
      if (frame.type === 'send') recorder.sends(frame)
      socket.send(text)
    },
    close: () => socket.close(),
    drop: () => socket.terminate(),
  }
  return line
}

/** Calls of somebody, each to where they go next. */
export const callsOf = (address: Address, { token }: Side, seconds: number): Client =>
  createClient({
    config: { platform: 'tradefloor', signing_key: signingKey, call_seconds: seconds },
    language: () => 'zh',
    token: () => token,
    fetch: (path, init) => fetch(`http://${address()}${path}`, init),
  })

/** The same, with a note of what is sent by them. */
export function recordedCalls(address: Address, side: Side, recorder: Recorder): Client {
  const client = callsOf(address, side, callSeconds)
  return {
    ...client,
    async call(call, input) {
      if (call.name !== sendMessage.name) return client.call(call, input)
      recorder.sends(input?.body as SendMessageBody)
      const reply = await client.call(call, input)
      recorder.isStored((reply as { data: Stored }).data, side.name)
      return reply
    },
  }
}
