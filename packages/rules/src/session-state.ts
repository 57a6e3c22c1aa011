/** How far a session of the programme is, as the gateway numbers it. */
export const sessionStates = { upcoming: 1, live: 2, over: 3 } as const
export type SessionState = (typeof sessionStates)[keyof typeof sessionStates]

/** What the organiser may say besides the three: it does not take place. */
export const calledOff = 4

export interface SessionTimes {
  starts: Date
  ends: Date
  /** What the organiser says, whatever the clock says: a late start, an early end. */
  override: number | null
}

/** Live from the instant it starts until just before the instant it ends, so that what follows on takes over. */
export function sessionStateOf({ starts, ends, override }: SessionTimes, now: Date): SessionState {
  const said = Object.values(sessionStates).find((state) => state === override)
  if (said) return said
  if (now < starts) return sessionStates.upcoming
  if (override === calledOff) return sessionStates.over
  return now < ends ? sessionStates.live : sessionStates.over
}
