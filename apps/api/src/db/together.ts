import { setTimeout as wait } from 'node:timers/promises'
import { asFirst } from './whole-work.ts'

/** What is answered with one question at most. */
const mostInOne = 200

interface Batch<Ask, Answer> {
  asks: Ask[]
  answers: Promise<Answer[]>
  begin(): void
}

/**
 * Asked one by one, answered together and in order: whoever asks while others are being answered is in the next batch, so
 * the more ask, the less each costs. Nobody waits for a batch to fill; where nobody is in a hurry, there may be a rest
 * after one of several. Where one slow answer must not hold up everybody, there may be more than one at once.
 */
export function together<Ask, Answer>(
  answer: (asks: Ask[]) => Promise<Answer[]>,
  { restMs, atOnce = 1 }: { restMs?: number; atOnce?: number } = {},
): (ask: Ask) => Promise<Answer> {
  const waiting: Batch<Ask, Answer>[] = []
  let busy = 0

  const beginNext = () => {
    const next = busy < atOnce ? waiting.shift() : undefined
    if (!next) return
    busy++
    next.begin()
  }
  const answered = async (asks: Ask[]) => {
    try {
      // Many wait for it, and there are few of its kind at a time.
      return await asFirst(() => answer(asks))
    } finally {
      // A batch that fails fails for those in it, and the next is asked all the same.
      void rested(asks.length).then(() => {
        busy--
        beginNext()
      })
    }
  }
  const rested = async (count: number) => {
    if (restMs && count > 1) await wait(restMs, null, { ref: false })
  }
  const newBatch = () => {
    const asks: Ask[] = []
    let begin = () => {}
    const answers = new Promise<void>((resolve) => {
      begin = resolve
    }).then(() => answered(asks))
    const batch = { asks, answers, begin }
    waiting.push(batch)
    queueMicrotask(beginNext)
    return batch
  }

  return async (ask) => {
    const last = waiting.at(-1)
    const batch = last && last.asks.length < mostInOne ? last : newBatch()
    const place = batch.asks.push(ask) - 1
    return (await batch.answers)[place] as Answer
  }
}
