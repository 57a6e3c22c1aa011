import { type ClientFrame, closeCodes, messagingProtocol } from '@tradefloor/contract'
import type { WebSocket } from 'ws'
import { withRequestPriority } from '../concurrency/request-priority.ts'
import { TokenBuckets } from '../concurrency/token-buckets.ts'
import { isUnavailable } from '../db/outage.ts'
import { readClientFrame } from './client-frames.ts'
import { Connection, type Person } from './connection.ts'
import { Connections } from './connections.ts'
import type { Hint, SessionOver } from './rtm-channel.ts'

type Hello = Extract<ClientFrame, { type: 'hello' }>
/** What modules take care of. */
type ModuleFrame = Exclude<ClientFrame, { type: 'hello' | 'ping' }>

interface Log {
  error(fields: object, message: string): void
  warn(fields: object, message: string): void
}

export interface RealtimeOptions {
  log: Log
  /** Uses the token up and says whose it is. */
  redeem(token: string): Promise<Person | undefined>
  /** Whether their session still serves, for the company they came for. Of many at once it is asked together. */
  isStillSignedIn(person: Person): Promise<boolean>
  timings?: Partial<RtmTimings> | undefined
}

export interface RtmTimings {
  helloWithinMs: number
  heartbeatMs: number
  /** How much may lie here for one who does not read. */
  bufferBytes: number
}

const usual: RtmTimings = { ...messagingProtocol, bufferBytes: 524_288 }
const goodbyeMs = 2000
const mostOfAnAccount = 20
const mostWaiting = 100
/** More than a person's program says; what a person may write is limited where it is written. */
const frames = { capacity: 200, perSecond: 50 }
/** Somebody who is sent away comes again, with a new token, and costs more than one who waits. Clients wait for 10 s. */
const greeting = { waitTimeoutMs: 8000 }
const nowMs = () => performance.now()

/**
 * Sockets: who they are, whether they live, and what they say. What it means is known to the modules, which register
 * their own frames and hints.
 */
export class Realtime {
  readonly connections = new Connections()
  readonly timings: RtmTimings
  /** When everything was told to everyone; a module that tells says so. */
  toldUntil: () => number = () => 0
  readonly #options: RealtimeOptions
  readonly #handlers = new Map<string, (connection: Connection, frame: never) => Promise<void>>()
  readonly #hints = new Map<string, (hint: never) => void>()
  readonly #joins: ((connection: Connection, hello: Hello) => Promise<void>)[] = []
  readonly #leaves: ((person: Person) => void)[] = []
  readonly #rounds: (() => Promise<void>)[] = []
  readonly #pace = new TokenBuckets(frames)
  #lastId = 0
  #timer: NodeJS.Timeout | undefined
  #lastRound = nowMs()
  #round: Promise<void> | undefined
  #emptied: (() => void) | undefined
  isStopping = false

  constructor(options: RealtimeOptions) {
    this.#options = options
    this.timings = { ...usual, ...options.timings }
  }

  on<Type extends ModuleFrame['type']>(
    type: Type,
    handle: (connection: Connection, frame: Extract<ModuleFrame, { type: Type }>) => Promise<void>,
  ) {
    this.#handlers.set(type, handle as (connection: Connection, frame: never) => Promise<void>)
  }

  onHint<Kind extends Hint>(kind: Kind['kind'], handle: (hint: Kind) => void) {
    this.#hints.set(kind, handle as (hint: never) => void)
  }

  /** Told in turn before anything else that the connection says. It is registered already. */
  onJoin(handle: (connection: Connection, hello: Hello) => Promise<void>) {
    this.#joins.push(handle)
  }

  /** Told when the last connection of somebody to this node is gone. */
  onLeave(handle: (person: Person) => void) {
    this.#leaves.push(handle)
  }

  /** Done once a heartbeat, after it is known who is still there. */
  everyRound(work: () => Promise<void>) {
    this.#rounds.push(work)
  }

  start() {
    const everyMs = Math.min(1000, this.timings.helloWithinMs / 4, this.timings.heartbeatMs / 4)
    this.#timer = setInterval(() => this.#look(), everyMs)
    this.#timer.unref()
  }

  accept(socket: WebSocket) {
    const { bufferBytes } = this.timings
    const connection = new Connection(++this.#lastId, socket, { bufferBytes, nowMs })
    this.connections.all.add(connection)
    socket.on('message', (data: Buffer, isBinary) => this.#hear(connection, data, isBinary))
    socket.on('close', () => this.#leave(connection))
    // What is too large, or no frame at all: the socket is closed with the code for that.
    socket.on('error', () => {})
    if (this.isStopping) connection.close(closeCodes.leaving)
  }

  /** What another node, or this one, has announced. */
  heed(payload: string) {
    let hint: Hint
    try {
      hint = JSON.parse(payload) as Hint
    } catch {
      return
    }
    const over = hint as SessionOver
    if (over.kind === 'account over') this.#end(this.connections.ofAccount(over.account))
    else if (over.kind === 'session over')
      this.#end([...this.connections.all].filter(({ person }) => person?.sessionId === over.session))
    else this.#hints.get(hint.kind)?.(hint as never)
  }

  /** Looks at everything now, as it does at every heartbeat. Rounds do not overlap. */
  async lookRound() {
    this.#round ??= this.#goRound().finally(() => {
      this.#round = undefined
    })
    await this.#round
  }

  /** Everyone is told to go to another node; who does not is cut off. */
  async stop() {
    this.isStopping = true
    clearInterval(this.#timer)
    const { all } = this.connections
    for (const connection of all) connection.close(closeCodes.leaving)
    if (all.size > 0) {
      const impatience = setTimeout(() => {
        for (const { socket } of all) socket.terminate()
      }, goodbyeMs / 2)
      await new Promise<void>((resolve) => {
        this.#emptied = resolve
      })
      clearTimeout(impatience)
    }
    await this.#round
  }

  #hear(connection: Connection, data: Buffer, isBinary: boolean) {
    if (!connection.isOpen) return
    connection.heardAt = nowMs()
    if (this.#pace.take(connection.id) > 0 || connection.waiting >= mostWaiting)
      return connection.close(closeCodes.tooMany)
    const frame = isBinary ? undefined : readClientFrame(data.toString())
    if (!frame || (frame.type === 'hello') === connection.greeted)
      return connection.close(closeCodes.helloExpected)
    if (frame.type === 'ping') return connection.send({ type: 'pong', server_time: this.toldUntil() })
    if (frame.type === 'hello') {
      connection.greeted = true
      return connection.inTurn(() => withRequestPriority(() => this.#greet(connection, frame), greeting))
    }
    connection.inTurn(() => withRequestPriority(() => this.#handle(connection, frame)))
  }

  async #handle(connection: Connection, frame: ModuleFrame) {
    if (!connection.isOpen) return
    try {
      await this.#handlers.get(frame.type)?.(connection, frame as never)
    } catch (error) {
      this.#tell(error, frame.type)
    }
  }

  async #greet(connection: Connection, hello: Hello) {
    try {
      const person = await this.#options.redeem(hello.rtm_token)
      if (!person || person.rtmUid !== hello.rtm_uid) return connection.close(closeCodes.notSignedIn)
      if (!connection.isOpen) return
      if (this.connections.ofAccount(person.accountId).size >= mostOfAnAccount)
        return connection.close(closeCodes.tooMany)
      connection.language = hello.lang ?? 'zh'
      this.connections.join(connection, person)
      // It may have ended just before it was registered, when nobody could be told.
      if (!(await this.#options.isStillSignedIn(person))) return connection.close(closeCodes.sessionEnded)
      for (const join of this.#joins) await join(connection, hello)
    } catch (error) {
      this.#tell(error, 'hello')
      connection.close(closeCodes.unavailable)
    }
  }

  #leave(connection: Connection) {
    this.connections.leave(connection)
    const { person } = connection
    if (person && this.connections.ofAccount(person.accountId).size === 0)
      for (const leave of this.#leaves) leave(person)
    if (this.connections.all.size === 0) this.#emptied?.()
  }

  #end(connections: Iterable<Connection>) {
    for (const connection of [...connections]) connection.close(closeCodes.sessionEnded)
  }

  /** The one timer of all connections. */
  #look() {
    const now = nowMs()
    const { helloWithinMs, heartbeatMs } = this.timings
    for (const connection of [...this.connections.all]) {
      const { closingAt, heardAt, person, greeted } = connection
      if (closingAt !== null) {
        if (now - closingAt > goodbyeMs) connection.socket.terminate()
      } else if (!greeted && now - heardAt > helloWithinMs) connection.close(closeCodes.helloExpected)
      else if (person && now - heardAt > 2.5 * heartbeatMs) connection.socket.terminate()
    }
    if (now - this.#lastRound < heartbeatMs) return
    this.#lastRound = now
    void this.lookRound()
  }

  async #goRound() {
    try {
      await this.#endOthers()
      for (const work of this.#rounds) await work()
    } catch (error) {
      this.#tell(error, 'a round')
    }
  }

  /** Ends whose session is over without anybody having been told: its time is up, or the hint was lost. */
  async #endOthers() {
    const there = [...this.connections.all].flatMap((connection) =>
      connection.person && connection.isOpen ? [{ connection, person: connection.person }] : [],
    )
    const good = await Promise.all(there.map(({ person }) => this.#options.isStillSignedIn(person)))
    this.#end(there.filter((_, index) => !good[index]).map(({ connection }) => connection))
  }

  #tell(error: unknown, during: string) {
    if (isUnavailable(error)) this.#options.log.warn({ during }, 'messaging waits for the database')
    else this.#options.log.error({ err: error, during }, 'unexpected in messaging')
  }
}
