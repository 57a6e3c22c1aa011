import { closeCodes, type Language, type ServerFrame } from '@tradefloor/contract'
import type { WebSocket } from 'ws'

/** Whose connection it is. A visitor has no company; a company's person speaks for theirs. */
export interface Person {
  accountId: number
  sessionId: string
  companyId: number | null
  rtmUid: string
  /** In which they were written to so far. */
  language: Language
}

/** Frames queued for after `welcome`; a connection that gets more is closed and comes back. */
const maxBeforeWelcome = 1000

/** One socket. It has no timer of its own: there may be very many idle ones. */
export class Connection {
  /** Null until it has said hello. */
  person: Person | null = null
  language: Language = 'zh'
  saidHello = false
  lastReceivedAt: number
  /** When `close` was called. The client may never confirm it, so nothing waits for that. */
  closingAt: number | null = null
  /** Received frames that are not handled yet. */
  queuedFrames = 0
  #queue: Promise<void> = Promise.resolve()
  /** Frames to send after `welcome`; null once that was sent. */
  #beforeWelcome: ServerFrame[] | null = []

  constructor(
    readonly id: number,
    readonly socket: WebSocket,
    readonly limits: { bufferBytes: number; nowMs: () => number },
  ) {
    this.lastReceivedAt = limits.nowMs()
  }

  get isOpen() {
    return this.closingAt === null && this.socket.readyState === this.socket.OPEN
  }

  /** A client that reads more slowly than we write would fill our memory: it is closed and comes back. */
  send(frame: ServerFrame) {
    if (!this.isOpen) return
    if (this.#beforeWelcome && frame.type !== 'welcome' && frame.type !== 'pong')
      return this.#enqueueBeforeWelcome(frame)
    this.socket.send(JSON.stringify(frame))
    if (this.socket.bufferedAmount > this.limits.bufferBytes) this.close(closeCodes.tooSlow)
    if (frame.type === 'welcome') this.#sendQueued()
  }

  /** A connection is registered before its heads are read, so presence and messages may come first. */
  #enqueueBeforeWelcome(frame: ServerFrame) {
    this.#beforeWelcome?.push(frame)
    if ((this.#beforeWelcome?.length ?? 0) > maxBeforeWelcome) this.close(closeCodes.tooSlow)
  }

  #sendQueued() {
    const frames = this.#beforeWelcome ?? []
    this.#beforeWelcome = null
    for (const frame of frames) this.send(frame)
  }

  close(code: number) {
    if (this.closingAt !== null) return
    this.closingAt = this.limits.nowMs()
    this.socket.close(code)
  }

  /** One frame after the other, so that what was sent first is written first. */
  enqueue(work: () => Promise<void>) {
    this.queuedFrames++
    this.#queue = this.#queue.then(work).finally(() => {
      this.queuedFrames--
    })
  }
}
