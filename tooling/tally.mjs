// Counts out of the reports that the test runners write for machines, and the sum over all suites.

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} [numTodoTests]
 * @property {Array<{ status: string, assertionResults: Array<{ status: string }> }>} testResults
 */

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors
 */

/**
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  // A file that does not even load has no failed test in it, but it failed.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((result) => result.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

/**
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    // An error outside of any test (a setup, a file that does not load) is a failure of its own.
    failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
    skipped: stats.skipped,
  }
}

/** @returns {Counts} */
export function onePassed() {
  return { passed: 1, failed: 0, skipped: 0 }
}

/** @returns {Counts} */
export function oneFailed() {
  return { passed: 0, failed: 1, skipped: 0 }
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function addUp(all) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const counts of all) {
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
  }
  return total
}

/** @param {Counts} total */
export function lastLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}
