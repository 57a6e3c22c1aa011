import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import { browserLine } from './browser-line.mjs'
import { run } from './child.mjs'
import { isTheCommand } from './clone.mjs'
import { canInstallDebianPackages, installDebianPackages } from './debian.mjs'
import { text } from './messages.mjs'
import { progressToStandardError } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { runAsScript } from './script.mjs'

/**
 * @typedef {object} Machine What the search looks at; a test gives one of its own.
 * @property {NodeJS.Platform} platform
 * @property {Record<string, string | undefined>} env
 * @property {(file: string) => boolean} isProgram
 */

/** @type {Machine} */
const thisMachine = { platform: process.platform, env: process.env, isProgram }

/**
 * @param {Machine} [machine]
 * @returns {string | undefined}
 */
export function findBrowser(machine = thisMachine) {
  const chosen = machine.env.CHROMIUM_PATH
  if (chosen) {
    if (machine.isProgram(chosen)) return chosen
    throw new Refusal(text('browserPathWrong', { path: chosen }))
  }
  return usualPlaces(machine).find(machine.isProgram)
}

/** @param {Machine} machine */
function usualPlaces({ platform, env }) {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (app) => `${app}.app/Contents/MacOS/${app}`,
    )
    const folders = ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])]
    return folders.flatMap((folder) => apps.map((app) => `${folder}/${app}`))
  }
  if (platform === 'win32') {
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ]
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    return folders.flatMap((folder) => (folder ? programs.map((program) => `${folder}\\${program}`) : []))
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  return [...names.flatMap((name) => inPath(name, env)), '/opt/google/chrome/chrome']
}

/**
 * @param {string} name
 * @param {Machine['env']} env
 */
export function inPath(name, env) {
  const folders = [...(env.PATH ?? '').split(':').filter(Boolean), '/usr/bin', '/snap/bin']
  return folders.map((folder) => path.posix.join(folder, name))
}

/**
 * Chromium without the windows around its pages: the same pages for about half the work.
 * @param {Machine} [machine]
 * @returns {string | undefined}
 */
export function findHeadlessShell(machine = thisMachine) {
  if (machine.platform !== 'linux' || machine.env.CHROMIUM_PATH) return
  return inPath('chromium-headless-shell', machine.env).find(machine.isProgram)
}

/**
 * A whole browser and a font that can draw Chinese, installed where that is possible.
 * @returns {Promise<string>} the path of the browser
 */
export async function ensureBrowser() {
  let browser = findBrowser()
  if (!browser) {
    if (!canInstallDebianPackages()) throw new Refusal(text('browserMissing', { line: browserLine() }))
    const result = await installBrowser('chromium')
    browser = findBrowser()
    if (!browser) throw new Refusal(text('browserMissing', { line: browserLine() }), result.tail)
  }
  await ensureChineseFont()
  return browser
}

/**
 * What journeys are gone in: the shell where the machine has it or may get it, else the browser it has.
 * @returns {Promise<string>}
 */
export async function ensureJourneyBrowser() {
  if (!process.env.CHROMIUM_PATH && !findHeadlessShell() && canInstallDebianPackages())
    await installBrowser('chromium-headless-shell')
  const shell = findHeadlessShell()
  if (!shell) return ensureBrowser()
  await ensureChineseFont()
  return shell
}

/** @param {string} name of its Debian package */
const installBrowser = (name) =>
  installDebianPackages(text('browserInstalling'), [name, 'chromium-sandbox', 'fontconfig', 'fonts-noto-cjk'])

export async function ensureChineseFont() {
  // macOS and Windows come with Chinese fonts.
  if (process.platform !== 'linux' || (await hasChineseFont())) return
  if (!canInstallDebianPackages()) throw new Refusal(text('fontsMissing', { line: browserLine() }))
  const result = await installDebianPackages(text('fontsInstalling'), ['fontconfig', 'fonts-noto-cjk'])
  if (!(await hasChineseFont())) throw new Refusal(text('fontsMissing', { line: browserLine() }), result.tail)
}

async function hasChineseFont() {
  const { code, output } = await run('fc-list', [':lang=zh', 'family'])
  return code === 0 && output.trim() !== ''
}

/** @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

if (isTheCommand(import.meta.url)) {
  progressToStandardError()
  await runAsScript(async () => console.log(await ensureBrowser()))
}
