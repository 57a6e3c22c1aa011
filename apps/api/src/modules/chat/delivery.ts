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
import type { ThreadHint } from './thread-changes.ts'
import { findChanged, findThreadsById, findThreadsOf, type StandingRow } from './thread-queries.ts'
import { getThread, readHeads, withMargin } from './thread-service.ts'
import { viewHead } from './thread-view.ts'
import { headOf, type Standing, standingOf, type Told, toldOf } from './told.ts'

interface Listener {
  reader: SpokenReader
  told: Map<number, Told>
  /** What was announced before it was known how far everything is; null from then on. */
  early: Map<number, ThreadHint> | null
  /** Set when there are more conversations than a welcome holds: how far others were then is read when one is needed. */
  joinedAt: Date | null
}

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secrets'> & {
  log: { error(fields: object, message: string): void }
}

/** One who is connected and knows how far their conversations are. */
interface Ready {
  connection: Connection
  listener: Listener
}

/** How far back a look without a hint goes at least: some rounds. */
const lookBackMs = 120_000
type Heads = Awaited<ReturnType<typeof readHeads>>

/** Messages that are read with one question. */
const mostAtOnce = 200

/**
 * Tells who is connected what they lack. Each connection remembers how far it was told, and what is told is read from
 * the database: a hint that is lost, doubled or late harms nothing.
 */
export class Delivery {
  readonly #listeners = new WeakMap<Connection, Listener>()
  /** In order, and those who write do not keep those who read waiting. Says whether all was told. */
  readonly #told = createBatcher(async (hints: ThreadHint[]) => {
    const each = [...new Map(hints.map((hint) => [hint.thread, hint])).values()]
    const isTold = await this.#tellAll(each)
    return hints.map(() => isTold)
  })
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
    const listener: Listener = { reader, told: new Map(), early: new Map(), joinedAt: null }
    this.#listeners.set(connection, listener)
    const now = this.deps.clock.now()
    const latest = await readHeads(this.deps, reader, {})
    for (const row of latest.rows) listener.told.set(row.thread.id, toldOf(row, reader))
    if (latest.cursor !== '') listener.joinedAt = now
    const news = await this.#newsFor(reader, latest, since)
    connection.send({
      type: 'welcome',
      rtm_uid: person.rtmUid,
      server_time: now.getTime(),
      heartbeat_ms: this.realtime.timings.heartbeatMs,
      heads: news.rows.map((row) => viewHead(row, reader)),
      ...(news.cursor === '' ? {} : { cursor: news.cursor }),
    })
    const early = [...(listener.early?.values() ?? [])]
    listener.early = null
    for (const hint of early) this.tell(hint)
  }

  /** Without a word from before all are new. Most people have so few that what changed is found among the latest. */
  async #newsFor(reader: SpokenReader, latest: Heads, since: number | undefined): Promise<Heads> {
    if (since === undefined) return latest
    if (latest.cursor !== '') return readHeads(this.deps, reader, { since })
    const from = withMargin(since).getTime()
    return { rows: latest.rows.filter(({ touchedAt }) => touchedAt >= from), cursor: '' }
  }

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
    const changed = await findChanged(this.deps.database.db, since)
    const told = changed
      .filter(({ visitorId, companyId }) => this.#connected(visitorId, companyId).length > 0)
      .map(({ id, visitorId, companyId }) =>
        this.#told({ kind: 'thread', thread: id, visitor: visitorId, company: companyId }),
      )
    if ((await Promise.all(told)).every(Boolean)) this.#toldUntil = now
  }

  async #tellAll(hints: ThreadHint[]): Promise<boolean> {
    try {
      await this.#deliver(hints)
      return true
    } catch (error) {
      if (isUnavailable(error)) return false
      // One that cannot be told must not keep the others from being told.
      if (hints.length > 1) {
        const told: boolean[] = []
        for (const hint of hints) told.push(await this.#tellAll([hint]))
        return told.every(Boolean)
      }
      // The next round finds it again.
      this.deps.log.error({ err: error }, 'a conversation could not be told')
      return false
    }
  }

  #connected(visitorId: number, companyId: number): Connection[] {
    const { connections } = this.realtime
    return [...connections.ofAccount(visitorId), ...connections.ofCompany(companyId)]
  }

  async #deliver(hints: ThreadHint[]) {
    const ready = new Map<number, Ready[]>()
    for (const hint of hints) {
      const there = this.#ready(hint)
      if (there.length > 0) ready.set(hint.thread, there)
    }
    if (ready.size === 0) return
    const threads = await findThreadsById(this.deps.database.db, [...ready.keys()])
    await Promise.all(
      threads.flatMap((thread) => ready.get(thread.id)?.map((each) => this.#introduce(each, thread)) ?? []),
    )
    await this.#catchUp(threads, ready)
    for (const thread of threads)
      for (const { connection, listener } of ready.get(thread.id) ?? []) {
        const head = headOf(thread, thread.readers, listener.reader)
        const told = listener.told.get(thread.id)
        if (!told || (told.read === head.read && told.peerRead === head.peer_read)) continue
        told.read = head.read
        told.peerRead = head.peer_read
        connection.send({ type: 'head', ...head })
      }
  }

  #ready(hint: ThreadHint): Ready[] {
    return this.#connected(hint.visitor, hint.company).flatMap((connection) => {
      const listener = this.#listeners.get(connection)
      if (listener?.early) listener.early.set(hint.thread, hint)
      return listener && !listener.early && connection.isOpen ? [{ connection, listener }] : []
    })
  }

  /** A conversation that is new to the connection, or taken, handed over, blocked, closed or with another card since. */
  async #introduce({ connection, listener }: Ready, thread: Standing) {
    const known = listener.told.get(thread.id)
    const standing = standingOf(thread, listener.reader)
    if (known?.standing === standing) return
    const view = await getThread(this.deps, listener.reader, thread.id).catch(unlessGone)
    if (!view) return
    if (known) known.standing = standing
    else {
      const sequence = await this.#sequenceAtJoin(listener, thread.id)
      listener.told.set(thread.id, { sequence, read: view.read, peerRead: view.peer_read, standing })
    }
    connection.send({ type: 'thread', thread: view })
  }

  /** A conversation that began since has nothing before; of an old one, what came before is not told again. */
  #sequenceAtJoin({ joinedAt }: Listener, threadId: number) {
    if (joinedAt === null) return 0
    return findSequenceBefore(this.deps.database.db, threadId, withMargin(joinedAt.getTime()))
  }

  /** Everything after what each was told, without a gap. */
  async #catchUp(threads: StandingRow[], ready: ReadonlyMap<number, Ready[]>) {
    const byId = new Map(threads.map((thread) => [thread.id, thread]))
    const seen = new Map(threads.map(({ id }) => [id, furthestBack(id, ready.get(id) ?? [])]))
    for (;;) {
      for (const [id, sequence] of seen) if (sequence >= (byId.get(id)?.lastSequence ?? 0)) seen.delete(id)
      if (seen.size === 0) return
      const rows = await findMessagesOf(this.deps.database.db, seen, mostAtOnce)
      if (rows.length === 0) return
      for (const row of rows) {
        const { threadId, sequence } = row.message
        seen.set(threadId, sequence)
        const thread = byId.get(threadId)
        // What was said since it was looked at is announced as well, and told with what it changed.
        if (!thread || sequence > thread.lastSequence) continue
        for (const each of ready.get(threadId) ?? []) this.#say(each, row, thread)
      }
    }
  }

  #say({ connection, listener: { told, reader } }: Ready, row: MessageRow, thread: StandingRow) {
    const { threadId, sequence } = row.message
    const mark = told.get(threadId)
    if (mark?.sequence !== sequence - 1) return
    mark.sequence = sequence
    const waiting = isVisitor(reader) ? {} : { waiting_since: thread.waitingSince?.getTime() ?? null }
    connection.send({ type: 'message', message: viewMessage(this.deps, row, reader), ...waiting })
  }
}

/** Not theirs any more: somebody who has just left the company. */
const unlessGone = (error: unknown) => {
  if (error instanceof Problem && error.problem === 'not_found') return undefined
  throw error
}

const furthestBack = (id: number, ready: Ready[]) =>
  Math.min(...ready.map(({ listener }) => listener.told.get(id)?.sequence ?? Number.POSITIVE_INFINITY))
