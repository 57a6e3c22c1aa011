import { existsSync } from 'node:fs'
import { run } from './child.mjs'
import { step } from './progress.mjs'

export function canInstallDebianPackages() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/**
 * @param {string} label
 * @param {string[]} packages
 * @returns {Promise<{ ok: boolean, tail: string }>}
 */
export function installDebianPackages(label, packages) {
  const install = async () => {
    // dpkg leaves a half-installed system behind when it is killed, so it may take its time.
    const options = { graceMs: 600_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    // An old or busy package list is not fatal: the installation that follows says whether it was good enough.
    await run('apt-get', ['update', '-q'], options)
    const result = await run(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', ...packages],
      options,
    )
    return { ok: result.code === 0, tail: result.tail }
  }
  return step(label, install, ({ ok }) => ok)
}
