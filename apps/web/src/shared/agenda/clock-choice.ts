import { useCallback, useState } from 'react'
import { keep, kept } from '../session/kept.ts'
import { fairZone } from './times.ts'
import { useOwnZone } from './use-own-zone.ts'

export type ClockChoice = 'fair' | 'own'

/** Whose clock the visitor wants to see; kept for the next agenda. */
export function useClockChoice() {
  const [choice, setChoice] = useState<ClockChoice>(() => (kept('agendaClock') === 'own' ? 'own' : 'fair'))
  const own = useOwnZone()
  const choose = useCallback((next: ClockChoice) => {
    keep('agendaClock', next)
    setChoice(next)
  }, [])
  return { choice, choose, own, zone: choice === 'own' ? own : fairZone }
}

export type Clock = ReturnType<typeof useClockChoice>
