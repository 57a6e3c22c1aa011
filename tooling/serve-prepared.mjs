import path from 'node:path'
import { fillWithFair } from './prepared-fair.mjs'
import { runAsScript } from './script.mjs'
import { serveBuiltApi } from './serve.mjs'

// What tests run: the built server, on a prepared fair if its data folder is empty.
await runAsScript(async () => {
  await fillWithFair(
    path.resolve(process.env.DATA_DIR ?? 'data'),
    process.env.DEMO === 'off' ? 'empty' : 'demo',
  )
})
if (!process.exitCode) await serveBuiltApi()
