import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { ClientFrame, Message, ServerFrame } from '@tradefloor/contract'
import { serverFrames } from '@tradefloor/contract/schemas'
import { Ajv } from 'ajv'
import { expect, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { aVisitor, type Visitor } from './builders.ts'
import { soon } from './soon.ts'
import type { TestApp } from './test-app.ts'

const ajv = new Ajv({ strict: false })
const fits = new Map(Object.entries(serverFrames).map(([type, schema]) => [type, ajv.compile(schema)]))

type FrameOf<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>

/** A socket as a stranger's program would open it, and everything it has heard. Each frame is one of the contract's. */
export class RtmClient {
  readonly frames: ServerFrame[] = []
  closed: number | undefined

  constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as ServerFrame
      const check = fits.get(frame.type)
      if (!check?.(frame)) throw new Error(`not a frame of ours: ${data} ${JSON.stringify(check?.errors)}`)
      this.frames.push(frame)
    })
    socket.on('close', (code) => {
      this.closed = code
    })
    socket.on('error', () => {})
  }

  say(frame: ClientFrame | object | string) {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  all<Type extends ServerFrame['type']>(type: Type): FrameOf<Type>[] {
    return this.frames.filter((frame): frame is FrameOf<Type> => frame.type === type)
  }

  /** The first such frame, when it has come. */
  async heard<Type extends ServerFrame['type']>(
    type: Type,
    which: (frame: FrameOf<Type>) => boolean = () => true,
  ): Promise<FrameOf<Type>> {
    return soon(() => {
      const found = this.all(type).find(which)
      if (!found) throw new Error(`no such ${type} among ${JSON.stringify(this.frames).slice(0, 2000)}`)
      return found
    })
  }

  messages(threadId?: number): Message[] {
    return this.all('message')
      .map(({ message }) => message)
      .filter(({ thread_id }) => threadId === undefined || thread_id === threadId)
  }

  /** The code it is closed with, when it is. */
  async closing(): Promise<number> {
    return soon(() => {
      if (this.closed === undefined) throw new Error('still open')
      return this.closed
    })
  }
}

/** Where the app listens; it begins to when it is first asked. */
export async function portOf(fair: TestApp): Promise<number> {
  if (!fair.app.server.listening) await fair.app.listen({ port: 0, host: '127.0.0.1' })
  return (fair.app.server.address() as AddressInfo).port
}

/** Opened and silent. */
export async function openSocket(fair: TestApp, headers: Record<string, string> = {}): Promise<RtmClient> {
  const port = await portOf(fair)
  const socket = new WebSocket(`ws://127.0.0.1:${port}/rtm`, {
    headers: { origin: `http://127.0.0.1:${port}`, ...headers },
  })
  const client = new RtmClient(socket)
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  return client
}

export async function rtmToken(fair: TestApp, who: Pick<Visitor, 'as'>) {
  const answer = await fair.call(who.as({ method: 'POST', path: '/api/account/v1/rtm-token' }))
  expect(answer.statusCode).toBe(200)
  return answer.json() as { rtm_token: string; rtm_uid: string }
}

/** Signed in and welcome. */
export async function connect(
  fair: TestApp,
  who: Pick<Visitor, 'as'>,
  hello: { lang?: 'zh' | 'en'; since?: number } = {},
): Promise<RtmClient> {
  const { rtm_token, rtm_uid } = await rtmToken(fair, who)
  const client = await openSocket(fair)
  client.say({ type: 'hello', v: 1, rtm_token, rtm_uid, ...hello })
  await client.heard('welcome')
  return client
}

/** Somebody at a company, signed on. */
export const aContact = (fair: TestApp, contactId: number, changes: Parameters<typeof aVisitor>[1] = {}) =>
  aVisitor(fair, { kind: 'contact', contactId, ...changes })
