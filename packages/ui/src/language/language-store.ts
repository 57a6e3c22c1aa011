import { browserStore } from '../storage/browser-store.ts'
import { type PersistentStore, persistentStore } from '../storage/persistent-store.ts'
import type { Language } from './catalogue.ts'

export const languageKey = 'language'

export type LanguageStore = Pick<PersistentStore<Language>, 'get' | 'set' | 'subscribe'>

/**
 * The visitor's language, kept in the browser. Outside React because the caller of the server needs it too. Another
 * tab's choice arrives by the storage event. Who has never chosen and comes by an address in a language has chosen that;
 * what is shown to everybody else is not kept.
 */
export function createLanguageStore(
  target: Window | undefined = globalThis.window,
  { arrivedIn, fallback = 'zh' }: { arrivedIn?: Language | undefined; fallback?: Language } = {},
): LanguageStore {
  const chosen = persistentStore<Language | undefined>({
    key: languageKey,
    format: 'text',
    parse: (stored) => (stored === 'en' || stored === 'zh' ? stored : undefined),
    store: browserStore('localStorage', () => target ?? {}),
    events: target,
  })
  if (chosen.get() === undefined && arrivedIn !== undefined) chosen.set(arrivedIn)
  return {
    get: () => chosen.get() ?? fallback,
    set: chosen.set,
    subscribe: chosen.subscribe,
  }
}
