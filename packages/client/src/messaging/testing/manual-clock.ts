/** Promises and the database's own turns, as far as they come without time passing. */
export async function settle(turns = 8): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((done) => setImmediate(done))
}

/** Time that passes only when it is told to. */
export function manualClock(start = 1_800_000_000_000) {
  let now = start
  /** In the order in which they fall due. */
  const timers: { at: number; work: () => void }[] = []
  return {
    now: () => now,
    after(ms: number, work: () => void) {
      const timer = { at: now + Math.max(0, ms), work }
      const later = timers.findIndex(({ at }) => at > timer.at)
      timers.splice(later < 0 ? timers.length : later, 0, timer)
      return () => {
        const index = timers.indexOf(timer)
        if (index >= 0) timers.splice(index, 1)
      }
    },
    /** Does what falls due in this time, each at its time, and lets promises catch up in between. */
    async pass(ms: number, turns?: number): Promise<void> {
      const end = now + ms
      await settle(turns)
      while (timers[0] && timers[0].at <= end) {
        const due = timers.shift()
        now = Math.max(now, due?.at ?? now)
        due?.work()
        await settle(turns)
      }
      now = end
    },
  }
}
export type ManualClock = ReturnType<typeof manualClock>

/** The same numbers for the same seed (mulberry32), so that a run can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
