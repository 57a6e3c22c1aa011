/**
 * A film of equal or unequal segments that is played again and again as if it were live. What is live at an instant
 * follows from the clock alone, so any number of nodes say the same and none has to remember anything.
 */
export interface LoopTimes {
  /** How long each segment is, in milliseconds. */
  durations: readonly number[]
}

/** One segment on the air: the how-manieth since 1970, which of the film it is, and when it began. */
export interface Aired {
  sequence: number
  index: number
  beganAt: number
}

/** Long enough for a player that stumbles, short enough to be near what is now. */
const windowSegments = 6

/** The segments that a player may have at this instant: the last few of those that are over. */
export function windowAt(loop: LoopTimes, now: Date): Aired[] {
  const over = segmentsOver(loop, now.getTime())
  return Array.from({ length: windowSegments }, (_, i) => airedAs(loop, over - windowSegments + i))
}

/**
 * Players keep lists with a place for every number below this one, and walk through them: with all beginnings since 1970
 * a browser stood still for ten seconds at every playlist. Who watches while it begins again at 0 is led by the dates.
 */
export const mostBeginnings = 10_000

/** How many times the film has begun anew before this segment; a player counts on from here by the marks it meets. */
export const beginningsBefore = ({ durations }: LoopTimes, sequence: number) =>
  Math.floor((sequence - 1) / durations.length) % mostBeginnings

/** How many segments have ended by then. */
function segmentsOver({ durations }: LoopTimes, at: number): number {
  const length = lengthOf(durations)
  const rounds = Math.floor(at / length)
  let left = at - rounds * length
  let over = rounds * durations.length
  for (const duration of durations) {
    left -= duration
    if (left < 0) break
    over++
  }
  return over
}

function airedAs({ durations }: LoopTimes, sequence: number): Aired {
  const round = Math.floor(sequence / durations.length)
  const index = sequence - round * durations.length
  return { sequence, index, beganAt: round * lengthOf(durations) + lengthOf(durations.slice(0, index)) }
}

const lengthOf = (durations: readonly number[]) => durations.reduce((sum, duration) => sum + duration, 0)
