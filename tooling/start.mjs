import { refuseTakenPort } from './port-check.mjs'
import { prepare } from './prepare.mjs'
import { releaseSignals, runAsScript } from './script.mjs'
import { runServerProcess } from './server-process.mjs'

await runAsScript(async () => {
  await refuseTakenPort()
  await prepare()
  releaseSignals()
  await runServerProcess()
})
