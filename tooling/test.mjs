import { changedSince, readChanged, suitesFor } from './changed.mjs'
import { runSuites } from './run-suites.mjs'
import { runAsScript } from './script.mjs'
import { chosenSuites } from './suites.mjs'

await runAsScript(async () => {
  const { base, rest } = readChanged(process.argv.slice(2))
  const chosen = chosenSuites(rest)
  if (base === undefined) return runSuites(chosen)
  const { since, files } = await changedSince(base)
  return runSuites(suitesFor(chosen, files, since))
})
