import { setTimeout as wait } from 'node:timers/promises'
import { asFirst } from './whole-work.ts'

/** What is answered with one question at most. */
const mostAtOnce = 200

/**
 * Asked one by one, answered together and in order: whoever asks while others are being answered is in the next batch, so
 * the more ask, the less each costs. Nobody waits for a batch to fill; where nobody is in a hurry, there may be a rest
 * after one of several.
 */
export function together<Ask, Answer>(
  answer: (asks: Ask[]) => Promise<Answer[]>,
  { restMs }: { restMs?: number } = {},
): (ask: Ask) => Promise<Answer> {
  let next: { asks: Ask[]; answers: Promise<Answer[]> } | undefined
  let now: Promise<unknown> = Promise.resolve()
  return async (ask) => {
    if (!next || next.asks.length >= mostAtOnce) {
      const asks: Ask[] = []
      const answers = now.then(() => {
        if (next?.asks === asks) next = undefined
        // Many wait for it, and there is one of it at a time.
        return asFirst(() => answer(asks))
      })
      // A batch that fails fails for those in it, and the next is asked all the same.
      now = answers
        .catch(() => {})
        .then(() => restMs && asks.length > 1 && wait(restMs, null, { ref: false }))
      next = { asks, answers }
    }
    const place = next.asks.push(ask) - 1
    return (await next.answers)[place] as Answer
  }
}
