import { fairDay } from '@tradefloor/contract'
import type { Clock } from '../../config/clock.ts'
import type { Queries } from '../../db/open-database.ts'
import { addSearchMisses, forgetOldWords, forgetSearchesFor, type SearchMiss } from './search-miss-queries.ts'

const waitMs = 10_000
/** Different searches held in memory, and different ones kept of a day: whatever is typed, neither grows without end. */
const mostHeld = 500
const mostADay = 2000
const longestWords = 60
const wordsKeptDays = 180

export type Searched = Pick<SearchMiss, 'exhibitionId' | 'what'> & {
  /** As the search compares them. */
  words: string
}

/**
 * Searches that found nothing. Counted in memory and written down some seconds later, so that no answer waits for it
 * and none fails with it; what a process that is killed has not written yet is lost, which figures can bear.
 */
export class SearchMisses {
  readonly #needs: { database: { db: Queries }; clock: Clock }
  #held = new Map<string, SearchMiss>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(needs: { database: { db: Queries }; clock: Clock }) {
    this.#needs = needs
  }

  note({ exhibitionId, what, words }: Searched) {
    const day = fairDay(this.#needs.clock.now())
    this.#hold({ day, exhibitionId, what, words: keepable(words), count: 1 })
    this.#timer ??= setTimeout(() => void this.flush(), waitMs).unref()
  }

  /** Writes down what is held. What could not be written is held on to, and tried again after the next search. */
  flush({ most = mostADay } = {}): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#write(most))
    return this.#writing
  }

  async #write(most: number) {
    if (this.#held.size === 0) return
    const misses = [...this.#held.values()]
    this.#held = new Map()
    try {
      await addSearchMisses(this.#needs.database.db, misses, most)
    } catch {
      for (const miss of misses) this.#hold(miss)
    }
  }

  /** What people typed is of use for a season; after that only how much was looked for in vain stays. */
  async sweep({ days = wordsKeptDays } = {}) {
    await this.flush()
    const oldest = new Date(this.#needs.clock.now().getTime() - days * 86_400_000)
    await forgetOldWords(this.#needs.database.db, fairDay(oldest))
  }

  /** The words of somebody's name, when their account is deleted: what is written and what is still held here. */
  async forget(db: Queries, words: string) {
    const kept = keepable(words)
    if (kept === '') return
    const held = [...this.#held.values()]
    this.#held = new Map()
    for (const miss of held) this.#hold(miss.words === kept ? { ...miss, words: '' } : miss)
    await forgetSearchesFor(db, kept)
  }

  #hold(miss: SearchMiss) {
    const keyOf = ({ day, exhibitionId, what, words }: SearchMiss) =>
      `${day} ${exhibitionId} ${what} ${words}`
    const isKnown = this.#held.has(keyOf(miss))
    const kept = isKnown || this.#held.size < mostHeld ? miss : { ...miss, exhibitionId: 0, words: '' }
    const before = this.#held.get(keyOf(kept))
    this.#held.set(keyOf(kept), { ...kept, count: kept.count + (before?.count ?? 0) })
  }
}

/** One short line of visible characters: it is read on a terminal, where others could do harm. */
const keepable = (words: string) => (isContact(words) ? '' : visible(words))

/** A mail address or a telephone number is somebody's: it is counted without the words. */
const isContact = (words: string) => words.includes('@') || /\d(?:[ ()+.-]*\d){6}/.test(words)

const visible = (words: string) =>
  [
    ...words
      .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/ {2,}/g, ' ')
      .trim(),
  ]
    .slice(0, longestWords)
    .join('')
    .trim()
