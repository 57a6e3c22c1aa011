import { fairDay } from '@tradefloor/contract'
import type { Clock } from '../../config/clock.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Queries } from '../../db/open-database.ts'
import {
  addSearchCounts,
  deleteForgottenBefore,
  findForgotten,
  forgetOldWords,
  forgetSearchesFor,
  lockForAdding,
  type SearchCount,
} from './search-count-queries.ts'

const waitMs = 10_000
/** Different searches held in memory, and different ones kept of a day: whatever is typed, neither grows without end. */
const mostHeld = 500
const mostADay = 2000
const longestWords = 60
const wordsKeptDays = 180
const dayMs = 86_400_000
/** What could not be written for longer has lost its words by then. */
const forgottenKeptDays = 3

export type Searched = Pick<SearchCount, 'exhibitionId' | 'what' | 'language'> & {
  /** As the search compares them. */
  words: string
}

interface Needs {
  database: { db: Queries }
  clock: Clock
  secrets: Secrets
}

/**
 * What is searched for. Counted in memory and written down some seconds later, so that no answer waits for it and none
 * fails with it; what a process that is killed has not written yet is lost, which figures can bear.
 */
export class SearchCounts {
  readonly #needs: Needs
  #held = new Map<string, SearchCount>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(needs: Needs) {
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
      await this.#needs.database.db.transaction(async (db) => {
        await lockForAdding(db)
        await addSearchCounts(db, await this.#withoutForgotten(db, counts), most)
      })
    } catch {
      for (const count of counts) this.#hold(count)
    }
  }

  /** Without the names of accounts that were deleted since, here or by another node. */
  async #withoutForgotten(db: Queries, counts: SearchCount[]): Promise<SearchCount[]> {
    const forgotten = await findForgotten(
      db,
      counts.map(({ words }) => this.#hashOf(words)),
    )
    const yesterday = fairDay(new Date(this.#needs.clock.now().getTime() - dayMs))
    return counts.map((count) =>
      count.day < yesterday || forgotten.has(this.#hashOf(count.words)) ? { ...count, words: '' } : count,
    )
  }

  #hashOf(words: string) {
    return this.#needs.secrets.hash('forgotten-search', words)
  }

  /** What people typed is of use for a season; after that only how much was looked for stays. */
  async sweep({ days = wordsKeptDays } = {}) {
    await this.flush()
    const { database, clock } = this.#needs
    const daysAgo = (some: number) => new Date(clock.now().getTime() - some * dayMs)
    await database.db.transaction((db) => forgetOldWords(db, fairDay(daysAgo(days))))
    await deleteForgottenBefore(database.db, daysAgo(forgottenKeptDays))
  }

  /** The words of somebody's name, when their account is deleted: what is written, and what any node has still to write. */
  async forget(db: Queries, words: string) {
    const kept = keepable(words)
    if (kept === '') return
    await forgetSearchesFor(db, { words: kept, hash: this.#hashOf(kept), now: this.#needs.clock.now() })
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
