import { Problem } from '../../http/problem.ts'

interface Waiting {
  places: number
  enter(): void
}

/**
 * Decoding takes memory by the picture: there are so many places, a large picture takes them all, so many may wait, and
 * whoever comes then is asked to come again.
 */
export class DecodeGate {
  readonly #waiting: Waiting[] = []
  #free: number

  constructor(readonly limits: { places: number; waiting: number }) {
    this.#free = limits.places
  }

  async run<Result>(size: 'small' | 'large', work: () => Promise<Result>): Promise<Result> {
    const places = size === 'small' ? 1 : this.limits.places
    if (this.#waiting.length === 0 && places <= this.#free) this.#free -= places
    else if (this.#waiting.length >= this.limits.waiting) throw new Problem('unavailable')
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
