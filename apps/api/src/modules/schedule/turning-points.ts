/**
 * The instants at which sessions start or end, as far as this node has read them. An answer is good until the next
 * one: after it, it would call a session upcoming that has begun, and keep back its address. An answer named by the
 * last one ends exactly then, and between two of them it can stand in while the database is away.
 */
export class TurningPoints {
  #sorted: number[] = []

  note(sessions: { startsAt: Date; endsAt: Date }[]) {
    const all = new Set(this.#sorted)
    for (const { startsAt, endsAt } of sessions) all.add(startsAt.getTime()).add(endsAt.getTime())
    if (all.size > this.#sorted.length) this.#sorted = [...all].sort((a, b) => a - b)
  }

  /** The last one up to now; 0 before any. */
  last(now: Date): number {
    const at = now.getTime()
    return this.#sorted.findLast((time) => time <= at) ?? 0
  }
}
