import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeTheEnd } from './script.mjs'

const prefix = 'tradefloor-test-'
/** Where the API suite puts its databases if there is room, because memory is faster than a disk. */
const memory = '/dev/shm'
/** Folders of a run are named by the process that made them, so that it can be seen whether it still lives. */
const ownedFolder = /^(?:tradefloor-test|tf-run)-(\d+)-/

/**
 * A temporary folder for everything that runs for this script. It is removed whichever way the script ends; what a run that
 * was killed has left is removed by the next.
 * @returns {NodeJS.ProcessEnv} for the programs that are to use it
 */
export function temporaryRunFolder() {
  removeAbandonedFolders()
  const folder = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`))
  beforeTheEnd(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    removeAbandonedFolders()
  })
  return { TMPDIR: folder, TMP: folder, TEMP: folder }
}

/** @param {string[]} [places] */
export function removeAbandonedFolders(places = [tmpdir(), memory]) {
  for (const place of places)
    for (const name of namesIn(place)) {
      const owner = ownedFolder.exec(name)?.[1]
      if (owner !== undefined && !isAlive(Number(owner)))
        rmSync(path.join(place, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    }
}

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
