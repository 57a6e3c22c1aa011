import { timed } from './timed.ts'

/** How long a piece may take: less than a frame or two, so that a press or a turn is answered at once. */
const pieceMs = 25

/** Does long work a piece at a time; whatever else the page has to do comes in between. */
export async function inPieces<Result>(name: string, work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = timed(name, () => {
      const end = performance.now() + pieceMs
      let next = work.next()
      while (!next.done && performance.now() < end) next = work.next()
      return next
    })
    if (step.done) return step.value
    await new Promise((resolve) => setTimeout(resolve))
  }
}
