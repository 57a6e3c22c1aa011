import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the clone this tool belongs to. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/**
 * Whether a module was started as the command, and not imported by one.
 * @param {string} moduleUrl
 */
export function isTheCommand(moduleUrl) {
  const [, command] = process.argv
  return command !== undefined && realpathSync(command) === fileURLToPath(moduleUrl)
}

/**
 * @typedef {object} Manifest The parts of a package.json that the tools read.
 * @property {string} [name]
 * @property {string[]} [workspaces]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 */

/**
 * @param {string} file
 * @returns {unknown}
 */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * @param {string} clone
 * @param {string} folder
 * @returns {Manifest}
 */
export function manifestOf(clone, folder) {
  return /** @type {Manifest} */ (readJson(path.join(clone, folder, 'package.json')))
}

/**
 * The folders of all workspaces, relative to the clone.
 * @param {string} clone
 * @returns {string[]}
 */
export function workspaceFolders(clone) {
  const patterns = manifestOf(clone, '.').workspaces ?? []
  const folders = patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const parent = pattern.slice(0, -2)
    return readdirSync(path.join(clone, parent)).map((name) => `${parent}/${name}`)
  })
  return folders.filter((folder) => existsSync(path.join(clone, folder, 'package.json'))).sort()
}
