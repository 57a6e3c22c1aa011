import { ensureOtherBrowser, firefox, webkit } from './other-browsers.mjs'
import { prepare } from './prepare.mjs'
import { runSuites } from './run-suites.mjs'
import { runAsScript } from './script.mjs'
import { chosenSuites } from './suites.mjs'
import { playwright } from './test-runners.mjs'

/** @param {string} name @param {import('./other-browsers.mjs').Browser} browser */
const suite = (name, browser) => ({
  name,
  install: () => ensureOtherBrowser(browser),
  run: async () => {
    await prepare()
    const settings = await ensureOtherBrowser(browser)
    return playwright(name, settings, ['-c', 'browsers/playwright.config.ts', `--project=${name}-*`])
  },
})

const suites = [suite('firefox', firefox), suite('webkit', webkit)]

await runAsScript(() =>
  runSuites(chosenSuites(process.argv.slice(2), undefined, suites), 'npm run test:browsers'),
)
