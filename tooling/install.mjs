import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './child.mjs'
import {
  isInstalled,
  noteInstallBegun,
  noteInstalled,
  noteInstallFailed,
  outOfStep,
} from './install-state.mjs'
import { text } from './messages.mjs'
import { note, step } from './progress.mjs'
import { Refusal, sentenceFor } from './refusal.mjs'
import { registryAnswers } from './registry.mjs'

/** In MB, measured on Linux: the archives that npm downloads, and node_modules. */
const installSize = { download: 145, disk: 500 }

/**
 * Installs exactly what the lock file names, if it is not there yet. Only for the holder of the bootstrap lock.
 * @param {string} clone
 */
export async function installWhatIsMissing(clone) {
  if (isInstalled(clone)) return
  const file = outOfStep(clone)
  if (file) throw new Refusal(text('installOutOfStep', { file }))
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  // NODE_ENV=production and personal npm settings must not leave out what the build needs.
  args.push('--include=dev', '--include=optional')
  if (!existsSync(path.join(clone, 'node_modules'))) note(text('firstInstall', installSize))
  await step(text('installing'), async () => {
    const [program, ...before] = npmProgram()
    // Without network what npm has in its cache may still do; otherwise it then says so at once.
    if (!(await registryAnswers([program, ...before], clone))) args.push('--offline')
    noteInstallBegun(clone)
    // On a full disk npm unpacks half of the files, warns and ends as if all were well.
    const ended = await run(program, [...before, ...args], { cwd: clone, stopAt: /ENOSPC|EDQUOT/ })
    const unpacked = !/TAR_ENTRY_ERROR|ENOSPC|EDQUOT/.test(ended.output)
    if (unpacked && ended.code !== 0) noteInstallFailed(clone)
    if (!unpacked || ended.code !== 0) throw new Refusal(whyInstallFailed(ended.output), ended.tail)
    noteInstalled(clone)
  })
}

/**
 * npm as a script of this very Node where it can be found: no shell, so no trouble with spaces in a path.
 * @returns {[string, ...string[]]}
 */
function npmProgram() {
  const places = [
    process.env.npm_execpath ?? '',
    path.join(process.execPath, '../../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(process.execPath, '../node_modules/npm/bin/npm-cli.js'),
  ]
  const script = places.find((place) => place.endsWith('npm-cli.js') && existsSync(place))
  return script ? [process.execPath, script] : ['npm']
}

/** @param {string} output */
export function whyInstallFailed(output) {
  const offline =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT/
  if (offline.test(output)) return text('installOffline')
  return sentenceFor(output) ?? text('installFailed')
}
