import { workNow } from './whole-work.ts'

interface Waiting {
  since: number
  enter(): void
}

/**
 * The connections of a pool, given to the work that has been going on for longest. Were they given in the order of the
 * single questions, then, when more is asked than can be answered, every work would end half done and in vain, and
 * whoever asked would come again: nobody would get anything, for as long as they all try.
 */
export class Places {
  readonly #waiting: Waiting[] = []
  #free: number

  constructor(
    places: number,
    readonly usualPatienceMs: number | undefined,
  ) {
    this.#free = places
  }

  /** Answers how to give the place back. */
  async take(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1
    else await this.#turn()
    let isGiven = false
    return () => {
      if (isGiven) return
      isGiven = true
      // It is handed on, not given up, so that nobody slips in between.
      const next = this.#waiting.shift()
      if (next) next.enter()
      else this.#free += 1
    }
  }

  #turn(): Promise<void> {
    const { since, patienceMs = this.usualPatienceMs } = workNow()
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const waiting: Waiting = {
        since,
        enter: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      this.#waiting.splice(this.#placeOf(since), 0, waiting)
      if (patienceMs === undefined) return
      timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(new NoPlace(patienceMs))
      }, patienceMs)
    })
  }

  /** Behind everybody who has been at it for as long. In a rush thousands stand here, so they are not walked past. */
  #placeOf(since: number): number {
    let [from, to] = [0, this.#waiting.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((this.#waiting[middle]?.since ?? 0) <= since) from = middle + 1
      else to = middle
    }
    return from
  }
}

class NoPlace extends Error {
  readonly code = 'ETIMEDOUT'

  constructor(patienceMs: number) {
    super(`no connection to the database was free within ${patienceMs / 1000} s`)
  }
}
