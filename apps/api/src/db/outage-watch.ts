import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from './log.ts'
import { DatabaseAway } from './outage.ts'

export interface WatchTimes {
  /** Whoever has waited for so long without a sign makes the watch ask for one. */
  suspectAfterMs: number
  /** No answer to that within so long, and the database is away. Both together stay below three seconds. */
  probeWithinMs: number
  againAfterMs: number
}

const defaultTimes: WatchTimes = { suspectAfterMs: 800, probeWithinMs: 1400, againAfterMs: 400 }

/**
 * Tells a slow statement from a database that is away. A silence is only a suspicion; a question on a connection of
 * its own settles it. While the database is away everyone is refused at once instead of waiting in turn, and only the
 * watch keeps asking; when it gets an answer, everyone may ask again.
 */
export class OutageWatch {
  #probing = false
  #away: DatabaseAway | null = null
  #waiting = new Set<(error: DatabaseAway) => void>()
  readonly #leaving = new AbortController()
  readonly times: WatchTimes

  constructor(readonly options: { probe(withinMs: number): Promise<void>; log: Log } & Partial<WatchTimes>) {
    this.times = { ...defaultTimes, ...options }
  }

  get isAway() {
    return this.#away !== null
  }

  /** Throws while the database is away. */
  check() {
    if (this.#away) throw this.#away
  }

  /** Told once, at the next outage; the answer takes it back. */
  onAway(listener: (error: DatabaseAway) => void): () => void {
    this.#waiting.add(listener)
    return () => void this.#waiting.delete(listener)
  }

  /** Something went wrong or takes long: is the database there? */
  suspect() {
    if (this.#probing || this.#leaving.signal.aborted) return
    this.#probing = true
    void this.#settle().finally(() => {
      this.#probing = false
    })
  }

  /** Somebody has had an answer after all: whoever was refused may ask again at once. */
  answered() {
    if (this.#away) this.options.log.info({}, 'the database answers again')
    this.#away = null
  }

  end() {
    this.#leaving.abort()
  }

  async #settle() {
    const { signal } = this.#leaving
    const { probeWithinMs, againAfterMs } = this.times
    while (!signal.aborted) {
      try {
        await this.options.probe(probeWithinMs)
        this.answered()
        return
      } catch (error) {
        if (!signal.aborted) this.#setAway((error as Error).message)
      }
      // Not all nodes at the same moment.
      await wait(againAfterMs * (0.75 + Math.random() / 2), null, { ref: false, signal }).catch(() => {})
    }
  }

  #setAway(reason: string) {
    if (this.#away) return
    this.#away = new DatabaseAway(reason)
    this.options.log.warn({ reason }, 'the database is away: calls that need it are refused until it answers')
    for (const tell of [...this.#waiting]) tell(this.#away)
    this.#waiting.clear()
  }
}
