import { randomBytes } from 'node:crypto'
import type { Dependencies } from '../../dependencies.ts'
import { forgetNode, othersCounts, writeCounts } from './audience-queries.ts'

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secrets'> & {
  log?: { warn(details: object, text: string): void }
}

/** How often a page says that it still shows a session, and after how long without a word it does not. */
export const againSeconds = 30
const goneMs = 75_000
/** How often a node tells the others, and looks at what they told. */
const tellMs = 5000
/** Whatever is sent, the memory does not grow without end; who comes after that is not counted. */
const mostOnANode = 100_000
/** One network address is many people at most, never a hall; nobody fills a node from one. */
export const pagesAnAddress = 500

interface Page {
  /** Until when it counts. */
  until: number
  network: string
}

/**
 * How many pages show a session, never whose. A node counts in memory, under keyed hashes that are forgotten when a
 * page is silent; what it tells the others, and what is stored, is a number. Figures that are lost with a process, or
 * while the database is away, come back with the next word of each page.
 */
export class Audience {
  readonly #needs: Needs
  readonly #node = randomBytes(9).toString('base64url')
  /** Session → page; the page that spoke last stands last. */
  readonly #pages = new Map<number, Map<string, Page>>()
  /** How many pages count for each network address, under its hash. */
  readonly #networks = new Map<string, number>()
  #size = 0
  #others = new Map<number, number>()
  #othersUntil = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined
  #hasLeft = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** A page at this network address says that it shows this session. */
  note(sessionId: number, viewer: string, address: string) {
    // Also by who is not counted: only looking again empties a node that is full.
    this.#lookSoon()
    const page = this.#hash(`${sessionId}\0${viewer}`)
    const pages = this.#pages.get(sessionId) ?? new Map<string, Page>()
    const known = pages.get(page)
    pages.delete(page)
    const network = known?.network ?? this.#hash(address)
    if (!known && !this.#admit(network)) return
    this.#pages.set(sessionId, pages)
    pages.set(page, { until: this.#now() + goneMs, network })
  }

  /** On all nodes. An old figure of the others is better than none while the database is away. */
  async count(): Promise<(sessionId: number) => number> {
    const now = this.#now()
    if (now >= this.#othersUntil) {
      this.#othersUntil = now + tellMs
      this.#others = await othersCounts(this.#needs.database.db, {
        node: this.#node,
        since: new Date(now - goneMs),
      }).catch((error) => {
        this.#warn(error, 'reading audience counts failed')
        return this.#others
      })
    }
    return (sessionId) => this.#here(sessionId) + (this.#others.get(sessionId) ?? 0)
  }

  /** Tells the other nodes what is counted here. */
  async tell() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const counts = [...this.#pages.keys()].map((sessionId) => ({ sessionId, viewers: this.#here(sessionId) }))
    const countedAt = new Date(this.#now())
    await writeCounts(this.#needs.database.db, { node: this.#node, counts, countedAt }).catch((error) =>
      this.#warn(error, 'writing audience counts failed'),
    )
    // A page may have spoken meanwhile.
    for (const { sessionId, viewers } of counts)
      if (viewers === 0 && this.#pages.get(sessionId)?.size === 0) this.#pages.delete(sessionId)
    if (this.#pages.size > 0) this.#lookSoon()
  }

  /** This node goes; whoever watched through it speaks to another one soon. */
  async leave() {
    this.#hasLeft = true
    clearTimeout(this.#timer)
    await forgetNode(this.#needs.database.db, this.#node).catch((error) =>
      this.#warn(error, 'deleting audience counts failed'),
    )
  }

  #warn(error: unknown, text: string) {
    this.#needs.log?.warn({ err: error }, text)
  }

  /** Pages stand in the order of their last word, so those that are gone stand first. */
  #here(sessionId: number): number {
    const pages = this.#pages.get(sessionId)
    if (!pages) return 0
    const now = this.#now()
    for (const [page, { until, network }] of pages) {
      if (until > now) break
      pages.delete(page)
      this.#dismiss(network)
    }
    return pages.size
  }

  #admit(network: string): boolean {
    const there = this.#networks.get(network) ?? 0
    if (this.#size >= mostOnANode || there >= pagesAnAddress) return false
    this.#networks.set(network, there + 1)
    this.#size++
    return true
  }

  #dismiss(network: string) {
    const left = (this.#networks.get(network) ?? 1) - 1
    if (left > 0) this.#networks.set(network, left)
    else this.#networks.delete(network)
    this.#size--
  }

  #hash(text: string) {
    return this.#needs.secrets.hash('viewer', text).slice(0, 22)
  }

  #lookSoon() {
    if (!this.#hasLeft) this.#timer ??= setTimeout(() => void this.tell(), tellMs).unref()
  }

  #now() {
    return this.#needs.clock.now().getTime()
  }
}
