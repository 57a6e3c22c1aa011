/** Promises and the database's own turns, as far as they come without time passing. */
export async function settle(turns = 8): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((done) => setImmediate(done))
}

/** Time that passes only when it is told to. */
export function manualClock(start = 1_800_000_000_000) {
  let now = start
  let count = 0
  let timers: { at: number; id: number; work: () => void }[] = []
  return {
    now: () => now,
    after(ms: number, work: () => void) {
      const id = count++
      timers.push({ at: now + Math.max(0, ms), id, work })
      return () => {
        timers = timers.filter((timer) => timer.id !== id)
      }
    },
    /** Does what falls due in this time, each at its time, and lets promises catch up in between. */
    async pass(ms: number, turns?: number): Promise<void> {
      const end = now + ms
      await settle(turns)
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at || a.id - b.id)[0]
        if (!due) break
        timers = timers.filter((timer) => timer !== due)
        now = Math.max(now, due.at)
        due.work()
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
