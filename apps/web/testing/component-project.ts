import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { ProxyOptions } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import * as commands from './commands.ts'
import { freePort } from './free-port.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What a visitor's device tells the site of itself. */
const devices = {
  desktop: {
    viewport: { width: 1440, height: 900 },
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    hasTouch: false,
  },
  phone: {
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    hasTouch: true,
  },
}

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  // Chromium's sandbox does not start for root.
  chromiumSandbox: process.getuid?.() !== 0,
  args: [
    '--enable-unsafe-swiftshader',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-pings',
  ],
}

const instance = (device: keyof typeof devices) => {
  const { viewport, userAgent, hasTouch } = devices[device]
  return {
    browser: 'chromium' as const,
    name: `components-${device}`,
    include: [`src/**/*.${device}.test.tsx`],
    viewport,
    provider: playwright({
      launchOptions,
      actionTimeout: 10_000,
      // Larger than the frame that the tests run in, so that it is never scaled.
      contextOptions: {
        viewport: { width: viewport.width + 40, height: viewport.height + 40 },
        userAgent,
        hasTouch,
        locale: 'zh-CN',
        permissions: ['clipboard-read', 'clipboard-write'],
        reducedMotion: 'reduce',
      },
    }),
  }
}

/** What the site asks its server for goes to a real one, from its own address. */
function toServer(target: string): ProxyOptions {
  const asItsOwn = { origin: target }
  return { target, ws: true, changeOrigin: true, headers: asItsOwn }
}

/** The server is started later, by the run's global set-up, where the proxy expects it. */
async function choosePort() {
  const port = await freePort()
  process.env.COMPONENT_SERVER_PORT = String(port)
  return port
}

/**
 * Components and pages of the site in a real browser, with the real client, against a real server of the run, or
 * against one that already runs (`COMPONENT_SERVER=http://localhost:3000`).
 */
export async function componentProject(): Promise<TestProjectInlineConfiguration> {
  const running = process.env.COMPONENT_SERVER
  const server = toServer(running ?? `http://localhost:${await choosePort()}`)
  const places = ['/api', '/files', '/live/', '/calendar/', '/rtm', '/scene/']
  return {
    root,
    plugins: [react(), tailwindcss()],
    // All dependencies before the first test: one that is found later comes with a second copy of React.
    optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
    server: { proxy: Object.fromEntries(places.map((place) => [place, server])) },
    test: {
      name: 'components',
      globalSetup: running ? [] : [fileURLToPath(new URL('./start-server.ts', import.meta.url))],
      setupFiles: [fileURLToPath(new URL('../src/testing/setup.ts', import.meta.url))],
      // The site is loaded once a browser page, not once a file: that took as long as the tests. A test therefore leaves
      // nothing behind in a module that it would not leave to the next test of its own file.
      isolate: false,
      // On a busy machine a page takes its time; an assertion that holds ends at once.
      expect: { poll: { timeout: 10_000 } },
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions }),
        commands: { ...commands },
        instances: [instance('desktop'), instance('phone')],
      },
    },
  }
}
