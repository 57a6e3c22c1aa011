import { test as base, expect } from '@playwright/test'
import type { StartedBrowser } from './driver/commands.ts'
import { type Device, desktop, phones } from './driver/device.ts'
import { startFirefox } from './driver/firefox.ts'
import { Page } from './driver/page.ts'
import { startWebKit } from './driver/webkit.ts'

export interface Options {
  engine: 'firefox' | 'webkit'
  form: 'desktop' | 'phone'
  language: 'zh' | 'en'
}

interface Fixtures {
  /** Opens a browser of its own, with a profile that nobody has used. */
  newVisit: () => Promise<Page>
  visit: Page
}

export const test = base.extend<Options & Fixtures>({
  engine: ['firefox', { option: true }],
  form: ['desktop', { option: true }],
  language: ['zh', { option: true }],
  newVisit: async ({ engine, form, language, baseURL }, use, info) => {
    const visits: { browser: StartedBrowser; page: Page }[] = []
    const device = { ...(form === 'phone' ? phones[engine] : desktop), language }
    await use(async () => {
      const browser = await startBrowser(engine, device)
      const page = new Page(browser, baseURL ?? '')
      visits.push({ browser, page })
      await page.resize(device)
      await remember(page, language)
      return page
    })
    const errors: string[] = []
    for (const [index, { browser, page }] of visits.entries()) {
      if (info.status !== info.expectedStatus) await page.screenshot(info.outputPath(`page-${index}.png`))
      errors.push(...(await page.errors()), ...browser.errors())
      await browser.close()
    }
    expect(errors, 'errors of the pages').toEqual([])
  },
  visit: async ({ newVisit }, use) => use(await newVisit()),
})

const startBrowser = (engine: Options['engine'], device: Device) =>
  engine === 'firefox'
    ? startFirefox(setting('FIREFOX_PATH'), device)
    : startWebKit(
        {
          driver: setting('WEBKIT_DRIVER_PATH'),
          miniBrowser: setting('MINI_BROWSER_PATH'),
          xvfb: setting('XVFB_PATH'),
        },
        device,
      )

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: use npm run test:browsers`)
  return value
}

/** Somebody who chose before: a language, the list instead of the scene, and to look around as a guest. */
async function remember(page: Page, language: string) {
  await page.open('/plateformInfo')
  await page.run((chosen: string) => {
    localStorage.setItem('language', chosen)
    localStorage.setItem('sceneView', 'list')
    sessionStorage.setItem('guestPass', '1')
  }, language)
}

export { expect }
