import { startPostgresWithASwitch } from './postgres.mjs'
import { prepare } from './prepare.mjs'
import { runTypeScript } from './run-typescript.mjs'
import { runAsScript } from './script.mjs'

await runAsScript(async () => {
  await prepare()
  const postgres = await startPostgresWithASwitch()
  await runTypeScript('apps/api/trials/outage/outage-trial.ts', process.argv.slice(2), postgres)
})
