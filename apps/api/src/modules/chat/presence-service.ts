import { randomBytes } from 'node:crypto'
import type { Dependencies } from '../../dependencies.ts'
import type { Connection, Person } from '../../realtime/connection.ts'
import type { Realtime } from '../../realtime/realtime.ts'
import { announceRtm } from '../../realtime/rtm-channel.ts'
import { onlineMs, presenceOf } from './presence-facts.ts'
import {
  endLostPresence,
  endPresence,
  findCompanyPresence,
  findPresence,
  findWatched,
  keepPresence,
  putPresence,
} from './presence-queries.ts'

/** Somebody came or went. */
export interface PresenceHint {
  kind: 'presence'
  account: number
  /** Null for a visitor. */
  company: number | null
}

const writeEveryMs = 60_000

/** Who is there. Written when somebody comes or goes, and else once a minute for all who are connected here. */
export class Presence {
  /** What this process is called, so that a node ends only what is its own. */
  readonly #node = randomBytes(6).toString('base64url')
  #writtenAt = Number.NEGATIVE_INFINITY

  constructor(
    readonly deps: Pick<Dependencies, 'database' | 'clock'>,
    readonly realtime: Realtime,
  ) {}

  async come({ person }: Connection) {
    if (!person) return
    const { database, clock } = this.deps
    const now = clock.now()
    const before = await putPresence(database.db, person.accountId, this.#node, now)
    if (!presenceOf(before, now).online) await announceRtm(database.db, hintOf(person))
  }

  async go(person: Person) {
    const { database, clock } = this.deps
    if (await endPresence(database.db, person.accountId, this.#node, clock.now()))
      await announceRtm(database.db, hintOf(person))
  }

  async keep() {
    const { database, clock } = this.deps
    const now = clock.now()
    if (performance.now() - this.#writtenAt >= writeEveryMs) {
      await keepPresence(database.db, [...this.realtime.connections.accounts()], this.#node, now)
      this.#writtenAt = performance.now()
    }
    for (const lost of await endLostPresence(database.db, new Date(now.getTime() - onlineMs)))
      await announceRtm(database.db, hintOf(lost))
  }

  /** The other side's people who are connected here are told. */
  async tell({ account: accountId, company: companyId }: PresenceHint) {
    const { database, clock } = this.deps
    const watched = (await findWatched(database.db, { accountId, companyId })).flatMap((thread) => {
      const { connections } = this.realtime
      const others =
        companyId === null ? connections.ofCompany(thread.companyId) : connections.ofAccount(thread.visitorId)
      return others.size > 0 ? [{ id: thread.id, others }] : []
    })
    if (watched.length === 0) return
    const people =
      companyId === null
        ? await findPresence(database.db, [accountId])
        : await findCompanyPresence(database.db, companyId)
    const seen = presenceOf(people, clock.now())
    for (const { id, others } of watched)
      for (const other of others) other.send({ type: 'presence', thread_id: id, ...seen })
  }
}

const hintOf = ({ accountId, companyId }: Pick<Person, 'accountId' | 'companyId'>): PresenceHint => ({
  kind: 'presence',
  account: accountId,
  company: companyId,
})
