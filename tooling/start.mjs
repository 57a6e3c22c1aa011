import { prepare } from './prepare.mjs'
import { releaseSignals, runAsScript } from './script.mjs'
import { serveBuiltApi } from './serve.mjs'

await runAsScript(async () => {
  await prepare()
  releaseSignals()
  await serveBuiltApi()
})
