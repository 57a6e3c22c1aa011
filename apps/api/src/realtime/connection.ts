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

/** Frames that wait for `welcome`; who gets more is cut off and comes back. */
const mostHeldBack = 1000

/** One socket. It has no timer of its own: there may be very many that say nothing. */
export class Connection {
  /** Null until it has said hello. */
  person: Person | null = null
  language: Language = 'zh'
  greeted = false
  heardAt: number
  /** When it was told to go. It may not hear that, so it is not waited for. */
  closingAt: number | null = null
  /** Frames that are not worked on yet. */
  waiting = 0
  #turn: Promise<void> = Promise.resolve()
  /** What came before `welcome`, to be sent after it; null once that is sent. */
  #heldBack: ServerFrame[] | null = []

  constructor(
    readonly id: number,
    readonly socket: WebSocket,
    readonly limits: { bufferBytes: number; nowMs: () => number },
  ) {
    this.heardAt = limits.nowMs()
  }

  get isOpen() {
    return this.closingAt === null && this.socket.readyState === this.socket.OPEN
  }

  /** Whoever reads more slowly than is written to them would fill our memory: they are cut off and come back. */
  send(frame: ServerFrame) {
    if (!this.isOpen) return
    if (this.#heldBack && frame.type !== 'welcome' && frame.type !== 'pong') return this.#holdBack(frame)
    this.socket.send(JSON.stringify(frame))
    if (this.socket.bufferedAmount > this.limits.bufferBytes) this.close(closeCodes.tooSlow)
    if (frame.type === 'welcome') this.#sendHeldBack()
  }

  /** A connection is registered before its heads are read, so presence and messages may come first. */
  #holdBack(frame: ServerFrame) {
    this.#heldBack?.push(frame)
    if ((this.#heldBack?.length ?? 0) > mostHeldBack) this.close(closeCodes.tooSlow)
  }

  #sendHeldBack() {
    const frames = this.#heldBack ?? []
    this.#heldBack = null
    for (const frame of frames) this.send(frame)
  }

  close(code: number) {
    if (this.closingAt !== null) return
    this.closingAt = this.limits.nowMs()
    this.socket.close(code)
  }

  /** One frame after the other, so that what was sent first is written first. */
  inTurn(work: () => Promise<void>) {
    this.waiting++
    this.#turn = this.#turn.then(work).finally(() => {
      this.waiting--
    })
  }
}
