import { storeValue } from '../../shared/storage/stored-values.ts'
import { databases, seenPrefix } from './names.ts'

type Kept = keyof typeof databases

/**
 * Takes out of this browser what it keeps of a visitor for reading without a network. Here and not in the part that
 * keeps it: that part may not have come yet, or may belong to another tab.
 */
export function clearOfflineData(...what: Kept[]): void {
  // It leads to an answer.
  if (what.includes('answers')) storeValue('programme', null)
  try {
    for (const one of what) indexedDB.deleteDatabase(databases[one])
    // Only over https and on this machine is there such a thing.
    void globalThis.caches?.keys().then((names) => {
      for (const name of names) if (name.startsWith(seenPrefix)) void caches.delete(name)
    })
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}
