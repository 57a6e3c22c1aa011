import type { Language } from './catalogue.ts'

export const languageKey = 'language'

export interface LanguageStore {
  get: () => Language
  set: (language: Language) => void
  subscribe: (listener: () => void) => () => void
}

/** What was chosen before; undefined when nothing was. */
const read = (storage: Storage | undefined): Language | undefined => {
  try {
    const kept = storage?.getItem(languageKey)
    return kept === 'en' || kept === 'zh' ? kept : undefined
  } catch {
    return undefined
  }
}

/**
 * The visitor's language, kept in the browser. Outside React because the caller of the server needs it too. Another
 * tab's choice arrives by the storage event. Who has never chosen and comes by an address in a language has chosen that;
 * what is shown to everybody else is not kept.
 */
export function createLanguageStore(
  target: Window | undefined = globalThis.window,
  { arrivedIn, fallback = 'zh' }: { arrivedIn?: Language | undefined; fallback?: Language } = {},
): LanguageStore {
  const storage = storageOf(target)
  const kept = read(storage)
  let current = kept ?? fallback
  const listeners = new Set<() => void>()
  const take = (language: Language) => {
    if (language === current) return
    current = language
    for (const listener of listeners) listener()
  }
  target?.addEventListener('storage', (event) => {
    if (event.key === languageKey) take(read(storage) ?? fallback)
  })
  const store: LanguageStore = {
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
  if (kept === undefined && arrivedIn !== undefined) store.set(arrivedIn)
  return store
}

/** Even reading the property throws where a visitor has blocked storage. */
function storageOf(target: Window | undefined): Storage | undefined {
  try {
    return target?.localStorage
  } catch {
    return undefined
  }
}
