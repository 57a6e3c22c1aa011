/**
 * Lets one visitor's requests through one after another, on this node. A button pressed a hundred times then costs the
 * database a hundred questions instead of a hundred transactions; what is right is still decided there.
 */
export class Turns {
  readonly #last = new Map<number, Promise<unknown>>()

  run<Result>(whose: number, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(whose) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.#last.set(whose, mine)
    const leave = () => {
      if (this.#last.get(whose) === mine) this.#last.delete(whose)
    }
    mine.then(leave, leave)
    return mine
  }
}
