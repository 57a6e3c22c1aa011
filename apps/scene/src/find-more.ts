import { type Language, searchLimits } from '@tradefloor/contract'
import type { BilingualText } from './place.ts'
import { sceneTexts } from './texts.ts'

/** A place that has what was typed without being called so. */
export interface FoundThere {
  id: string
  /** What was found there: names of products. */
  things: readonly BilingualText[]
}

/**
 * Asks the server what stands where. `onFound` is called once for the newest words, with nothing where nothing can be
 * asked; older words are never answered.
 */
export type FindMore = (typed: string, onFound: (found: readonly FoundThere[]) => void) => void

interface Asking {
  ask: (words: string, signal: AbortSignal) => Promise<readonly FoundThere[]>
  debounceMs?: number
}

const han = /\p{Script=Han}/u

/** One letter may begin anything; one Chinese character is a word. */
const isWorthAsking = (words: string) => words.length >= 2 || han.test(words)

export function createFindMore({ ask, debounceMs = 150 }: Asking): FindMore {
  let last: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  return (typed, onFound) => {
    last?.abort()
    clearTimeout(timer)
    const words = typed.trim().slice(0, searchLimits.suggested)
    if (!isWorthAsking(words)) {
      onFound([])
      return
    }
    const own = new AbortController()
    last = own
    timer = setTimeout(() => {
      const finish = (found: readonly FoundThere[]) => {
        if (!own.signal.aborted) onFound(found)
      }
      // Names are looked through here: whoever is offline still finds those.
      ask(words, own.signal).then(finish, () => finish([]))
    }, debounceMs)
  }
}

const separators = { zh: '、', en: ', ' }

/** Why a place was found that is called otherwise; nothing where its name says it. */
export const foundText = (things: readonly BilingualText[] | undefined, language: Language): string =>
  things && things.length > 0
    ? sceneTexts.found[language].replace(
        '{names}',
        things.map((name) => name[language]).join(separators[language]),
      )
    : ''
