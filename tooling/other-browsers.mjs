import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { ensureChineseFont, inPath, isProgram } from './browser.mjs'
import { canInstallDebianPackages, installDebianPackages } from './debian.mjs'
import { text } from './messages.mjs'
import { Refusal } from './refusal.mjs'

/**
 * @typedef {object} Browser
 * @property {string} name
 * @property {string[]} packages of Debian; both browsers play films with the codecs of FFmpeg
 * @property {() => Record<string, string[]>} programs where each may be, by the setting that says where it is
 */

/** @type {Browser} */
export const firefox = {
  name: 'Firefox',
  packages: ['firefox-esr', 'gstreamer1.0-libav'],
  programs: () => ({ FIREFOX_PATH: ['firefox-esr', 'firefox'].flatMap((name) => inPath(name, process.env)) }),
}

/** @type {Browser} */
export const webkit = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-bad'],
  programs: () => ({
    WEBKIT_DRIVER_PATH: inPath('WebKitWebDriver', process.env),
    MINI_BROWSER_PATH: miniBrowsers(),
    XVFB_PATH: inPath('Xvfb', process.env),
  }),
}

/** WebKitGTK's own browser lies beside its library, in a folder with the version of its interface. */
function miniBrowsers() {
  const libraries = ['/usr/libexec', '/usr/lib', ...foldersIn('/usr/lib')]
  return libraries
    .flatMap((folder) => foldersIn(folder, /^webkit2gtk-4/))
    .map((folder) => path.join(folder, 'MiniBrowser'))
}

/**
 * @param {string} folder
 * @param {RegExp} [pattern]
 */
const foldersIn = (folder, pattern = /-linux-gnu/) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => pattern.test(name))
        .map((name) => path.join(folder, name))
    : []

/**
 * The browser's programs, installed where that is possible, and a font that can draw Chinese.
 * @param {Browser} browser
 * @returns {Promise<Record<string, string>>} the settings that say where they are
 */
export async function ensureOtherBrowser(browser) {
  let found = findPrograms(browser)
  if (!found) {
    const { name, packages } = browser
    const missing = text('otherBrowserMissing', {
      name,
      packages: packages.join(', '),
      settings: Object.keys(browser.programs()).join(', '),
    })
    if (!canInstallDebianPackages()) throw new Refusal(missing)
    const result = await installDebianPackages(text('otherBrowserInstalling', { name }), packages)
    found = findPrograms(browser)
    if (!found) throw new Refusal(missing, result.tail)
  }
  await ensureChineseFont()
  return found
}

/**
 * @param {Browser} browser
 * @param {{ env: Record<string, string | undefined>, has: (file: string) => boolean }} [machine]
 * @returns {Record<string, string> | undefined} nothing, if one of them is missing
 */
export function findPrograms({ programs }, { env, has } = { env: process.env, has: isProgram }) {
  /** @type {Record<string, string>} */
  const found = {}
  for (const [setting, places] of Object.entries(programs())) {
    const chosen = env[setting]
    const program = (chosen ? [chosen] : places).find(has)
    if (!program) return undefined
    found[setting] = program
  }
  return found
}
