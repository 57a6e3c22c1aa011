import { persistentStore } from '@tradefloor/ui'
import { useSyncExternalStore } from 'react'

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

const isReminder = (value: unknown): value is Reminder =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'startsAt' in value &&
  typeof value.startsAt === 'string'

const store = persistentStore<readonly Reminder[]>({
  key: 'reminders',
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isReminder) : []),
})

export const reminders = store.get
export const changeReminders = store.update
export const useReminders = (): readonly Reminder[] => useSyncExternalStore(store.subscribe, store.get)
