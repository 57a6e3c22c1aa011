/**
 * Says once more, at the very end, which tests failed: of a long log often only the end is kept.
 *
 *   node tooling/faults.mjs
 */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readJson } from './clone.mjs'
import { faultsOfPlaywright, faultsOfVitest } from './tally.mjs'
import { reports } from './test-runners.mjs'

/** @typedef {import('./tally.mjs').VitestReport} VitestReport */
/** @typedef {import('./tally.mjs').PlaywrightReport} PlaywrightReport */

const files = existsSync(reports) ? readdirSync(reports).filter((name) => name.endsWith('.json')) : []
for (const file of files.sort()) {
  const report = /** @type {VitestReport | PlaywrightReport} */ (readJson(path.join(reports, file)))
  const faults = 'testResults' in report ? faultsOfVitest(report) : faultsOfPlaywright(report)
  for (const line of faults) console.log(`✗ ${path.parse(file).name}: ${line}`)
}
