import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { manifestOf, readJson, workspaceFolders } from './clone.mjs'

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */
/** @typedef {{ packages: Record<string, LockedPackage & import('./clone.mjs').Manifest> }} LockFile */

const dependencyFields = /** @type {const} */ ([
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
])

/** @param {string} clone */
const stampFile = (clone) => path.join(clone, 'node_modules', '.tradefloor-install')

const begun = 'begun'

/**
 * What an installation depends on.
 * @param {string} clone
 */
function installStamp(clone) {
  const hash = createHash('sha256')
  const major = process.versions.node.split('.')[0]
  hash.update(`${major} ${process.platform} ${process.arch}\n`)
  for (const folder of ['.', ...workspaceFolders(clone)]) {
    hash.update(`${folder}\n`).update(readFileSync(path.join(clone, folder, 'package.json')))
  }
  hash.update(readFileSync(path.join(clone, 'package-lock.json')))
  return hash.digest('hex')
}

/**
 * Says that npm is at work: if we are killed now, what npm noted before is no longer true.
 * @param {string} clone
 */
export function noteInstallBegun(clone) {
  mkdirSync(path.join(clone, 'node_modules'), { recursive: true })
  writeFileSync(stampFile(clone), begun)
}

/** @param {string} clone */
export function noteInstalled(clone) {
  writeFileSync(stampFile(clone), installStamp(clone))
}

/**
 * npm ended with a fault and put back what it had replaced.
 * @param {string} clone
 */
export function noteInstallFailed(clone) {
  rmSync(stampFile(clone), { force: true })
}

/** @param {string} clone */
export function isInstalled(clone) {
  const stamp = existsSync(stampFile(clone)) ? readFileSync(stampFile(clone), 'utf8') : ''
  if (stamp === begun) return false
  if (stamp === installStamp(clone)) return true
  // An `npm install` by hand, or an edit of a script in a package.json, needs no second installation.
  if (outOfStep(clone) || !agreesWithLock(clone)) return false
  noteInstalled(clone)
  return true
}

/**
 * @param {string} clone
 * @returns {string | undefined} the package.json whose dependencies the lock file does not have
 */
export function outOfStep(clone) {
  const { packages } = /** @type {LockFile} */ (readJson(path.join(clone, 'package-lock.json')))
  return ['.', ...workspaceFolders(clone)]
    .filter((folder) => {
      const locked = packages[folder === '.' ? '' : folder]
      const manifest = manifestOf(clone, folder)
      return !locked || dependencyFields.some((field) => !sameDependencies(manifest[field], locked[field]))
    })
    .map((folder) => path.posix.join(folder, 'package.json'))[0]
}

/**
 * npm notes what it installed in a lock file of its own inside node_modules, as its last act.
 * @param {string} clone
 */
function agreesWithLock(clone) {
  const noted = path.join(clone, 'node_modules', '.package-lock.json')
  if (!existsSync(noted)) return false
  const wanted = /** @type {LockFile} */ (readJson(path.join(clone, 'package-lock.json'))).packages
  const present = /** @type {LockFile} */ (readJson(noted)).packages
  return Object.entries(wanted).every(([place, locked]) => {
    if (place === '') return true
    const found = present[place]
    if (!found) return Boolean(locked.optional) && !madeForThisMachine(locked)
    return (
      found.version === locked.version && found.integrity === locked.integrity && found.link === locked.link
    )
  })
}

/**
 * @param {Record<string, string> | undefined} left
 * @param {Record<string, string> | undefined} right
 */
function sameDependencies(left = {}, right = {}) {
  return isDeepStrictEqual({ ...left }, { ...right })
}

/**
 * npm leaves out optional packages made for other machines, and a few that fit any machine but are needed on none.
 * @param {LockedPackage} locked
 */
function madeForThisMachine({ os, cpu, libc }) {
  if (!os && !cpu) return false
  return (
    (!os || os.includes(process.platform)) &&
    (!cpu || cpu.includes(process.arch)) &&
    (!libc || libc.includes(libcOfThisMachine()))
  )
}

function libcOfThisMachine() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report?.getReport() ?? {}
  )
  return report.header?.glibcVersionRuntime ? 'glibc' : 'musl'
}
