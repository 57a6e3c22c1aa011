import { persistentStore } from '@tradefloor/ui'

const most = 10
const longest = 100

/** The newest first, each once, and only so many. */
export const withWord = (words: readonly string[], word: string): string[] =>
  [word, ...words.filter((other) => other !== word)].slice(0, most)

/** What the storage holds may have been written by an older page, or by hand. */
export function readWords(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return []
  const words = stored.filter(
    (word): word is string => typeof word === 'string' && word !== '' && word.length <= longest,
  )
  return [...new Set(words)].slice(0, most)
}

/** Kept in this browser and sent nowhere but where one searches. */
const store = persistentStore({ key: 'recentSearches', parse: readWords })

export const recentWords = store.get
export const onRecentWords = store.subscribe
export const noteWord = (word: string) => word && store.update((words) => withWord(words, word))
export const forgetWord = (word: string) => store.update((words) => words.filter((other) => other !== word))
export const forgetWords = () => store.set([])
