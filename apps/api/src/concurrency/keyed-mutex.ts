/**
 * Runs the work of one key one after another, on this node. A button pressed a hundred times then costs the database a
 * hundred queries instead of a hundred transactions that collide; what is right is still decided there.
 */
export class KeyedMutex {
  readonly #last = new Map<number, Promise<unknown>>()

  run<Result>(key: number, work: () => Promise<Result>): Promise<Result> {
    const previous = this.#last.get(key) ?? Promise.resolve()
    const current = previous.then(work, work)
    this.#last.set(key, current)
    const release = () => {
      if (this.#last.get(key) === current) this.#last.delete(key)
    }
    current.then(release, release)
    return current
  }
}
