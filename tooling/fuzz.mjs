import { prepare } from './prepare.mjs'
import { runTypeScript } from './run-typescript.mjs'
import { runAsScript } from './script.mjs'

await runAsScript(async () => {
  await prepare({ build: false })
  await runTypeScript('apps/api/src/testing/fuzz-gateway.ts', process.argv.slice(2))
})
