import type { Keeper } from './session.ts'

/** A browser that refuses its storage refuses to be asked for it, too: the session expects that of each call. */
export const browserStorage: Keeper = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
}
