import { createBatcher } from '../../concurrency/batcher.ts'
import { isUnavailable } from '../../db/outage.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import type { Connection } from '../../realtime/connection.ts'
import type { Realtime } from '../../realtime/realtime.ts'
import type { MessageRow } from './message-parts.ts'
import { findMessagesOf, findSequenceBefore } from './message-queries.ts'
import { viewMessage } from './message-view.ts'
import { isVisitor, type SpokenReader } from './reader.ts'
import { headOf, type SentState, type Standing, sentStateOf, standingOf } from './sent-state.ts'
import type { ThreadHint } from './thread-changes.ts'
import { findChanged, findThreadsById, findThreadsOf, type StandingRow } from './thread-queries.ts'
import { getThread, readHeads, withMargin } from './thread-service.ts'
import { viewHead } from './thread-view.ts'

interface Subscriber {
  reader: SpokenReader
  sent: Map<number, SentState>
  /** Hints that came before its heads were read; null from then on. */
  pendingHints: Map<number, ThreadHint> | null
  /** Set when there are more conversations than a welcome holds: the sequence of another one is read when it is needed. */
  joinedAt: Date | null
}

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secrets'> & {
  log: { error(fields: object, message: string): void }
}

/** A connection that was sent its welcome. */
interface ReadySubscriber {
  connection: Connection
  subscriber: Subscriber
}

/** How far back a sweep without a hint goes at least: several heartbeats. */
const sweepBackMs = 120_000
type Heads = Awaited<ReturnType<typeof readHeads>>

/** Messages read by one query. */
const messagesPerQuery = 200

/**
 * Sends each connection what it lacks. How far it was sent is kept per connection, and what is sent is read from the
 * database: a hint that is lost, doubled or late harms nothing.
 */
export class Push {
  readonly #subscribers = new WeakMap<Connection, Subscriber>()
  /** In order, and without making the sender of a message wait. Resolves to whether everything was sent. */
  readonly #enqueue = createBatcher(async (hints: ThreadHint[]) => {
    const each = [...new Map(hints.map((hint) => [hint.thread, hint])).values()]
    const isPushed = await this.#pushBatch(each)
    return hints.map(() => isPushed)
  })
  #pushedUntil: number

  constructor(
    readonly deps: Needs,
    readonly realtime: Realtime,
  ) {
    this.#pushedUntil = deps.clock.now().getTime()
  }

  get pushedUntil() {
    return this.#pushedUntil
  }

  /** Subscribes first and reads then: hints that come in between are kept and pushed afterwards. */
  async join(connection: Connection, since: number | undefined) {
    const { person, language } = connection
    if (!person) return
    const reader = { accountId: person.accountId, companyId: person.companyId, language }
    const subscriber: Subscriber = { reader, sent: new Map(), pendingHints: new Map(), joinedAt: null }
    this.#subscribers.set(connection, subscriber)
    const now = this.deps.clock.now()
    const latest = await readHeads(this.deps, reader, {})
    for (const row of latest.rows) subscriber.sent.set(row.thread.id, sentStateOf(row, reader))
    if (latest.cursor !== '') subscriber.joinedAt = now
    const changes = await this.#changesFor(reader, latest, since)
    connection.send({
      type: 'welcome',
      rtm_uid: person.rtmUid,
      server_time: now.getTime(),
      heartbeat_ms: this.realtime.timings.heartbeatMs,
      heads: changes.rows.map((row) => viewHead(row, reader)),
      ...(changes.cursor === '' ? {} : { cursor: changes.cursor }),
    })
    const pending = [...(subscriber.pendingHints?.values() ?? [])]
    subscriber.pendingHints = null
    for (const hint of pending) this.push(hint)
  }

  /** Without `since` all are new. Most people have so few that what changed is found among the latest. */
  async #changesFor(reader: SpokenReader, latest: Heads, since: number | undefined): Promise<Heads> {
    if (since === undefined) return latest
    if (latest.cursor !== '') return readHeads(this.deps, reader, { since })
    const from = withMargin(since).getTime()
    return { rows: latest.rows.filter(({ touchedAt }) => touchedAt >= from), cursor: '' }
  }

  push(hint: ThreadHint) {
    void this.#enqueue(hint)
  }

  /** All conversations of a visitor whose card changed. */
  async pushAllOf(visitorId: number) {
    for (const { id, companyId } of await findThreadsOf(this.deps.database.db, visitorId))
      this.push({ kind: 'thread', thread: id, visitor: visitorId, company: companyId })
  }

  /** Pushes what changed since the last complete push without a hint: hints are lost while the database is away. */
  async sweep() {
    const now = this.deps.clock.now().getTime()
    const since = new Date(Math.min(now - sweepBackMs, withMargin(this.#pushedUntil).getTime()))
    const changed = await findChanged(this.deps.database.db, since)
    const pushed = changed
      .filter(({ visitorId, companyId }) => this.#connectionsOf(visitorId, companyId).length > 0)
      .map(({ id, visitorId, companyId }) =>
        this.#enqueue({ kind: 'thread', thread: id, visitor: visitorId, company: companyId }),
      )
    if ((await Promise.all(pushed)).every(Boolean)) this.#pushedUntil = now
  }

  async #pushBatch(hints: ThreadHint[]): Promise<boolean> {
    try {
      await this.#pushThreads(hints)
      return true
    } catch (error) {
      if (isUnavailable(error)) return false
      // One that fails must not keep the others from being pushed.
      if (hints.length > 1) {
        const pushed: boolean[] = []
        for (const hint of hints) pushed.push(await this.#pushBatch([hint]))
        return pushed.every(Boolean)
      }
      // The next sweep finds it again.
      this.deps.log.error({ err: error }, 'push to thread failed')
      return false
    }
  }

  #connectionsOf(visitorId: number, companyId: number): Connection[] {
    const { connections } = this.realtime
    return [...connections.ofAccount(visitorId), ...connections.ofCompany(companyId)]
  }

  async #pushThreads(hints: ThreadHint[]) {
    const ready = new Map<number, ReadySubscriber[]>()
    for (const hint of hints) {
      const there = this.#readySubscribers(hint)
      if (there.length > 0) ready.set(hint.thread, there)
    }
    if (ready.size === 0) return
    const threads = await findThreadsById(this.deps.database.db, [...ready.keys()])
    await Promise.all(
      threads.flatMap((thread) => ready.get(thread.id)?.map((each) => this.#sendThread(each, thread)) ?? []),
    )
    await this.#sendMissing(threads, ready)
    for (const thread of threads)
      for (const { connection, subscriber } of ready.get(thread.id) ?? []) {
        const head = headOf(thread, thread.readers, subscriber.reader)
        const sent = subscriber.sent.get(thread.id)
        if (!sent || (sent.read === head.read && sent.peerRead === head.peer_read)) continue
        sent.read = head.read
        sent.peerRead = head.peer_read
        connection.send({ type: 'head', ...head })
      }
  }

  #readySubscribers(hint: ThreadHint): ReadySubscriber[] {
    return this.#connectionsOf(hint.visitor, hint.company).flatMap((connection) => {
      const subscriber = this.#subscribers.get(connection)
      if (subscriber?.pendingHints) subscriber.pendingHints.set(hint.thread, hint)
      return subscriber && !subscriber.pendingHints && connection.isOpen ? [{ connection, subscriber }] : []
    })
  }

  /** A conversation that is new to the connection, or taken, handed over, blocked, closed or with another card since. */
  async #sendThread({ connection, subscriber }: ReadySubscriber, thread: Standing) {
    const known = subscriber.sent.get(thread.id)
    const standing = standingOf(thread, subscriber.reader)
    if (known?.standing === standing) return
    const view = await getThread(this.deps, subscriber.reader, thread.id).catch(unlessGone)
    if (!view) return
    if (known) known.standing = standing
    else {
      const sequence = await this.#sequenceAtJoin(subscriber, thread.id)
      subscriber.sent.set(thread.id, { sequence, read: view.read, peerRead: view.peer_read, standing })
    }
    connection.send({ type: 'thread', thread: view })
  }

  /** A conversation that began since has nothing before; of an old one, what came before is not sent again. */
  #sequenceAtJoin({ joinedAt }: Subscriber, threadId: number) {
    if (joinedAt === null) return 0
    return findSequenceBefore(this.deps.database.db, threadId, withMargin(joinedAt.getTime()))
  }

  /** Everything after what each was sent, without a gap. */
  async #sendMissing(threads: StandingRow[], ready: ReadonlyMap<number, ReadySubscriber[]>) {
    const byId = new Map(threads.map((thread) => [thread.id, thread]))
    const seen = new Map(threads.map(({ id }) => [id, oldestSent(id, ready.get(id) ?? [])]))
    for (;;) {
      for (const [id, sequence] of seen) if (sequence >= (byId.get(id)?.lastSequence ?? 0)) seen.delete(id)
      if (seen.size === 0) return
      const rows = await findMessagesOf(this.deps.database.db, seen, messagesPerQuery)
      if (rows.length === 0) return
      for (const row of rows) {
        const { threadId, sequence } = row.message
        seen.set(threadId, sequence)
        const thread = byId.get(threadId)
        // What was written since the thread was read has a hint of its own and is sent with what it changed.
        if (!thread || sequence > thread.lastSequence) continue
        for (const each of ready.get(threadId) ?? []) this.#sendMessage(each, row, thread)
      }
    }
  }

  #sendMessage(
    { connection, subscriber: { sent, reader } }: ReadySubscriber,
    row: MessageRow,
    thread: StandingRow,
  ) {
    const { threadId, sequence } = row.message
    const state = sent.get(threadId)
    if (state?.sequence !== sequence - 1) return
    state.sequence = sequence
    const waiting = isVisitor(reader) ? {} : { waiting_since: thread.waitingSince?.getTime() ?? null }
    connection.send({ type: 'message', message: viewMessage(this.deps, row, reader), ...waiting })
  }
}

/** Not theirs any more: somebody who has just left the company. */
const unlessGone = (error: unknown) => {
  if (error instanceof Problem && error.problem === 'not_found') return undefined
  throw error
}

const oldestSent = (id: number, ready: ReadySubscriber[]) =>
  Math.min(...ready.map(({ subscriber }) => subscriber.sent.get(id)?.sequence ?? Number.POSITIVE_INFINITY))
