import { startThrowAwayPostgres } from './postgres.mjs'
import { runSuites } from './run-suites.mjs'
import { runAsScript } from './script.mjs'
import { vitest } from './test-runners.mjs'

/** @type {Promise<string> | undefined} */
let server
const environment = async () => {
  server ??= startThrowAwayPostgres()
  return { TEST_DATABASE_URL: await server }
}

await runAsScript(() =>
  runSuites([
    { name: 'api-postgresql', run: async () => vitest('api-postgresql', 'api', await environment()) },
    { name: 'drill-postgresql', run: async () => vitest('drill-postgresql', 'drill', await environment()) },
  ]),
)
