import { currentPriority } from '../concurrency/request-priority.ts'

interface Waiter {
  since: number
  enter(): void
}

/**
 * Hands the connections of a pool to the request that has been running for longest. Handed out in the order of single
 * queries, under overload every request would time out half done, and its client would retry: nobody would get anything
 * for as long as they all try.
 */
export class ConnectionQueue {
  readonly #queue: Waiter[] = []
  #free: number

  constructor(
    connections: number,
    readonly defaultWaitTimeoutMs: number | undefined,
  ) {
    this.#free = connections
  }

  /** Returns how to release it. */
  async acquire(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1
    else await this.#wait()
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      // Handed on, not freed, so that nobody slips in between.
      const next = this.#queue.shift()
      if (next) next.enter()
      else this.#free += 1
    }
  }

  #wait(): Promise<void> {
    const { since, waitTimeoutMs = this.defaultWaitTimeoutMs } = currentPriority()
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const waiter: Waiter = {
        since,
        enter: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      this.#queue.splice(this.#indexFor(since), 0, waiter)
      if (waitTimeoutMs === undefined) return
      timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1)
        reject(new PoolTimeout(waitTimeoutMs))
      }, waitTimeoutMs)
    })
  }

  /** Behind everybody who started no later: a binary search, because thousands may wait in a rush. */
  #indexFor(since: number): number {
    let [from, to] = [0, this.#queue.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((this.#queue[middle]?.since ?? 0) <= since) from = middle + 1
      else to = middle
    }
    return from
  }
}

class PoolTimeout extends Error {
  readonly code = 'ETIMEDOUT'

  constructor(waitTimeoutMs: number) {
    super(`no connection to the database was free within ${waitTimeoutMs / 1000} s`)
  }
}
