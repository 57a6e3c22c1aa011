import { existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { text } from './messages.mjs'
import { untilCalm, watchWithheldTime } from './withheld-time.mjs'

/** @typedef {import('./tally.mjs').Counts} Counts */

/** From here on, waiting for something inside of its limit says nothing about the code. */
const tooMuch = 0.2

/** A host that takes its processors away once often does so again; after so many runs it is left at what they say. */
const mostRuns = 3

/**
 * Runs a suite, and what failed in it once more if the machine's host withheld its processors meanwhile: the limits
 * of tests end a hang, and a machine that stands still hangs everything. On a machine that runs there is no second try.
 * @param {{ name: string, report: string, watch?: typeof watchWithheldTime, calm?: () => Promise<unknown>, say?: (line: string) => void }} suite
 * @param {(kept?: string) => Promise<Counts>} run with the report of the run before, only what failed in it
 * @returns {Promise<Counts>}
 */
export async function withReruns(suite, run) {
  const { name, report, watch = watchWithheldTime, calm = untilCalm, say = console.log } = suite
  const watched = async (/** @type {string | undefined} */ kept) => {
    const watching = watch()
    const counts = await run(kept)
    const withheld = watching.stop()
    return { counts, withheld, again: counts.failed > 0 && withheld >= tooMuch && existsSync(report) }
  }

  let last = await watched(undefined)
  const counts = { ...last.counts }
  for (let runs = 1; last.again && runs < mostRuns; runs++) {
    say(text('suiteWithheld', { name, percent: Math.round(last.withheld * 100), failed: counts.failed }))
    const kept = keepReport(report)
    await calm()
    last = await watched(kept)
    counts.passed += Math.max(0, counts.failed - last.counts.failed)
    counts.failed = last.counts.failed
  }
  return counts
}

/**
 * Out of the way of the next one, which is written to the same place.
 * @param {string} report
 */
function keepReport(report) {
  const kept = path.join(path.dirname(report), 'withheld', path.basename(report))
  mkdirSync(path.dirname(kept), { recursive: true })
  renameSync(report, kept)
  return kept
}
