import { defineConfig } from '@playwright/test'
import { desktop, phone } from './support/devices.ts'
import type { Options } from './support/test.ts'

const root = process.getuid?.() === 0

const launch = (...graphics: string[]) => ({
  executablePath: process.env.CHROMIUM_PATH,
  // Chromium's sandbox does not start for root.
  chromiumSandbox: !root,
  args: [
    ...graphics,
    // The browser must speak to nobody but our server.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-sync',
    '--no-first-run',
    '--no-pings',
  ],
})

// Nothing moves by itself, except where a journey is about that.
const contextOptions = { reducedMotion: 'reduce' } as const

export default defineConfig<Options>({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './support/servers.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // The machine may have no graphics: WebGL is then drawn in software, the page itself is not.
    launchOptions: launch('--enable-unsafe-swiftshader'),
    contextOptions,
    // A worker's requests are not seen by a journey that changes or counts them: only those about it let it in.
    serviceWorkers: 'block',
    baseURL: process.env.E2E_FAIR,
    // Traces are made of screenshots, which cost more than the journeys: PWDEBUG or --trace on for one of them.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop-zh', testMatch: '**/*.desktop.spec.ts', use: { ...desktop, locale: 'zh-CN' } },
    { name: 'phone-zh', testMatch: '**/*.phone.spec.ts', use: { ...phone, locale: 'zh-CN' } },
    { name: 'english', testMatch: '**/*.english.spec.ts', use: { ...desktop, locale: 'en-GB' } },
    {
      // Who has no WebGL at all goes the ways of who chose the list, without having chosen it.
      name: 'no-webgl',
      testMatch: ['**/scene-lists.desktop.spec.ts', '**/*.no-webgl.spec.ts'],
      use: {
        ...desktop,
        locale: 'zh-CN',
        scene: 'picture',
        launchOptions: launch('--disable-gpu', '--disable-3d-apis'),
      },
    },
  ],
})
