import { Problem } from './problem.ts'

interface Waiting {
  places: number
  enter(): void
}

/**
 * Before work that takes a core or much memory: there are so many places, a large piece of work takes them all, so many
 * may wait, and whoever comes then is asked to come again.
 */
export class Gate {
  readonly #waiting: Waiting[] = []
  #free: number

  constructor(readonly limits: { places: number; waiting: number; retryAfterSeconds?: number }) {
    this.#free = limits.places
  }

  async run<Result>(work: () => Promise<Result>, size: 'small' | 'large' = 'small'): Promise<Result> {
    const { places: all, waiting, retryAfterSeconds } = this.limits
    const places = size === 'small' ? 1 : all
    if (this.#waiting.length === 0 && places <= this.#free) this.#free -= places
    else if (this.#waiting.length >= waiting)
      throw new Problem('unavailable', retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
    else await new Promise<void>((enter) => this.#waiting.push({ places, enter }))
    try {
      return await work()
    } finally {
      this.#free += places
      this.#admit()
    }
  }

  /** In the order they came, so that a large one is not passed for ever. */
  #admit() {
    for (let [next] = this.#waiting; next && next.places <= this.#free; [next] = this.#waiting) {
      this.#waiting.shift()
      this.#free -= next.places
      next.enter()
    }
  }
}
