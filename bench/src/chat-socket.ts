import type { ClientFrame, SendMessageBody, ServerFrame } from '@tradefloor/contract'
import { WebSocket } from 'ws'
import { type Person, tokenFor } from './chat-people.ts'
import { comingAgain, wasPutOff } from './come-again.ts'

type FrameOf<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>

/** A socket and nothing else, so that very many fit into this process. */
export class ChatSocket {
  welcome: FrameOf<'welcome'> | undefined
  onStored: (frame: FrameOf<'stored'>) => void = () => {}
  onMessage: (frame: FrameOf<'message'>) => void = () => {}

  #last: SendMessageBody | undefined

  private constructor(readonly socket: WebSocket) {}

  /** Signed in and welcome. */
  static open(base: string, person: Person, since?: number): Promise<ChatSocket> {
    return comingAgain(() => ChatSocket.#dial(base, person, since))
  }

  static async #dial(base: string, person: Person, since?: number): Promise<ChatSocket> {
    const rtm_token = await tokenFor(person)
    const socket = new WebSocket(`${base.replace('http', 'ws')}/rtm`, { headers: { origin: base } })
    const opened = new ChatSocket(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.once('close', (code) => reject(new Error(`closed with ${code}`)))
      socket.on('open', () => opened.say({ type: 'hello', v: 1, rtm_token, rtm_uid: person.uid, since }))
      socket.on('message', (data: Buffer) => {
        const frame = JSON.parse(data.toString()) as ServerFrame
        if (frame.type === 'welcome') {
          opened.welcome = frame
          resolve()
        }
        if (frame.type === 'stored') opened.onStored(frame)
        if (frame.type === 'message') opened.onMessage(frame)
        if (frame.type === 'refused') opened.#again(frame)
      })
    })
    return opened
  }

  get isOpen() {
    return this.socket.readyState === this.socket.OPEN
  }

  say(frame: ClientFrame) {
    if (this.isOpen) this.socket.send(JSON.stringify(frame))
  }

  send(body: SendMessageBody) {
    this.#last = body
    this.say({ type: 'send', ...body })
  }

  /** As a client does, which sends one after the other. */
  #again({ client_id, retry, after_ms, mes }: FrameOf<'refused'>) {
    const body = this.#last
    if (!retry) throw new Error(`refused: ${mes}`)
    wasPutOff()
    if (body?.client_id === client_id) setTimeout(() => this.send(body), after_ms)
  }

  close() {
    this.socket.removeAllListeners('close')
    this.socket.terminate()
  }
}

/** All of them, so many at a time. */
export async function inTurns<From, To>(
  list: From[],
  atOnce: number,
  work: (one: From, index: number) => Promise<To>,
): Promise<To[]> {
  const results: To[] = []
  let next = 0
  const take = async () => {
    while (next < list.length) {
      const index = next++
      results[index] = await work(list[index] as From, index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, take))
  return results
}
