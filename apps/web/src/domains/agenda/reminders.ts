import { useSyncExternalStore } from 'react'
import { keep, kept, keys } from '../../shared/storage/kept.ts'

// Every page looks whether there are any; what sets them and tells of them comes when it is needed.

/** What is remembered of a session that somebody wants to be told of. */
export interface Reminder {
  id: number
  exhibitionId: number
  hallId: number
  startsAt: string
  title: string
  title_en: string
}

const listeners = new Set<() => void>()
let known: readonly Reminder[] | undefined

const isReminder = (value: unknown): value is Reminder =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'startsAt' in value &&
  typeof value.startsAt === 'string'

function read(): readonly Reminder[] {
  try {
    const list: unknown = JSON.parse(kept('reminders') ?? '[]')
    return Array.isArray(list) ? list.filter(isReminder) : []
  } catch {
    return []
  }
}

export function reminders(): readonly Reminder[] {
  known ??= read()
  return known
}

/** Another tab may have written meanwhile: what is changed is what stands there now. */
export function changeReminders(how: (list: readonly Reminder[]) => readonly Reminder[]) {
  const next = how(read())
  known = next
  keep('reminders', next.length > 0 ? JSON.stringify(next) : null)
  for (const listener of listeners) listener()
}

const hearOtherTabs = ({ key }: StorageEvent) => {
  if (key !== null && key !== keys.reminders) return
  known = undefined
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', hearOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs)
  }
}

export const useReminders = (): readonly Reminder[] => useSyncExternalStore(subscribe, reminders)
