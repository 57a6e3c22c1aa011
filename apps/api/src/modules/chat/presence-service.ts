import { randomBytes } from 'node:crypto'
import { createBatcher } from '../../concurrency/batcher.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Person } from '../../realtime/connection.ts'
import type { Realtime } from '../../realtime/realtime.ts'
import { notifyRtm } from '../../realtime/rtm-channel.ts'
import { onlineMs, presenceOf } from './presence-facts.ts'
import {
  endLostPresence,
  endPresence,
  findCompanyPresence,
  findPresence,
  findWatched,
  putPresence,
  writePresence,
} from './presence-queries.ts'

/** These came or went. */
export interface PresenceHint {
  kind: 'presence'
  people: Who[]
}

interface Who {
  account: number
  /** Null for a visitor. */
  company: number | null
}

type Known = Pick<Person, 'accountId' | 'companyId'>

const writeEveryMs = 60_000
/** In a rush everybody would be written by themselves otherwise. */
const inNoHurry = { cooldownMs: 200 }
/** An announcement may have 8,000 bytes. */
const mostInAHint = 100

/** Who is there. Written when somebody comes or goes, and else once a minute for all who are connected here. */
export class Presence {
  /** What this process is called, so that a node ends only what is its own. */
  readonly #node = randomBytes(6).toString('base64url')
  #writtenAt = Number.NEGATIVE_INFINITY

  constructor(
    readonly deps: Pick<Dependencies, 'database' | 'clock'>,
    readonly realtime: Realtime,
  ) {}

  /** Somebody came, or their last connection went; what counts is whether they are here when it is written. */
  readonly note = createBatcher(async (people: Known[]) => {
    const { database, clock } = this.deps
    const all = [...new Map(people.map((person) => [person.accountId, person])).values()]
    const isHere = ({ accountId }: Known) => this.realtime.connections.ofAccount(accountId).size > 0
    const idsOf = (some: { accountId: number }[]) => some.map(({ accountId }) => accountId)
    const now = clock.now()
    const here = all.filter(isHere)
    const before = await putPresence(database.db, idsOf(here), this.#node, now)
    const wereOnline = new Set(idsOf(before.filter((seen) => presenceOf([seen], now).online)))
    const gone = all.filter((person) => !here.includes(person))
    const ended = new Set(idsOf(await endPresence(database.db, idsOf(gone), this.#node, now)))
    await this.#announce([
      ...here.filter(({ accountId }) => !wereOnline.has(accountId)),
      ...gone.filter(({ accountId }) => ended.has(accountId)),
    ])
    return people.map(() => undefined)
  }, inNoHurry)

  async keep() {
    const { database, clock } = this.deps
    const now = clock.now()
    if (performance.now() - this.#writtenAt >= writeEveryMs) {
      await writePresence(database.db, [...this.realtime.connections.accounts()], this.#node, now)
      this.#writtenAt = performance.now()
    }
    await this.#announce(await endLostPresence(database.db, new Date(now.getTime() - onlineMs)))
  }

  async #announce(people: Known[]) {
    const all = people.map(({ accountId, companyId }) => ({ account: accountId, company: companyId }))
    for (let from = 0; from < all.length; from += mostInAHint)
      await notifyRtm<PresenceHint>(this.deps.database.db, {
        kind: 'presence',
        people: all.slice(from, from + mostInAHint),
      })
  }

  /** The other sides' people who are connected here are told. */
  async tell({ people }: PresenceHint) {
    const { db } = this.deps.database
    const visitorIds = people.flatMap(({ account, company }) => (company === null ? account : []))
    const companyIds = [...new Set(people.flatMap(({ company }) => company ?? []))]
    const watched = await findWatched(db, { visitorIds, companyIds })
    const { connections } = this.realtime
    // Who is told in which conversation, and of whom.
    const told = watched.flatMap(({ id, visitorId, companyId }) => [
      ...(visitorIds.includes(visitorId)
        ? [{ id, others: connections.ofCompany(companyId), visitorId, companyId: null }]
        : []),
      ...(companyIds.includes(companyId)
        ? [{ id, others: connections.ofAccount(visitorId), visitorId: null, companyId }]
        : []),
    ])
    const heard = told.filter(({ others }) => others.size > 0)
    if (heard.length === 0) return
    const [visitors, companies] = await Promise.all([
      findPresence(db, [...new Set(heard.flatMap(({ visitorId }) => visitorId ?? []))]),
      findCompanyPresence(db, [...new Set(heard.flatMap(({ companyId }) => companyId ?? []))]),
    ])
    const now = this.deps.clock.now()
    for (const { id, others, visitorId, companyId } of heard) {
      const seen =
        visitorId === null
          ? companies.filter((each) => each.companyId === companyId)
          : visitors.filter((each) => each.accountId === visitorId)
      for (const other of others) other.send({ type: 'presence', thread_id: id, ...presenceOf(seen, now) })
    }
  }
}
