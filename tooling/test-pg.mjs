import { startThrowAwayPostgres } from './postgres.mjs'
import { runSuites } from './run-suites.mjs'
import { runAsScript } from './script.mjs'
import { vitest } from './test-runners.mjs'

await runAsScript(() =>
  runSuites([
    {
      name: 'api-postgresql',
      run: async () => vitest('api-postgresql', 'api', { TEST_DATABASE_URL: await startThrowAwayPostgres() }),
    },
  ]),
)
