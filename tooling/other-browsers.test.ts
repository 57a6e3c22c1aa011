import { expect, it } from 'vitest'
import { findPrograms, firefox, webkit } from './other-browsers.mjs'

const machine = (env: Record<string, string>, programs: string[]) => ({
  env,
  has: (file: string) => programs.includes(file),
})

it('S-93 Firefox is found in its usual place, or where FIREFOX_PATH says', () => {
  const programs = ['/usr/bin/firefox-esr', '/my/firefox']
  expect(findPrograms(firefox, machine({}, programs))).toEqual({ FIREFOX_PATH: '/usr/bin/firefox-esr' })
  const chosen = machine({ FIREFOX_PATH: '/my/firefox' }, programs)
  expect(findPrograms(firefox, chosen)).toEqual({ FIREFOX_PATH: '/my/firefox' })
})

it('S-93 WebKitGTK without its driver, its browser or a display counts as missing', () => {
  const settings = {
    WEBKIT_DRIVER_PATH: '/my/driver',
    MINI_BROWSER_PATH: '/my/browser',
    XVFB_PATH: '/my/display',
  }
  const programs = Object.values(settings)
  expect(findPrograms(webkit, machine(settings, programs))).toEqual(settings)
  for (const missing of programs) {
    const others = programs.filter((program) => program !== missing)
    expect(findPrograms(webkit, machine(settings, others)), missing).toBeUndefined()
  }
})
