import { localStore, parsedText } from '@tradefloor/ui'

const prefix = 'desk content '
const keyOf = (table: string, id: number) => `${prefix}${table} ${id}`

/** What was typed at this browser and not stored yet, field by field. */
export type UnsavedContent = Record<string, { value: string; seen: number }>

export function readUnsaved(table: string, id: number): UnsavedContent {
  const stored = parsedText(localStore.read(keyOf(table, id)))
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, { value: string; seen: number }] =>
        typeof entry[1]?.value === 'string' && Number.isSafeInteger(entry[1]?.seen),
    ),
  )
}

export function keepUnsaved(table: string, id: number, unsaved: UnsavedContent) {
  const isEmpty = Object.keys(unsaved).length === 0
  localStore.write(keyOf(table, id), isEmpty ? null : JSON.stringify(unsaved))
}

/** Whoever signs off leaves nothing of it in the browser. */
export function forgetUnsaved() {
  for (const key of localStore.keys()) if (key.startsWith(prefix)) localStore.write(key, null)
}
