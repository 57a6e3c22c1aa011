import { CallError } from './call-error.ts'
import type { Session } from './session.ts'

/** A call that hangs keeps nobody from leaving. */
const patienceMs = 2000

/**
 * Whoever leaves asks nothing more. What is under way is answered before the last call goes out, and what begins after it
 * waits until they are gone: asked as somebody who has just left, the server would refuse it, and the browser complain.
 */
export function letOneBeLast(session: Pick<Session, 'state' | 'subscribe'>) {
  const underWay = new Set<Promise<unknown>>()
  /** While somebody leaves. Says whether they are gone. */
  let leaving: Promise<boolean> | undefined

  return {
    async during<T>(work: () => Promise<T>): Promise<T> {
      if (await leaving) throw new CallError('aborted', 'aborted')
      const answer = work()
      underWay.add(answer)
      try {
        return await answer
      } finally {
        underWay.delete(answer)
      }
    },
    last<T>(work: () => Promise<T>): Promise<T> {
      const answer = Promise.race([Promise.allSettled(underWay), after(patienceMs)]).then(work)
      leaving = answer
        .then(() => untilGone(session))
        .then(
          () => true,
          () => false,
        )
        .finally(() => {
          leaving = undefined
        })
      return answer
    },
  }
}

const after = (ms: number) => new Promise((done) => setTimeout(done, ms))

const untilGone = (session: Pick<Session, 'state' | 'subscribe'>) =>
  new Promise<void>((gone) => {
    if (session.state() === 'guest') return gone()
    const stop = session.subscribe((next) => {
      if (next !== 'guest') return
      stop()
      gone()
    })
  })
