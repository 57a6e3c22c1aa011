import { nameOf, type To } from './address.ts'
import type { RunInDb } from './failsafe-db.ts'
import type { Platform } from './platform.ts'

const saveAfterMs = 300

interface DraftsOptions {
  platform: Platform
  uid: string
  run: RunInDb
  onChange(): void
}

/** Messages that were begun, by whom they are for. They are stored a moment after the last key. */
export function openDrafts({ platform, uid, run, onChange }: DraftsOptions) {
  let texts = new Map<string, string>()
  const saving = new Map<string, () => void>()

  const save = (name: string) => {
    saving.get(name)?.()
    saving.delete(name)
    void run((db) => db.setDraft(uid, name, texts.get(name) ?? ''))
  }
  void run((db) => db.drafts(uid)).then((found) => {
    // What was written before they came is newer.
    if (found) texts = new Map([...found, ...texts])
    onChange()
  })
  return {
    of: (to: To): string => texts.get(nameOf(to)) ?? '',
    set(to: To, text: string): void {
      const name = nameOf(to)
      if ((texts.get(name) ?? '') === text) return
      texts.set(name, text)
      onChange()
      saving.get(name)?.()
      saving.set(
        name,
        platform.after(saveAfterMs, () => save(name)),
      )
    },
    /** Those of the database are deleted with all that is there. */
    clear(): void {
      for (const stop of saving.values()) stop()
      saving.clear()
      texts = new Map()
    },
    close(): void {
      for (const name of [...saving.keys()]) save(name)
    },
  }
}
