import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { repeatedOnPostgresql } from './apps/api/src/testing/postgresql-suite.ts'
import { componentProject } from './apps/web/testing/component-project.ts'

/** Runs of many seconds in which servers are killed; they have the machine to themselves. */
const drills = 'apps/api/trials/**/*.drill.test.ts'

/** It opens databases, which takes seconds: no unit test. */
const databasePackage = 'packages/embedded-postgres/src/**/*.test.ts'

/** All of them on the embedded database, and on PostgreSQL what may behave differently there. */
const apiTests = process.env.TEST_DATABASE_URL
  ? repeatedOnPostgresql().map((file) => `apps/api/${file}`)
  : ['apps/api/{src,trials}/**/*.test.ts', databasePackage]

/** Of components and pages, which need a browser; the device is in the file's name. */
const componentTests = 'apps/*/src/**/*.{desktop,phone}.test.tsx'

/** End a hang, and no work on a busy machine or one whose disk stands still for a while: the slowest tests take 10 s. */
const hangLimits = { testTimeout: 60_000, hookTimeout: 60_000 }

// Unit tests stand beside the code they prove; the API suite needs a prepared database and has its own project.
export default defineConfig({
  test: {
    // As many as there are cores. Left to itself the runner keeps one core free, which on two cores is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/{web,desk,scene,studio}/src/**/*.test.{ts,tsx}',
            'apps/web/bundling/*.test.ts',
            'content/**/*.test.ts',
            'tooling/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, componentTests, databasePackage],
          // Loading the same modules for every file took longer than most tests: a file leaves no spy, no stubbed global
          // and no changed module behind.
          isolate: false,
          ...hangLimits,
        },
      },
      {
        test: {
          name: 'api',
          include: apiTests,
          exclude: [...configDefaults.exclude, drills],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          // A test file has a database and an app of its own, not a process: loading the server's code and the
          // database's engine took more time than the tests.
          isolate: false,
          ...hangLimits,
        },
      },
      {
        test: {
          name: 'drill',
          include: [drills],
          // A run has its own limits and says what it waits for; this one ends a hang.
          testTimeout: 600_000,
        },
      },
      await componentProject(),
    ],
  },
})
