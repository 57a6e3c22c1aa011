import { setTimeout as wait } from 'node:timers/promises'
import { withTopPriority } from './request-priority.ts'

const maxBatchSize = 200

interface Batch<Item, Result> {
  items: Item[]
  results: Promise<Result[]>
  start(): void
}

interface BatcherOptions {
  /** A pause after a batch of several, where nobody is in a hurry. */
  cooldownMs?: number
  /** Batches that run at the same time, where one slow batch must not hold up everybody. */
  concurrency?: number
}

/**
 * Calls one by one, run in batches and answered in order: whatever arrives while a batch runs is in the next one, so the
 * more calls there are, the less each costs. No call waits for a batch to fill.
 */
export function createBatcher<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  { cooldownMs, concurrency = 1 }: BatcherOptions = {},
): (item: Item) => Promise<Result> {
  const queue: Batch<Item, Result>[] = []
  let running = 0

  const startNext = () => {
    const next = running < concurrency ? queue.shift() : undefined
    if (!next) return
    running++
    next.start()
  }
  const runBatch = async (items: Item[]) => {
    try {
      // Many callers wait for it, and only a few of a kind run at a time.
      return await withTopPriority(() => run(items))
    } finally {
      // A batch that fails fails for its own callers; the next one runs all the same.
      void cooldown(items.length).then(() => {
        running--
        startNext()
      })
    }
  }
  const cooldown = async (count: number) => {
    if (cooldownMs && count > 1) await wait(cooldownMs, null, { ref: false })
  }
  const createBatch = () => {
    const items: Item[] = []
    let start = () => {}
    const results = new Promise<void>((resolve) => {
      start = resolve
    }).then(() => runBatch(items))
    const batch = { items, results, start }
    queue.push(batch)
    queueMicrotask(startNext)
    return batch
  }

  return async (item) => {
    const last = queue.at(-1)
    const batch = last && last.items.length < maxBatchSize ? last : createBatch()
    const index = batch.items.push(item) - 1
    return (await batch.results)[index] as Result
  }
}
