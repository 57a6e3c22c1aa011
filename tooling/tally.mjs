// Counts out of the reports that the test runners write for machines, and the sum over all suites.

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} [numTodoTests]
 * @property {Array<{ name?: string, status: string, message?: string, assertionResults: VitestResult[] }>} testResults
 */

/** @typedef {{ status: string, fullName?: string, failureMessages?: string[] }} VitestResult */

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {PlaywrightError[]} errors
 * @property {PlaywrightSuite[]} [suites]
 */

/** @typedef {{ message?: string }} PlaywrightError */

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {Array<{ title: string, tests: PlaywrightTest[] }>} [specs]
 */

/** @typedef {{ projectName: string, status: string, results: Array<{ error?: PlaywrightError }> }} PlaywrightTest */

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

/**
 * @param {VitestReport} report
 * @returns {string[]}
 */
export function failedFiles({ testResults }) {
  return testResults.filter(({ status }) => status === 'failed').map(({ name = '' }) => name)
}

/**
 * What failed, a line each, with the first lines of why.
 * @param {VitestReport} report
 * @returns {string[]}
 */
export function faultsOfVitest({ testResults }) {
  return testResults.flatMap(({ name = '', status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [fault([name], message)]
    return failed.map(({ fullName = '', failureMessages }) => fault([name, fullName], failureMessages?.[0]))
  })
}

/**
 * @param {PlaywrightReport} report
 * @returns {string[]}
 */
export function faultsOfPlaywright({ errors, suites = [] }) {
  return [
    ...errors.map(({ message }) => fault([], message)),
    ...suites.flatMap((suite) => faultsOfSuite(suite, [])),
  ]
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} above
 * @returns {string[]}
 */
function faultsOfSuite({ title, suites = [], specs = [] }, above) {
  const place = [...above, title]
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        fault([projectName, ...place, spec.title], results.at(-1)?.error?.message),
      ),
  )
  return [...own, ...suites.flatMap((suite) => faultsOfSuite(suite, place))]
}

/**
 * @param {string[]} place
 * @param {string} [reason]
 */
function fault(place, reason = '') {
  // Runners colour their words for a terminal; whoever reads this reads a log.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
  const plain = reason.replace(/\u001B\[[\d;]*m/g, '')
  return [place.join(' › '), ...plain.split('\n').slice(0, 14)]
    .filter((line) => line.trim() !== '')
    .join('\n    ')
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
