import type { Keeper } from './session.ts'

/** Only a browser has it. */
const storage = () => (globalThis as unknown as { localStorage: Keeper }).localStorage

/** A browser that refuses its storage refuses to be asked for it, too: the session expects that of each call. */
export const browserStorage: Keeper = {
  getItem: (key) => storage().getItem(key),
  setItem: (key, value) => storage().setItem(key, value),
  removeItem: (key) => storage().removeItem(key),
}
