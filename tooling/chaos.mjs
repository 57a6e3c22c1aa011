import { startThrowAwayPostgres } from './postgres.mjs'
import { prepare } from './prepare.mjs'
import { runTypeScript } from './run-typescript.mjs'
import { runAsScript } from './script.mjs'

/** @type {Record<string, string>} */
const parts = {
  database: 'apps/api/src/db/chaos.ts',
  import: 'apps/api/src/expo/content/chaos/chaos.ts',
  'import-served': 'apps/api/src/expo/content/chaos/beside-a-server.ts',
}

// All parts; or with `--only <part>` one of them, which takes the options that follow. Options alone are the database's.
await runAsScript(async () => {
  const [first, second, ...rest] = process.argv.slice(2)
  const only = first === '--only' ? parts[second ?? ''] : undefined
  await prepare()
  const given = { startThrowAwayPostgres }
  if (only) await runTypeScript(only, rest, given)
  else if (first !== undefined && parts.database) await runTypeScript(parts.database, process.argv.slice(2))
  else for (const part of Object.values(parts)) await runTypeScript(part, [], given)
})
