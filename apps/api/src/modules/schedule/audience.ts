import { randomBytes } from 'node:crypto'
import type { Dependencies } from '../../dependencies.ts'
import { forgetNode, othersCounts, writeCounts } from './audience-queries.ts'

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secrets'>

/** How often a page says that it still shows a session, and after how long without a word it does not. */
export const againSeconds = 30
const goneMs = 75_000
/** How often a node tells the others, and looks at what they told. */
const tellMs = 5000
/** Whatever is sent, the memory does not grow without end; who comes after that is not counted. */
const mostOnANode = 100_000

/**
 * How many pages show a session, never whose. A node counts in memory, under keyed hashes that are forgotten when a
 * page is silent; what it tells the others, and what is stored, is a number. Figures that are lost with a process, or
 * while the database is away, come back with the next word of each page.
 */
export class Audience {
  readonly #needs: Needs
  readonly #node = randomBytes(9).toString('base64url')
  /** Session → page → until when it counts; the page that spoke last stands last. */
  readonly #pages = new Map<number, Map<string, number>>()
  #size = 0
  #others = new Map<number, number>()
  #othersUntil = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined
  #hasLeft = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** A page says that it shows this session. */
  note(sessionId: number, viewer: string) {
    // Also by who is not counted: only looking again empties a node that is full.
    this.#lookSoon()
    const page = this.#needs.secrets.hash('viewer', `${sessionId}\0${viewer}`).slice(0, 22)
    const pages = this.#pages.get(sessionId) ?? new Map<string, number>()
    const isKnown = pages.delete(page)
    if (!isKnown && this.#size >= mostOnANode) return
    this.#pages.set(sessionId, pages)
    pages.set(page, this.#now() + goneMs)
    if (!isKnown) this.#size++
  }

  /** On all nodes. An old figure of the others is better than none while the database is away. */
  async count(): Promise<(sessionId: number) => number> {
    const now = this.#now()
    if (now >= this.#othersUntil) {
      this.#othersUntil = now + tellMs
      this.#others = await othersCounts(this.#needs.database.db, {
        node: this.#node,
        since: new Date(now - goneMs),
      }).catch(() => this.#others)
    }
    return (sessionId) => this.#here(sessionId) + (this.#others.get(sessionId) ?? 0)
  }

  /** Tells the other nodes what is counted here. */
  async tell() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const counts = [...this.#pages.keys()].map((sessionId) => ({ sessionId, viewers: this.#here(sessionId) }))
    const countedAt = new Date(this.#now())
    await writeCounts(this.#needs.database.db, { node: this.#node, counts, countedAt }).catch(() => {})
    // A page may have spoken meanwhile.
    for (const { sessionId, viewers } of counts)
      if (viewers === 0 && this.#pages.get(sessionId)?.size === 0) this.#pages.delete(sessionId)
    if (this.#pages.size > 0) this.#lookSoon()
  }

  /** This node goes; whoever watched through it speaks to another one soon. */
  async leave() {
    this.#hasLeft = true
    clearTimeout(this.#timer)
    await forgetNode(this.#needs.database.db, this.#node).catch(() => {})
  }

  /** Pages stand in the order of their last word, so those that are gone stand first. */
  #here(sessionId: number): number {
    const pages = this.#pages.get(sessionId)
    if (!pages) return 0
    const now = this.#now()
    for (const [page, until] of pages) {
      if (until > now) break
      pages.delete(page)
      this.#size--
    }
    return pages.size
  }

  #lookSoon() {
    if (!this.#hasLeft) this.#timer ??= setTimeout(() => void this.tell(), tellMs).unref()
  }

  #now() {
    return this.#needs.clock.now().getTime()
  }
}
