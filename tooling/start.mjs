import { refuseTakenPort } from './port-check.mjs'
import { prepare } from './prepare.mjs'
import { releaseSignals, runAsScript } from './script.mjs'
import { serveBuiltApi } from './serve.mjs'

await runAsScript(async () => {
  await refuseTakenPort()
  await prepare()
  releaseSignals()
  await serveBuiltApi()
})
