const storageKey = 'recentSearches'
const most = 10
const longest = 100

/** The newest first, each once, and only so many. */
export const withWord = (words: readonly string[], word: string): string[] =>
  [word, ...words.filter((other) => other !== word)].slice(0, most)

/** What the storage holds may have been written by an older page, or by hand. */
export function readWords(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(kept)) return []
    const words = kept.filter(
      (word): word is string => typeof word === 'string' && word !== '' && word.length <= longest,
    )
    return [...new Set(words)].slice(0, most)
  } catch {
    return []
  }
}

let words: readonly string[] | undefined
const listeners = new Set<() => void>()

/** Kept in this browser and sent nowhere but where one searches. */
export function recentWords(): readonly string[] {
  if (!words) {
    try {
      words = readWords(localStorage.getItem(storageKey))
    } catch {
      // A browser may refuse its storage: then the words last as long as the page.
      words = []
    }
  }
  return words
}

function set(next: readonly string[]) {
  words = next
  try {
    if (next.length > 0) localStorage.setItem(storageKey, JSON.stringify(next))
    else localStorage.removeItem(storageKey)
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}

export const noteWord = (word: string) => word && set(withWord(recentWords(), word))
export const forgetWord = (word: string) => set(recentWords().filter((other) => other !== word))
export const forgetWords = () => set([])

export function onRecentWords(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
