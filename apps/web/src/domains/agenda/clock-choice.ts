import { useSyncExternalStore } from 'react'
import { keep, kept, keys } from '../../shared/storage/kept.ts'
import { fairZone, ownZone, type Zone } from '../../shared/time/times.ts'

export type ClockChoice = 'fair' | 'own'

const listeners = new Set<() => void>()
/** Where a browser keeps nothing, the choice lasts as long as the page. */
let known: ClockChoice | undefined

function choice(): ClockChoice {
  known ??= kept('agendaClock') === 'own' ? 'own' : 'fair'
  return known
}

function choose(next: ClockChoice) {
  known = next
  keep('agendaClock', next)
  for (const listener of listeners) listener()
}

const hearOtherTabs = ({ key }: StorageEvent) => {
  if (key !== null && key !== keys.agendaClock) return
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

/** Whose clock the visitor wants to see: the same wherever a time is shown, and kept for the next visit. */
export function useClockChoice() {
  const chosen = useSyncExternalStore(subscribe, choice)
  const zone: Zone = chosen === 'own' ? ownZone : fairZone
  return { choice: chosen, choose, zone }
}

export type Clock = ReturnType<typeof useClockChoice>
