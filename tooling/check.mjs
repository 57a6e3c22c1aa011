import { runSuites } from './run-suites.mjs'
import { runAsScript } from './script.mjs'
import { chosenSuites } from './suites.mjs'

// What can be known within three minutes: no database, no build, no browser.
await runAsScript(() => runSuites(chosenSuites(process.argv.slice(2), ['lint', 'types', 'imports', 'unit'])))
