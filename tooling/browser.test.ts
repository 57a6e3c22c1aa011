import { expect, it } from 'vitest'
import { findBrowser, findHeadlessShell } from './browser.mjs'
import { childScript } from './child-script.ts'

const machine = (platform: NodeJS.Platform, env: Record<string, string>, programs: string[]) => ({
  platform,
  env,
  isProgram: (file: string) => programs.includes(file),
})

it('the browser is found where each system keeps it', () => {
  const debian = machine('linux', { PATH: '/bin' }, ['/usr/bin/chromium'])
  expect(findBrowser(debian)).toBe('/usr/bin/chromium')
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(findBrowser(machine('darwin', { HOME: '/Users/li' }, [mac]))).toBe(mac)
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
  expect(findBrowser(machine('win32', { PROGRAMFILES: 'C:\\Program Files' }, [windows]))).toBe(windows)
})

it('CHROMIUM_PATH comes before the usual places', () => {
  const chosen = machine('linux', { CHROMIUM_PATH: '/my/chrome' }, ['/my/chrome', '/usr/bin/chromium'])
  expect(findBrowser(chosen)).toBe('/my/chrome')
})

it('journeys are gone in the shell that a Debian machine has, unless a browser was chosen', () => {
  const programs = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell', '/my/chrome']
  expect(findHeadlessShell(machine('linux', {}, programs))).toBe('/usr/bin/chromium-headless-shell')
  expect(findHeadlessShell(machine('linux', {}, ['/usr/bin/chromium']))).toBeUndefined()
  expect(findHeadlessShell(machine('linux', { CHROMIUM_PATH: '/my/chrome' }, programs))).toBeUndefined()
})

it('a machine without a browser has none', () => {
  expect(findBrowser(machine('linux', { PATH: '/bin' }, []))).toBeUndefined()
})

it.each([
  ['C', /^CHROMIUM_PATH is \/nowhere.*$/],
  ['zh_CN.UTF-8', /^CHROMIUM_PATH 为 \/nowhere.*$/],
])('a wrong CHROMIUM_PATH is refused in one line (%s)', async (locale, line) => {
  const env = { CHROMIUM_PATH: '/nowhere', LC_ALL: locale }
  const script = childScript(
    "import { ensureBrowser } from './browser.mjs'; import { runAsScript } from './script.mjs'; await runAsScript(ensureBrowser)",
    env,
  )
  expect(await script.ended).toBe(1)
  expect(script.output().trim()).toMatch(line)
})
