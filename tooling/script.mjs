import { stopChildren } from './child.mjs'
import { text } from './messages.mjs'
import { explain } from './refusal.mjs'

/** @type {Array<() => unknown>} */
const lastActs = []
let stopping = false

/**
 * Something to undo whichever way the script ends: normally, by a fault or by Ctrl-C.
 * @param {() => unknown} act
 */
export function beforeTheEnd(act) {
  lastActs.push(act)
}

/**
 * The frame of every tool: a signal stops the children and undoes what is to be undone, a fault is told in a sentence.
 * @param {() => Promise<void>} main
 */
export async function runAsScript(main) {
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  try {
    await main()
  } catch (error) {
    // What fails while we stop fails because we stop.
    if (stopping) return
    process.exitCode = 1
    console.error(`\n${explain(error)}\n`)
  } finally {
    if (!stopping) {
      releaseSignals()
      await undo()
    }
  }
}

/** The server has its own answer to signals: from here on they are its business. */
export function releaseSignals() {
  process.off('SIGINT', onSignal)
  process.off('SIGTERM', onSignal)
}

/** @param {NodeJS.Signals} signal */
async function onSignal(signal) {
  if (stopping) return
  stopping = true
  console.error(`\n${text('interrupted')}`)
  await stopChildren()
  await undo()
  process.exit(signal === 'SIGINT' ? 130 : 143)
}

async function undo() {
  for (const act of lastActs.splice(0).reverse()) {
    try {
      await act()
    } catch (error) {
      console.error(explain(error))
    }
  }
}
