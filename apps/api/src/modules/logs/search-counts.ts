import { fairDay } from '@tradefloor/contract'
import type { Clock } from '../../config/clock.ts'
import type { Queries } from '../../db/open-database.ts'
import {
  addSearchCounts,
  forgetOldWords,
  forgetSearchesFor,
  type SearchCount,
} from './search-count-queries.ts'

const waitMs = 10_000
/** Different searches held in memory, and different ones kept of a day: whatever is typed, neither grows without end. */
const mostHeld = 500
const mostADay = 2000
const longestWords = 60
const wordsKeptDays = 180

export type Searched = Pick<SearchCount, 'exhibitionId' | 'what' | 'language'> & {
  /** As the search compares them. */
  words: string
}

/**
 * What is searched for. Counted in memory and written down some seconds later, so that no answer waits for it and none
 * fails with it; what a process that is killed has not written yet is lost, which figures can bear.
 */
export class SearchCounts {
  readonly #needs: { database: { db: Queries }; clock: Clock }
  #held = new Map<string, SearchCount>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(needs: { database: { db: Queries }; clock: Clock }) {
    this.#needs = needs
  }

  noteSearch(search: Searched & { isMiss: boolean }) {
    this.#note(search, { searches: 1, misses: search.isMiss ? 1 : 0, opened: 0 })
  }

  /** A booth was opened from its results. */
  noteOpened(search: Searched) {
    this.#note(search, { searches: 0, misses: 0, opened: 1 })
  }

  #note(
    { exhibitionId, what, language, words }: Searched,
    counts: Pick<SearchCount, 'searches' | 'misses' | 'opened'>,
  ) {
    const day = fairDay(this.#needs.clock.now())
    this.#hold({ day, exhibitionId, what, language, words: keepable(words), ...counts })
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
    const counts = [...this.#held.values()]
    this.#held = new Map()
    try {
      await addSearchCounts(this.#needs.database.db, counts, most)
    } catch {
      for (const count of counts) this.#hold(count)
    }
  }

  /** What people typed is of use for a season; after that only how much was looked for stays. */
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
    for (const count of held) this.#hold(count.words === kept ? { ...count, words: '' } : count)
    await forgetSearchesFor(db, kept)
  }

  #hold(count: SearchCount) {
    const keyOf = ({ day, exhibitionId, what, language, words }: SearchCount) =>
      `${day} ${exhibitionId} ${what} ${language} ${words}`
    const isKnown = this.#held.has(keyOf(count))
    const kept = isKnown || this.#held.size < mostHeld ? count : { ...count, exhibitionId: 0, words: '' }
    const before = this.#held.get(keyOf(kept))
    this.#held.set(keyOf(kept), {
      ...kept,
      searches: kept.searches + (before?.searches ?? 0),
      misses: kept.misses + (before?.misses ?? 0),
      opened: kept.opened + (before?.opened ?? 0),
    })
  }
}

/** One short line of visible characters: it is read on a terminal, where others could do harm. */
function keepable(words: string): string {
  const text = visible(words)
  return isContact(words) || [...text].length > longestWords ? '' : text
}

/** A mail address or a telephone number is somebody's, and who writes at length may say anything: counted without words. */
const isContact = (words: string) => words.includes('@') || /\d(?:[ ()+.-]*\d){6}/.test(words)

const visible = (words: string) =>
  words
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
