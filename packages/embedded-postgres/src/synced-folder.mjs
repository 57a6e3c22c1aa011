import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * The corner of the engine's file layer that is needed here; its own types leave it out.
 * @typedef {{ nfd?: number, node: object }} OpenFile
 * @typedef {{ FS: { ErrnoError: new (errno: number) => Error, filesystems: { NODEFS: {
 *   stream_ops: { fsync?: (file: OpenFile) => number }, realPath(node: object): string } } } }} Engine
 */

const inputOutputError = 29

/**
 * A data folder whose writes reach the disk when the engine asks for it.
 *
 * The engine's own folder has no fsync at all: a commit would survive the process but not a power cut. The engine
 * does call fsync at each commit and checkpoint, so it is enough to answer the call.
 */
export class SyncedFolder extends NodeFS {
  /** How often something was synced in this thread: the proof that the engine really asks. */
  static syncs = 0

  /**
   * @param {string} folder
   * @param {boolean} sync
   */
  constructor(folder, sync) {
    super(folder)
    this.sync = sync
  }

  /**
   * @override
   * @type {NodeFS['init']}
   */
  async init(pglite, options) {
    const { emscriptenOpts } = await super.init(pglite, options)
    if (!this.sync) return { emscriptenOpts }
    const hook = (/** @type {unknown} */ module) => answerFsync(/** @type {Engine} */ (module))
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } }
  }
}

/** @param {Engine} engine */
function answerFsync({ FS }) {
  const files = FS.filesystems.NODEFS
  files.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd === undefined) syncFolder(files.realPath(node))
      else fsyncSync(nfd)
    } catch {
      // The engine stops itself at this answer: going on after a failed sync would promise what is not there.
      throw new FS.ErrnoError(inputOutputError)
    }
    SyncedFolder.syncs++
    return 0
  }
}

/**
 * A new file is only safe once its folder is synced too; Windows neither can nor needs to.
 * @param {string} folder
 */
export function syncFolder(folder) {
  if (process.platform === 'win32') return
  syncPath(folder)
}

/** @param {string} path */
function syncPath(path) {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Everything in a folder: a new database is unpacked by plain writes that nobody synced.
 * @param {string} folder
 */
export function syncTree(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile() && process.platform !== 'win32') syncPath(path)
  }
  syncFolder(folder)
}
