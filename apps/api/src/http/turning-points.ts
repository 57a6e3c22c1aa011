/**
 * The instants at which answers change by themselves, as far as this node has read them: a session starts, a notice
 * ends. An answer is good until the next one. An answer named by the last one ends exactly then, and between two of
 * them it can stand in while the database is away.
 */
export class TurningPoints {
  #sorted: number[] = []

  note(instants: Iterable<Date>) {
    const all = new Set(this.#sorted)
    for (const instant of instants) all.add(instant.getTime())
    if (all.size > this.#sorted.length) this.#sorted = [...all].sort((a, b) => a - b)
  }

  /** The last one up to now; 0 before any. */
  last(now: Date): number {
    const at = now.getTime()
    return this.#sorted.findLast((time) => time <= at) ?? 0
  }

  /** Milliseconds until the next one. */
  untilNext(now: Date): number {
    const at = now.getTime()
    return (this.#sorted.find((time) => time > at) ?? Number.POSITIVE_INFINITY) - at
  }
}
