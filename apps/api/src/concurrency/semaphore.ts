interface Waiter {
  permits: number
  enter(): void
}

interface SemaphoreOptions {
  permits: number
  /** How many may wait; one more gets `SemaphoreFull`. */
  queueSize: number
  retryAfterSeconds?: number
}

/** Too much is waiting already: come again later. */
export class SemaphoreFull extends Error {
  constructor(readonly retryAfterSeconds: number | undefined) {
    super('too much work is waiting')
  }
}

/** Bounds work that takes a core or much memory. A large piece of work takes all permits. */
export class Semaphore {
  readonly #queue: Waiter[] = []
  #free: number

  constructor(readonly options: SemaphoreOptions) {
    this.#free = options.permits
  }

  async run<Result>(work: () => Promise<Result>, size: 'small' | 'large' = 'small'): Promise<Result> {
    const { permits: all, queueSize, retryAfterSeconds } = this.options
    const permits = size === 'small' ? 1 : all
    if (this.#queue.length === 0 && permits <= this.#free) this.#free -= permits
    else if (this.#queue.length >= queueSize) throw new SemaphoreFull(retryAfterSeconds)
    else await new Promise<void>((enter) => this.#queue.push({ permits, enter }))
    try {
      return await work()
    } finally {
      this.#free += permits
      this.#admit()
    }
  }

  /** First in, first out, so that a large one is not overtaken for ever. */
  #admit() {
    for (let [next] = this.#queue; next && next.permits <= this.#free; [next] = this.#queue) {
      this.#queue.shift()
      this.#free -= next.permits
      next.enter()
    }
  }
}
