import { prepare } from './prepare.mjs'
import { runTypeScript } from './run-typescript.mjs'
import { runAsScript } from './script.mjs'

await runAsScript(async () => {
  await prepare({ build: false })
  await runTypeScript('content/media/make.ts', process.argv.slice(2))
})
