import { defineConfig } from 'vitest/config'

// Unit tests stand beside the code they prove; the API suite needs a prepared database and has its own project.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/{web,desk,scene}/src/**/*.test.{ts,tsx}',
            'content/**/*.test.ts',
            'tooling/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          // Some start processes of their own, which takes long on a machine that does other things too.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          // A database is opened for real, on machines that do other things too: time is not what these tests judge.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
