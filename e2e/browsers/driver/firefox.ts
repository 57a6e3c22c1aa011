import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startProgram, temporaryFolder } from './child-program.ts'
import type { StartedBrowser } from './commands.ts'
import type { Device } from './device.ts'
import { openMarionetteDriver } from './marionette-driver.ts'

const preferences = ({ language, userAgent }: Device) => ({
  // Any free port; Firefox writes it into its profile.
  'marionette.port': 0,
  'intl.accept_languages': language === 'zh' ? 'zh-CN,zh' : 'en-GB,en',
  ...(userAgent && { 'general.useragent.override': userAgent }),
  'ui.prefersReducedMotion': 1,
  'browser.dom.window.dump.enabled': true,
  'devtools.console.stdout.content': true,
  // A window is never narrower than 450 px, unless a style sheet of the user says so.
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  // The browser must speak to nobody but our server.
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,nothing',
  'toolkit.telemetry.enabled': false,
})

export async function startFirefox(program: string, device: Device): Promise<StartedBrowser> {
  const { folder, remove } = temporaryFolder()
  const lines = Object.entries(preferences(device)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'))
  mkdirSync(path.join(folder, 'chrome'))
  writeFileSync(path.join(folder, 'chrome', 'userChrome.css'), ':root { min-width: 0 !important; }')
  const firefox = startProgram(program, ['-headless', '-marionette', '-no-remote', '-profile', folder], {
    ...process.env,
    HOME: folder,
  })
  const close = async () => {
    await firefox.stop()
    remove()
  }
  try {
    const file = path.join(folder, 'MarionetteActivePort')
    const port = await firefox.until(
      () => (existsSync(file) && Number(readFileSync(file, 'utf8'))) || undefined,
    )
    const driver = await openMarionetteDriver(port)
    return { ...driver, errors: () => errorsOfPages(firefox.output()), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** What Firefox prints about itself does not name a page. */
const errorsOfPages = (output: string) =>
  output.split('\n').filter((line) => /^JavaScript error: https?:|^console\.error: "/.test(line))
