import { readdirSync, readFileSync } from 'node:fs'

/** @typedef {{ pid: number, gone: Promise<unknown> }} Server */

/**
 * The ways a database server goes away and comes back.
 * @param {Server} server
 * @param {() => Promise<Server>} launch
 */
export function switchFor(server, launch) {
  let current = server
  return {
    /** It keeps its connections, accepts new ones and says nothing. */
    freeze: () => signalAll(current.pid, 'SIGSTOP'),
    thaw: () => signalAll(current.pid, 'SIGCONT'),
    /** As by a crash: nothing is said and nothing is tidied up. */
    kill: async () => {
      signalAll(current.pid, 'SIGKILL')
      await current.gone
    },
    start: async () => {
      current = await launch()
    },
  }
}

/**
 * Its processes lead groups of their own, so each gets the signal. The first one first: it makes no new ones then.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalAll(pid, signal) {
  process.kill(pid, signal)
  for (const child of childrenOf(pid)) {
    try {
      process.kill(child, signal)
    } catch {
      // Ended by itself in the meantime.
    }
  }
}

/** @param {number} parent */
function childrenOf(parent) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === parent)
    .map(Number)
}

/** @param {string} pid */
function parentOf(pid) {
  try {
    // The name, in brackets, may hold anything; what follows the last bracket does not.
    const [, , ppid] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.split(' ') ?? []
    return Number(ppid)
  } catch {
    return undefined
  }
}
