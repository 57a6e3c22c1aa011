import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { run } from './child.mjs'
import { readJson, root } from './clone.mjs'
import { text } from './messages.mjs'
import { step } from './progress.mjs'
import { withReruns } from './rerun.mjs'
import { temporaryRunFolder } from './run-folder.mjs'
import { countPlaywright, countVitest, failedFiles, oneFailed, onePassed } from './tally.mjs'

/** @typedef {import('./tally.mjs').Counts} Counts */
/** @typedef {import('./tally.mjs').VitestReport} VitestReport */

/** Where the runners leave what they write for machines. */
export const reports = path.join(root, '.cache', 'test-reports')

/** @type {NodeJS.ProcessEnv | undefined} */
let temporary

/** One temporary folder for all suites of a run. */
function runEnvironment() {
  temporary ??= temporaryRunFolder()
  return temporary
}

/** @param {string} place */
const installed = (place) => path.join(root, 'node_modules', place)

// A runner that is killed leaves its browsers and databases behind; told to stop, it needs a while to end them.
const graceMs = 30_000

const programs = {
  biome: installed('@biomejs/biome/bin/biome'),
  tsc: installed('typescript-native/bin/tsc'),
  depcruise: installed('dependency-cruiser/bin/dependency-cruise.mjs'),
  vitest: installed('vitest/vitest.mjs'),
  playwright: installed('@playwright/test/cli.js'),
  'folder-circles': path.join(root, 'tooling/folder-circles.mjs'),
  'retired-names': path.join(root, 'tooling/retired-names.mjs'),
}

/**
 * @param {keyof typeof programs} program
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
function runProgram(program, args, options) {
  return run(process.execPath, [programs[program], ...args], { cwd: root, ...options })
}

/**
 * A check without single tests in it: all its commands together count as one. Its output is shown when it fails.
 * @param {string} name
 * @param {Array<[keyof typeof programs, ...string[]]>} commands
 * @returns {Promise<Counts>}
 */
export async function staticCheck(name, commands) {
  const all = () => Promise.all(commands.map(([program, ...args]) => runProgram(program, args)))
  const ended = await step(name, all, (results) => results.every(({ code }) => code === 0))
  const faults = ended.filter(({ code }) => code !== 0)
  for (const { output } of faults) console.log(output.trimEnd())
  return faults.length === 0 ? onePassed() : oneFailed()
}

/**
 * @param {string} name
 * @param {string} project a project of vitest.config.ts
 * @param {NodeJS.ProcessEnv} [env]
 * @param {{ since?: string }} [only] tests that import what changed since that commit; there may be none
 * @returns {Promise<Counts>}
 */
export function vitest(name, project, env = {}, { since } = {}) {
  const report = reportFile(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return withReruns({ name, report }, async (before) => {
    const files = before ? failedFiles(/** @type {VitestReport} */ (readJson(before))) : []
    const chosen = since ? [`--changed=${since}`, '--passWithNoTests'] : []
    const ended = await runProgram(
      'vitest',
      ['run', '--project', project, ...chosen, ...reporters, ...files],
      {
        env: { ...process.env, ...runEnvironment(), ...env },
        show: true,
        graceMs,
      },
    )
    if (since && ended.code === 0 && ranNothing(report)) return { passed: 0, failed: 0, skipped: 0 }
    return counted(name, ended.code, report, countVitest)
  })
}

/** @param {string} report */
const ranNothing = (report) =>
  !existsSync(report) || /** @type {VitestReport} */ (readJson(report)).testResults.length === 0

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [args] of Playwright
 * @returns {Promise<Counts>}
 */
export function playwright(name, env, args = []) {
  const report = reportFile(name)
  return withReruns({ name, report }, async (before) => {
    const chosen = before ? ['--last-failed'] : []
    const ended = await runProgram('playwright', ['test', '--reporter=list,json', ...args, ...chosen], {
      cwd: path.join(root, 'e2e'),
      env: { ...process.env, ...runEnvironment(), ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      show: true,
      graceMs,
    })
    return counted(name, ended.code, report, countPlaywright)
  })
}

/** @param {string} name */
function reportFile(name) {
  mkdirSync(reports, { recursive: true })
  const file = path.join(reports, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

/**
 * A runner that says nothing, ran nothing or ends badly without a failed test has failed all the same.
 * @template Report
 * @param {string} name
 * @param {number} code
 * @param {string} file
 * @param {(report: Report) => Counts} count
 * @param {(line: string) => void} [say]
 * @returns {Counts}
 */
export function counted(name, code, file, count, say = console.log) {
  if (!existsSync(file)) {
    say(text('suiteNoReport', { name }))
    return oneFailed()
  }
  const counts = count(/** @type {Report} */ (readJson(file)))
  if (counts.failed > 0) return counts
  if (counts.passed === 0) {
    say(text('suiteEmpty', { name }))
    return { ...counts, failed: 1 }
  }
  if (code !== 0) {
    say(text('suiteExit', { name, code }))
    return { ...counts, failed: 1 }
  }
  return counts
}
