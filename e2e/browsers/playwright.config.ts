import { defineConfig } from '@playwright/test'
import type { Options } from './test.ts'

const browsers = ['firefox', 'webkit'] as const

/** Playwright only runs these journeys: the browsers are the machine's, and are driven by driver/. */
export default defineConfig<Options>({
  testDir: 'journeys',
  outputDir: '../test-results/browsers',
  globalSetup: './servers.ts',
  // The picture code that was drawn last is this journey's own.
  workers: 1,
  retries: 0,
  // Starting a browser counts.
  timeout: 120_000,
  reporter: 'list',
  use: { baseURL: process.env.E2E_FAIR },
  projects: browsers.flatMap((engine) => [
    { name: `${engine}-desktop`, testMatch: '**/*.desktop.spec.ts', use: { engine } },
    {
      name: `${engine}-english`,
      testMatch: '**/*.english.spec.ts',
      use: { engine, language: 'en' as const },
    },
    { name: `${engine}-phone`, testMatch: '**/*.phone.spec.ts', use: { engine, form: 'phone' as const } },
  ]),
})
