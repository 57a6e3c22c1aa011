import type { Session } from '@tradefloor/contract'
import { useSyncExternalStore } from 'react'
import { keep, kept, keys } from '../session/kept.ts'

/** What is remembered of a session that somebody wants to be told of. */
export interface Reminder {
  id: number
  exhibitionId: number
  hallId: number
  startsAt: string
  title: string
  title_en: string
}

/** So long before it begins, in milliseconds. */
export const aheadMs = 5 * 60_000

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
function change(how: (list: readonly Reminder[]) => readonly Reminder[]) {
  const next = how(read())
  known = next
  keep('reminders', next.length > 0 ? JSON.stringify(next) : null)
  for (const listener of listeners) listener()
}

export const remind = (session: Session, exhibitionId: number) =>
  change((list) => [
    ...list.filter(({ id }) => id !== session.id),
    {
      id: session.id,
      exhibitionId,
      hallId: session.hall_id,
      startsAt: session.starts_at,
      title: session.title,
      title_en: session.title_en,
    },
  ])

export const forget = (sessionId: number) => change((list) => list.filter(({ id }) => id !== sessionId))

/** Those whose time has come, and when the next one's does. What has begun long ago is told to nobody. */
export function dueReminders(list: readonly Reminder[], now: number) {
  const due = list.filter(({ startsAt }) => Date.parse(startsAt) - aheadMs <= now)
  const next = list
    .map(({ startsAt }) => Date.parse(startsAt) - aheadMs)
    .filter((moment) => moment > now)
    .sort((a, b) => a - b)[0]
  return { due, told: due.filter(({ startsAt }) => Date.parse(startsAt) > now), next }
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
