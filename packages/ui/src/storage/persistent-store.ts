import { type BrowserStore, localStore, parsedText } from './browser-store.ts'

/** A value that the browser keeps; for as long as the page stands where it keeps nothing. */
export interface PersistentStore<Value> {
  get: () => Value
  set: (value: Value) => void
  /** Changes what stands there now: another tab may have written meanwhile. */
  update: (change: (value: Value) => Value) => void
  /** Another tab's changes are heard, too. */
  subscribe: (listener: () => void) => () => void
}

interface Options<Value> {
  key: string
  /** From what is stored, which may be anything; undefined where that is nothing. */
  parse: (stored: unknown) => Value
  /** What is stored: JSON, or the value itself. */
  format?: 'json' | 'text'
  store?: BrowserStore
  /** Where changes of other tabs are announced. */
  events?: Pick<Window, 'addEventListener'> | undefined
}

export function persistentStore<Value>(options: Options<Value>): PersistentStore<Value> {
  const { key, parse, format = 'json', store = localStore, events = globalThis.window } = options
  const listeners = new Set<() => void>()
  let text: string | null | undefined
  let value: Value | undefined
  let isRead = false
  let isUnsaved = false

  const get = (): Value => {
    const stored = store.read(key)
    if (!isRead || (!isUnsaved && stored !== undefined && stored !== text)) {
      text = stored
      value = parse(format === 'json' ? parsedText(stored) : (stored ?? undefined))
      isRead = true
    }
    return value as Value
  }
  const set = (next: Value) => {
    const isChanged = !Object.is(get(), next)
    const written = textOf(next, format)
    isUnsaved = !store.write(key, written)
    text = written
    value = next
    if (isChanged) notify()
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  // Without a key, all of the storage was cleared.
  events?.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== key) return
    isUnsaved = false
    notify()
  })
  return {
    get,
    set,
    update: (change) => set(change(get())),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Nothing stands for no value, for a no and for an empty list. */
function textOf(value: unknown, format: 'json' | 'text'): string | null {
  if (value === undefined || value === false || (Array.isArray(value) && value.length === 0)) return null
  return format === 'json' ? JSON.stringify(value) : String(value)
}

/** A yes that is kept. */
export const persistentFlag = (key: string, store?: BrowserStore): PersistentStore<boolean> =>
  persistentStore({ key, parse: Boolean, ...(store && { store }) })
