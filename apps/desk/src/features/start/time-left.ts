const minute = 60_000

/** Whole minutes, begun ones counted: an opening in 20 seconds is in a minute. */
export function timeLeft(end: number, now: number): { days: number; hours: number; minutes: number } {
  const left = Math.max(0, Math.ceil((end - now) / minute))
  return { days: Math.floor(left / 1440), hours: Math.floor((left % 1440) / 60), minutes: left % 60 }
}
