import type { KeyValueStorage } from './session.ts'

/** A browser that refuses its storage refuses to be asked for it, too: the session expects that of each call. */
export const browserStorage = (open: () => KeyValueStorage): KeyValueStorage => ({
  getItem: (key) => open().getItem(key),
  setItem: (key, value) => open().setItem(key, value),
  removeItem: (key) => open().removeItem(key),
})
