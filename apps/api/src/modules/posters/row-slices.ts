import { setImmediate as nextTurn } from 'node:timers/promises'

/** A poster must not hold up the requests of visitors. */
const longestMs = 8

/** Works on rows of a picture one after another, and lets other work in between. */
export async function eachRow(from: number, to: number, work: (row: number) => void): Promise<void> {
  let began = performance.now()
  for (let row = from; row < to; row++) {
    work(row)
    if (performance.now() - began < longestMs) continue
    await nextTurn()
    began = performance.now()
  }
}
