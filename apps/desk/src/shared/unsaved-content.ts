import { localStore, parsedText } from '@tradefloor/ui'

const prefix = 'desk content '
const notePrefix = 'desk note '
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

/** A note on a lead that was typed and not saved. Each person has their own: another may sign on at this browser. */
export interface UnsavedNoteKey {
  person: string
  lead: string
}

const noteKeyOf = ({ person, lead }: UnsavedNoteKey) => `${notePrefix}${person} ${lead}`

export const readUnsavedNote = (key: UnsavedNoteKey): string => localStore.read(noteKeyOf(key)) ?? ''

export const writeUnsavedNote = (key: UnsavedNoteKey, text: string) =>
  localStore.write(noteKeyOf(key), text.trim() === '' ? null : text)

/** Whoever signs off leaves nothing of it in the browser. */
export function forgetUnsaved() {
  for (const key of localStore.keys())
    if (key.startsWith(prefix) || key.startsWith(notePrefix)) localStore.write(key, null)
}
