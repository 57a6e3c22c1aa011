import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { manifestOf, workspaceFolders } from './clone.mjs'

// Raised when the build itself changes what it writes, so that older output is made again.
const buildFormat = 1

const notInputs = new Set(['node_modules', 'dist', '.cache', 'test-results'])
const notSources = /\.test\.tsx?$|\.md$/

/**
 * @param {string} clone
 * @param {string} app
 */
const stampFile = (clone, app) => path.join(clone, 'apps', app, 'dist', '.build-stamp')

/**
 * Everything an app's bundle is made from: its own folder, the packages of ours it reaches, the lock file and the
 * compiler's settings.
 * @param {string} clone
 * @param {string} app
 */
export function buildStamp(clone, app) {
  const hash = createHash('sha256').update(`format ${buildFormat}\n`)
  const sources = ourFolders(clone, `apps/${app}`).flatMap((folder) => filesUnder(clone, folder))
  const files = ['package-lock.json', 'tsconfig.base.json', ...sources]
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(path.join(clone, file)))
  return hash.digest('hex')
}

/**
 * @param {string} clone
 * @param {string} app
 */
export const isBuilt = (clone, app) => stampOfLastBuild(clone, app) === buildStamp(clone, app)

/**
 * @param {string} clone
 * @param {string} app
 * @returns {string | undefined} nothing where the app was never built whole
 */
export function stampOfLastBuild(clone, app) {
  const file = stampFile(clone, app)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/**
 * @param {string} clone
 * @param {string} app
 */
export function dropBuildStamp(clone, app) {
  rmSync(stampFile(clone, app), { force: true })
}

/**
 * @param {string} clone
 * @param {string} app
 * @param {string} stamp taken before the build, so that an edit during it is built next time
 */
export function writeBuildStamp(clone, app, stamp) {
  writeFileSync(stampFile(clone, app), stamp)
}

/**
 * A folder and the workspaces it depends on, directly or not.
 * @param {string} clone
 * @param {string} start
 * @returns {string[]}
 */
function ourFolders(clone, start) {
  const folderOf = new Map(workspaceFolders(clone).map((folder) => [manifestOf(clone, folder).name, folder]))
  const reached = new Set([start])
  for (const folder of reached) {
    const { dependencies, devDependencies } = manifestOf(clone, folder)
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const next = folderOf.get(name)
      if (next) reached.add(next)
    }
  }
  return [...reached].sort()
}

/**
 * @param {string} clone
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(clone, folder) {
  const entries = readdirSync(path.join(clone, folder), { withFileTypes: true })
  return entries
    .filter((entry) => !notInputs.has(entry.name) && !notSources.test(entry.name))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const place = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesUnder(clone, place) : entry.isFile() ? [place] : []
    })
}
