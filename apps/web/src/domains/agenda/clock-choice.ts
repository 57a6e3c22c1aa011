import { persistentStore } from '@tradefloor/ui'
import { useSyncExternalStore } from 'react'
import { fairZone, ownZone, type Zone } from '../../shared/time/times.ts'

export type ClockChoice = 'fair' | 'own'

const clock = persistentStore<ClockChoice>({
  key: 'agendaClock',
  format: 'text',
  parse: (stored) => (stored === 'own' ? 'own' : 'fair'),
})

/** Whose clock the visitor wants to see: the same wherever a time is shown, and kept for the next visit. */
export function useClockChoice() {
  const chosen = useSyncExternalStore(clock.subscribe, clock.get)
  const zone: Zone = chosen === 'own' ? ownZone : fairZone
  return { choice: chosen, choose: clock.set, zone }
}

export type Clock = ReturnType<typeof useClockChoice>
