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
/** Frames that modules handle. */
type ModuleFrame = Exclude<ClientFrame, { type: 'hello' | 'ping' }>

interface Log {
  error(fields: object, message: string): void
  warn(fields: object, message: string): void
}

export interface RealtimeOptions {
  log: Log
  /** Uses the token up and says whose it is. */
  redeem(token: string): Promise<Person | undefined>
  /** Whether their session is still valid, for the company they came for. Many at once are one query. */
  isStillSignedIn(person: Person): Promise<boolean>
  timings?: Partial<RtmTimings> | undefined
}

export interface RtmTimings {
  helloWithinMs: number
  heartbeatMs: number
  /** Bytes that may be buffered for a connection that does not read. */
  bufferBytes: number
}

const defaultTimings: RtmTimings = { ...messagingProtocol, bufferBytes: 524_288 }
const closeTimeoutMs = 2000
const maxConnectionsOfAccount = 20
const maxQueuedFrames = 100
/** More than our client sends; what a person may write is limited where it is stored. */
const frameLimit = { capacity: 200, perSecond: 50 }
/** A client that is refused comes again with a new token, which costs more than waiting. Clients wait for 10 s. */
const helloPriority = { waitTimeoutMs: 8000 }
const nowMs = () => performance.now()

/**
 * WebSocket connections: sign-in, heartbeats and dispatch of frames. Modules register handlers for their own frames and
 * hints.
 */
export class Realtime {
  readonly connections = new Connections()
  readonly timings: RtmTimings
  /** Until when everything was pushed to everyone; set by the module that pushes. */
  pushedUntil: () => number = () => 0
  readonly #options: RealtimeOptions
  readonly #handlers = new Map<string, (connection: Connection, frame: never) => Promise<void>>()
  readonly #hints = new Map<string, (hint: never) => void>()
  readonly #joins: ((connection: Connection, hello: Hello) => Promise<void>)[] = []
  readonly #leaves: ((person: Person) => void)[] = []
  readonly #periodic: (() => Promise<void>)[] = []
  readonly #frameRate = new TokenBuckets(frameLimit)
  #lastId = 0
  #timer: NodeJS.Timeout | undefined
  #lastPeriodicWork = nowMs()
  #periodicWork: Promise<void> | undefined
  #onEmpty: (() => void) | undefined
  isStopping = false

  constructor(options: RealtimeOptions) {
    this.#options = options
    this.timings = { ...defaultTimings, ...options.timings }
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

  /** Runs before any other frame of the connection, which is registered already. */
  onJoin(handle: (connection: Connection, hello: Hello) => Promise<void>) {
    this.#joins.push(handle)
  }

  /** Runs when the last connection of an account to this node is closed. */
  onLeave(handle: (person: Person) => void) {
    this.#leaves.push(handle)
  }

  /** Runs once a heartbeat, after connections whose session is over were closed. */
  everyHeartbeat(work: () => Promise<void>) {
    this.#periodic.push(work)
  }

  start() {
    const everyMs = Math.min(1000, this.timings.helloWithinMs / 4, this.timings.heartbeatMs / 4)
    this.#timer = setInterval(() => this.#checkHeartbeats(), everyMs)
    this.#timer.unref()
  }

  accept(socket: WebSocket) {
    const { bufferBytes } = this.timings
    const connection = new Connection(++this.#lastId, socket, { bufferBytes, nowMs })
    this.connections.all.add(connection)
    socket.on('message', (data: Buffer, isBinary) => this.#onMessage(connection, data, isBinary))
    socket.on('close', () => this.#leave(connection))
    // A payload that is too large or malformed: the socket is closed with the code for that.
    socket.on('error', () => {})
    if (this.isStopping) connection.close(closeCodes.leaving)
  }

  /** A notification of this or another node. */
  onNotification(payload: string) {
    let hint: Hint
    try {
      hint = JSON.parse(payload) as Hint
    } catch {
      return
    }
    const over = hint as SessionOver
    if (over.kind === 'account over') this.#closeEnded(this.connections.ofAccount(over.account))
    else if (over.kind === 'session over')
      this.#closeEnded([...this.connections.all].filter(({ person }) => person?.sessionId === over.session))
    else this.#hints.get(hint.kind)?.(hint as never)
  }

  /** Runs the periodic work now, as at every heartbeat. Runs do not overlap. */
  async checkAll() {
    this.#periodicWork ??= this.#runPeriodicWork().finally(() => {
      this.#periodicWork = undefined
    })
    await this.#periodicWork
  }

  /** Closes every connection so that clients go to another node, and terminates those that stay. */
  async stop() {
    this.isStopping = true
    clearInterval(this.#timer)
    const { all } = this.connections
    for (const connection of all) connection.close(closeCodes.leaving)
    if (all.size > 0) {
      const terminate = setTimeout(() => {
        for (const { socket } of all) socket.terminate()
      }, closeTimeoutMs / 2)
      await new Promise<void>((resolve) => {
        this.#onEmpty = resolve
      })
      clearTimeout(terminate)
    }
    await this.#periodicWork
  }

  #onMessage(connection: Connection, data: Buffer, isBinary: boolean) {
    if (!connection.isOpen) return
    connection.lastReceivedAt = nowMs()
    if (this.#frameRate.take(connection.id) > 0 || connection.queuedFrames >= maxQueuedFrames)
      return connection.close(closeCodes.tooMany)
    const frame = isBinary ? undefined : readClientFrame(data.toString())
    if (!frame || (frame.type === 'hello') === connection.saidHello)
      return connection.close(closeCodes.helloExpected)
    if (frame.type === 'ping') return connection.send({ type: 'pong', server_time: this.pushedUntil() })
    if (frame.type === 'hello') {
      connection.saidHello = true
      return connection.enqueue(() =>
        withRequestPriority(() => this.#onHello(connection, frame), helloPriority),
      )
    }
    connection.enqueue(() => withRequestPriority(() => this.#onFrame(connection, frame)))
  }

  async #onFrame(connection: Connection, frame: ModuleFrame) {
    if (!connection.isOpen) return
    try {
      await this.#handlers.get(frame.type)?.(connection, frame as never)
    } catch (error) {
      this.#logError(error, frame.type)
    }
  }

  async #onHello(connection: Connection, hello: Hello) {
    try {
      const person = await this.#options.redeem(hello.rtm_token)
      if (!person || person.rtmUid !== hello.rtm_uid) return connection.close(closeCodes.notSignedIn)
      if (!connection.isOpen) return
      if (this.connections.ofAccount(person.accountId).size >= maxConnectionsOfAccount)
        return connection.close(closeCodes.tooMany)
      connection.language = hello.lang ?? 'zh'
      this.connections.join(connection, person)
      // The session may have ended just before the connection was registered.
      if (!(await this.#options.isStillSignedIn(person))) return connection.close(closeCodes.sessionEnded)
      for (const join of this.#joins) await join(connection, hello)
    } catch (error) {
      this.#logError(error, 'hello')
      connection.close(closeCodes.unavailable)
    }
  }

  #leave(connection: Connection) {
    this.connections.leave(connection)
    const { person } = connection
    if (person && this.connections.ofAccount(person.accountId).size === 0)
      for (const leave of this.#leaves) leave(person)
    if (this.connections.all.size === 0) this.#onEmpty?.()
  }

  #closeEnded(connections: Iterable<Connection>) {
    for (const connection of [...connections]) connection.close(closeCodes.sessionEnded)
  }

  /** One timer for all connections. */
  #checkHeartbeats() {
    const now = nowMs()
    const { helloWithinMs, heartbeatMs } = this.timings
    for (const connection of [...this.connections.all]) {
      const { closingAt, lastReceivedAt, person, saidHello } = connection
      if (closingAt !== null) {
        if (now - closingAt > closeTimeoutMs) connection.socket.terminate()
      } else if (!saidHello && now - lastReceivedAt > helloWithinMs)
        connection.close(closeCodes.helloExpected)
      else if (person && now - lastReceivedAt > 2.5 * heartbeatMs) connection.socket.terminate()
    }
    if (now - this.#lastPeriodicWork < heartbeatMs) return
    this.#lastPeriodicWork = now
    void this.checkAll()
  }

  async #runPeriodicWork() {
    try {
      await this.#closeExpired()
      for (const work of this.#periodic) await work()
    } catch (error) {
      this.#logError(error, 'periodic work')
    }
  }

  /** Closes connections whose session expired, or whose notification was lost. */
  async #closeExpired() {
    const there = [...this.connections.all].flatMap((connection) =>
      connection.person && connection.isOpen ? [{ connection, person: connection.person }] : [],
    )
    const good = await Promise.all(there.map(({ person }) => this.#options.isStillSignedIn(person)))
    this.#closeEnded(there.filter((_, index) => !good[index]).map(({ connection }) => connection))
  }

  #logError(error: unknown, during: string) {
    if (isUnavailable(error)) this.#options.log.warn({ during }, 'messaging: database unavailable')
    else this.#options.log.error({ err: error, during }, 'messaging: unhandled error')
  }
}
