import { useDeferredValue, useState } from 'react'
import { type AgendaSession, nowPosition } from './programme.ts'
import type { RowsProps } from './rows-props.ts'
import { endOf, isLive } from './session-state.ts'

/** As many steps after the present one as a first screen has room for. */
const firstSteps = 6

/** Over, and not because it goes on longer than was planned. */
const isEarlier = (session: AgendaSession, now: number) => endOf(session) <= now && !isLive(session)

/** Which steps of a day are shown: what is over can begin folded, and what is below the first screen comes later. */
export function useTimeline({
  sessions,
  now,
  folded = false,
}: Pick<RowsProps, 'sessions' | 'now' | 'folded'>) {
  const [isUnfolded, setUnfolded] = useState(false)
  const current = sessions[nowPosition(sessions, now) ?? -1]
  const earlier = folded && !isUnfolded ? sessions.filter((session) => isEarlier(session, now)).length : 0
  const isFolded = earlier > 1 && earlier < sessions.length
  const steps = isFolded ? sessions.filter((session) => !isEarlier(session, now)) : sessions
  // The first screen does not wait for the whole day.
  const count = useDeferredValue(steps.length, Math.max(0, current ? steps.indexOf(current) : 0) + firstSteps)
  return {
    current,
    shown: steps.slice(0, count),
    last: steps.at(-1),
    folded: isFolded ? earlier : 0,
    unfold: () => setUnfolded(true),
  }
}
