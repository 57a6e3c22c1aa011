import type { Language } from './catalogue.ts'

export const languageKey = 'language'

export interface LanguageStore {
  get: () => Language
  set: (language: Language) => void
  subscribe: (listener: () => void) => () => void
}

const read = (storage: Storage | undefined): Language => {
  try {
    return storage?.getItem(languageKey) === 'en' ? 'en' : 'zh'
  } catch {
    return 'zh'
  }
}

/**
 * The visitor's language, kept in the browser. Outside React because the caller of the server needs it too. Another
 * tab's choice arrives by the storage event.
 */
export function createLanguageStore(target: Window | undefined = globalThis.window): LanguageStore {
  const storage = storageOf(target)
  let current = read(storage)
  const listeners = new Set<() => void>()
  const take = (language: Language) => {
    if (language === current) return
    current = language
    for (const listener of listeners) listener()
  }
  target?.addEventListener('storage', (event) => {
    if (event.key === languageKey) take(read(storage))
  })
  return {
    get: () => current,
    set(language) {
      try {
        storage?.setItem(languageKey, language)
      } catch {
        // Storage may be full or forbidden; the choice then holds for this page only.
      }
      take(language)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Even reading the property throws where a visitor has blocked storage. */
function storageOf(target: Window | undefined): Storage | undefined {
  try {
    return target?.localStorage
  } catch {
    return undefined
  }
}
