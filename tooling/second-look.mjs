import { existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { text } from './messages.mjs'
import { untilCalm, watchWithheldTime } from './withheld-time.mjs'

/** @typedef {import('./tally.mjs').Counts} Counts */

/** From here on, waiting for something inside of its limit says nothing about the code. */
const tooMuch = 0.2

/**
 * Runs a suite, and what failed in it once more if the machine's host withheld its processors meanwhile: the limits
 * of tests end a hang, and a machine that stands still hangs everything. On a machine that runs there is no second try.
 * @param {{ name: string, report: string, watch?: typeof watchWithheldTime, calm?: () => Promise<unknown>, say?: (line: string) => void }} suite
 * @param {(kept?: string) => Promise<Counts>} run with the report of the first look, only what failed in it
 * @returns {Promise<Counts>}
 */
export async function withSecondLook(suite, run) {
  const { name, report, watch = watchWithheldTime, calm = untilCalm, say = console.log } = suite
  const watching = watch()
  const first = await run()
  const withheld = watching.stop()
  if (first.failed === 0 || withheld < tooMuch || !existsSync(report)) return first

  const percent = Math.round(withheld * 100)
  say(text('suiteWithheld', { name, percent, failed: first.failed }))
  const kept = path.join(path.dirname(report), 'withheld', path.basename(report))
  mkdirSync(path.dirname(kept), { recursive: true })
  renameSync(report, kept)
  await calm()
  const second = await run(kept)
  return { ...first, passed: first.passed + Math.max(0, first.failed - second.failed), failed: second.failed }
}
