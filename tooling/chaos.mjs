import { prepare } from './prepare.mjs'
import { runTypeScript } from './run-typescript.mjs'
import { runAsScript } from './script.mjs'

await runAsScript(async () => {
  await prepare()
  await runTypeScript('apps/api/src/db/chaos.ts', process.argv.slice(2))
})
