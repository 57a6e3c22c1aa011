import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const undos = new Set<() => void>()

function leave(signal: NodeJS.Signals) {
  for (const undo of undos) undo()
  process.exit(128 + constants.signals[signal])
}

/** While the work runs, Ctrl-C and its kind first take away what it has begun: people's data are in it. */
export async function undoneOnSignal<Result>(undo: () => void, work: () => Promise<Result>): Promise<Result> {
  if (undos.size === 0) for (const signal of signals) process.on(signal, leave)
  undos.add(undo)
  try {
    return await work()
  } finally {
    undos.delete(undo)
    if (undos.size === 0) for (const signal of signals) process.off(signal, leave)
  }
}
