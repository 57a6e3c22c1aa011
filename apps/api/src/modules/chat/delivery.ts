import { chatLimits } from '@tradefloor/contract'
import { isUnavailable } from '../../db/outage.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import type { Connection } from '../../realtime/connection.ts'
import type { Realtime } from '../../realtime/realtime.ts'
import { findMessagesAfter } from './message-queries.ts'
import { viewMessage } from './message-view.ts'
import { isVisitor, type SpokenReader } from './reader.ts'
import type { ThreadFacts, ThreadHint } from './thread-changes.ts'
import { findChanged, findHeads, findThread, findThreadsOf, type HeadRow } from './thread-queries.ts'
import { getThread, withMargin } from './thread-service.ts'
import { viewHead } from './thread-view.ts'

/** What a connection was last told of a conversation. */
interface Told {
  sequence: number
  read: number
  peerRead: number
  standing: string
}

interface Listener {
  reader: SpokenReader
  told: Map<number, Told>
  /** What was announced before it was known how far everything is; null from then on. */
  early: Map<number, ThreadHint> | null
}

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secrets'> & {
  log: { error(fields: object, message: string): void }
}

/** The telling of one conversation, and whether all was told. */
interface Pump {
  again: boolean
  done: Promise<boolean>
}

/** How far back a look without a hint goes at least: some rounds. */
const lookBackMs = 120_000
/** More do not fit a frame; the others are found by the call. */
const mostHeads = 500

/**
 * Tells who is connected what they lack. Each connection remembers how far it was told, and what is told is read from
 * the database: a hint that is lost, doubled or late harms nothing.
 */
export class Delivery {
  readonly #listeners = new WeakMap<Connection, Listener>()
  readonly #pumps = new Map<number, Pump>()
  #toldUntil: number

  constructor(
    readonly deps: Needs,
    readonly realtime: Realtime,
  ) {
    this.#toldUntil = deps.clock.now().getTime()
  }

  get toldUntil() {
    return this.#toldUntil
  }

  /** Registered first, read then: what is announced in between is kept, and looked at afterwards. */
  async join(connection: Connection, since: number | undefined) {
    const { person, language } = connection
    if (!person) return
    const reader = { accountId: person.accountId, companyId: person.companyId, language }
    const listener: Listener = { reader, told: new Map(), early: new Map() }
    this.#listeners.set(connection, listener)
    const now = this.deps.clock.now()
    const rows = await findHeads(this.deps.database.db, reader)
    for (const row of rows) listener.told.set(row.thread.id, toldOf(row, reader))
    const from = since === undefined ? undefined : withMargin(since)
    // Without a word from before all are new; else also those read, which only the database knows.
    const news = from
      ? await findHeads(this.deps.database.db, reader, { since: from, most: mostHeads })
      : rows
    connection.send({
      type: 'welcome',
      rtm_uid: person.rtmUid,
      server_time: now.getTime(),
      heartbeat_ms: this.realtime.timings.heartbeatMs,
      heads: news.slice(0, mostHeads).map((row) => viewHead(row, reader)),
    })
    const early = [...(listener.early?.values() ?? [])]
    listener.early = null
    for (const hint of early) this.tell(hint)
  }

  /** One pump a conversation, so that everyone is told in order. */
  tell(hint: ThreadHint) {
    void this.#told(hint)
  }

  /** All conversations of a visitor, of whom something changed. */
  async tellOf(visitorId: number) {
    for (const { id, companyId } of await findThreadsOf(this.deps.database.db, visitorId))
      this.tell({ kind: 'thread', thread: id, visitor: visitorId, company: companyId })
  }

  /** Looks without a hint at what changed since everything was told: hints are lost while the database is away. */
  async sweep() {
    const now = this.deps.clock.now().getTime()
    const since = new Date(Math.min(now - lookBackMs, withMargin(this.#toldUntil).getTime()))
    let isAllTold = true
    for (const { id, visitorId, companyId } of await findChanged(this.deps.database.db, since)) {
      if (this.#connected(visitorId, companyId).length === 0) continue
      const isTold = await this.#told({ kind: 'thread', thread: id, visitor: visitorId, company: companyId })
      isAllTold &&= isTold
    }
    if (isAllTold) this.#toldUntil = now
  }

  #told(hint: ThreadHint): Promise<boolean> {
    const running = this.#pumps.get(hint.thread)
    if (running) {
      running.again = true
      return running.done
    }
    const pump: Pump = { again: true, done: Promise.resolve(true) }
    this.#pumps.set(hint.thread, pump)
    pump.done = this.#pump(hint, pump)
    return pump.done
  }

  async #pump(hint: ThreadHint, pump: Pump): Promise<boolean> {
    try {
      while (pump.again) {
        pump.again = false
        await this.#deliver(hint)
      }
      return true
    } catch (error) {
      // The next round finds it again.
      if (!isUnavailable(error)) this.deps.log.error({ err: error }, 'a conversation could not be told')
      return false
    } finally {
      this.#pumps.delete(hint.thread)
    }
  }

  #connected(visitorId: number, companyId: number): Connection[] {
    const { connections } = this.realtime
    return [...connections.ofAccount(visitorId), ...connections.ofCompany(companyId)]
  }

  async #deliver(hint: ThreadHint) {
    const ready = this.#connected(hint.visitor, hint.company).flatMap((connection) => {
      const listener = this.#listeners.get(connection)
      if (listener?.early) listener.early.set(hint.thread, hint)
      return listener && !listener.early && connection.isOpen ? [{ connection, listener }] : []
    })
    if (ready.length === 0) return
    const { db } = this.deps.database
    const thread = await findThread(db, hint.thread)
    if (!thread) return
    for (const each of ready) await this.#introduce(each, thread)
    await this.#catchUp(ready, thread)
    for (const { connection, listener } of ready) {
      const head = headOf(thread, thread.readers, listener.reader)
      const told = listener.told.get(thread.id)
      if (!told || (told.read === head.read && told.peerRead === head.peer_read)) continue
      told.read = head.read
      told.peerRead = head.peer_read
      connection.send({ type: 'head', ...head })
    }
  }

  /** A conversation that is new to the connection, or taken, handed over, blocked or with another card since. */
  async #introduce(
    { connection, listener }: { connection: Connection; listener: Listener },
    thread: Standing,
  ) {
    const known = listener.told.get(thread.id)
    const standing = standingOf(thread, listener.reader)
    if (known?.standing === standing) return
    const view = await getThread(this.deps, listener.reader, thread.id).catch(unlessGone)
    if (!view) return
    if (known) known.standing = standing
    else listener.told.set(thread.id, { sequence: 0, read: view.read, peerRead: view.peer_read, standing })
    connection.send({ type: 'thread', thread: view })
  }

  /** Everything after what each was told, without a gap. */
  async #catchUp(ready: { connection: Connection; listener: Listener }[], thread: ThreadFacts) {
    const { database } = this.deps
    const told = ready.flatMap(({ connection, listener }) => {
      const mark = listener.told.get(thread.id)
      return mark ? [{ connection, reader: listener.reader, mark }] : []
    })
    for (let from = furthestBack(told); from < thread.lastSequence; ) {
      const rows = await findMessagesAfter(database.db, thread.id, from, chatLimits.page)
      for (const row of rows)
        for (const { connection, reader, mark } of told) {
          if (mark.sequence !== row.message.sequence - 1) continue
          mark.sequence = row.message.sequence
          connection.send({ type: 'message', message: viewMessage(this.deps, row, reader) })
        }
      const last = rows.at(-1)
      if (!last) return
      from = last.message.sequence
    }
  }
}

/** Not theirs any more: somebody who has just left the company. */
const unlessGone = (error: unknown) => {
  if (error instanceof Problem && error.problem === 'not_found') return undefined
  throw error
}

const furthestBack = (told: { mark: Told }[]) =>
  Math.min(Number.POSITIVE_INFINITY, ...told.map(({ mark }) => mark.sequence))

type Standing = ThreadFacts & Pick<HeadRow, 'cardMark'>

/**
 * Who has taken it, who has blocked it and, for those who are to answer, since when and with which card of the visitor's:
 * one text that changes with them.
 */
const standingOf = (thread: Standing, reader: SpokenReader) => {
  const { takenBy, blockedByVisitorAt, blockedByCompanyAt, waitingSince, cardMark } = thread
  const theirs = isVisitor(reader) ? [] : [Number(waitingSince ?? 0), cardMark]
  const both = [takenBy, blockedByVisitorAt, blockedByCompanyAt].map((each) => Number(each ?? 0))
  return [...both, ...theirs].join()
}

const toldOf = (row: HeadRow, reader: SpokenReader): Told => {
  const { last_sequence, read, peer_read } = viewHead(row, reader)
  return {
    sequence: last_sequence,
    read,
    peerRead: peer_read,
    standing: standingOf({ ...row.thread, cardMark: row.cardMark }, reader),
  }
}

function headOf(thread: ThreadFacts, readers: { accountId: number; read: number }[], reader: SpokenReader) {
  const readOf = (accountId: number) => readers.find((each) => each.accountId === accountId)?.read ?? 0
  const company = readers.filter(({ accountId }) => accountId !== thread.visitorId).map(({ read }) => read)
  return {
    thread_id: thread.id,
    last_sequence: thread.lastSequence,
    read: readOf(reader.accountId),
    peer_read: isVisitor(reader) ? Math.max(0, ...company) : readOf(thread.visitorId),
  }
}
