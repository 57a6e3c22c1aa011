import { runSuites } from './run-suites.mjs'
import { runAsScript } from './script.mjs'
import { chosenSuites } from './suites.mjs'

await runAsScript(() => runSuites(chosenSuites(process.argv.slice(2))))
