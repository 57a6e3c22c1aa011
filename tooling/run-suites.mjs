import { text } from './messages.mjs'
import { prepare } from './prepare.mjs'
import { explain } from './refusal.mjs'
import { addUp, lastLine, oneFailed, onePassed } from './tally.mjs'

/** @typedef {import('./suites.mjs').Suite} Suite */
/** @typedef {import('./tally.mjs').Counts & { name: string, seconds: string }} Result */

/**
 * Runs one suite after the other (quiet ones beside each other), goes on after a failure so that every fault is seen, and
 * adds them up. The last line is for machines and the same in every language.
 * @param {Suite[]} chosen
 * @param {string} [command] what was typed to run them
 */
export async function runSuites(chosen, command = 'npm test') {
  /** @type {Result[]} */
  const results = []
  const packages = await timed({ name: 'install', run: () => prepare({ build: false }).then(onePassed) })
  // Without packages no suite can run: the installation then stands for all of them.
  if (packages.failed > 0) results.push(packages)
  else results.push(...(await runAll(chosen, command)))

  console.log(`\n── ${text('summary')}`)
  for (const result of results) console.log(resultLine(result))
  const total = addUp(results)
  console.log(`\n${lastLine(total)}`)
  if (total.failed > 0) process.exitCode = 1
}

/**
 * @param {Suite[]} chosen
 * @param {string} command
 * @returns {Promise<Result[]>}
 */
async function runAll(chosen, command) {
  await printSuites(chosen, { command })
  const results = []
  for (const group of groupsOf(chosen)) {
    console.log(`\n── ${group.map(({ name }) => name).join(', ')}`)
    const ended = await Promise.all(group.map(timed))
    results.push(...ended)
    for (const result of ended) console.log(resultLine(result))
  }
  return results
}

/**
 * Neighbours that print nothing while they run are run beside each other: most of them keep one core busy and not two.
 * @template {{ quiet?: boolean }} One
 * @param {One[]} chosen
 * @returns {One[][]}
 */
export function groupsOf(chosen) {
  /** @type {One[][]} */
  const groups = []
  for (const suite of chosen) {
    const group = groups.at(-1)
    if (suite.quiet && group?.at(-1)?.quiet) group.push(suite)
    else groups.push([suite])
  }
  return groups
}

/**
 * A machine that lacks something hears of it now, not after twenty minutes; its suite fails when its turn comes.
 * @param {Suite[]} chosen
 * @param {{ command?: string, say?: (line: string) => void }} [options]
 */
export async function printSuites(chosen, { command = 'npm test', say = console.log } = {}) {
  /** @type {Map<string, unknown>} */
  const lacking = new Map()
  for (const { name, install } of chosen) await install?.().catch((fault) => lacking.set(name, fault))
  const names = chosen.map(({ name }) => name).filter((name) => !lacking.has(name))
  say(text('planRuns', { names: names.join(', ') || '–' }))
  for (const [name, fault] of lacking) say(text('planFails', { name, reason: explain(fault) }))
  if (lacking.size > 0 && names.length > 0) say(text('planWithout', { command, names: names.join(',') }))
}

/**
 * @param {Suite} suite
 * @returns {Promise<Result>}
 */
async function timed({ name, run }) {
  const started = Date.now()
  const counts = await run().catch((fault) => {
    console.error(text('suiteNotRun', { name, reason: explain(fault) }))
    return oneFailed()
  })
  return { ...counts, name, seconds: ((Date.now() - started) / 1000).toFixed(1) }
}

/** @param {Result} result */
function resultLine(result) {
  return `${result.failed > 0 ? '✗' : '✓'} ${text('suiteResult', result)}`
}
