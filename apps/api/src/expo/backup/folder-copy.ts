import { constants, mkdirSync, readdirSync, rmSync, type Stats, statSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A change so soon after another may leave the same time on a file. */
const settledAfterMs = 2000

interface Seen {
  size: number
  mtimeMs: number
  settled: boolean
}

/**
 * A copy of a folder in two goes: all of it while others still write there, then, when nobody does, what has changed
 * since. The second go is as quick as the changes are few, however large the folder is.
 */
export class FolderCopy {
  readonly #seen = new Map<string, Seen>()

  constructor(
    readonly from: string,
    readonly to: string,
  ) {}

  /** What is copied here may be half-written: it has changed then, and is copied again. */
  async begin() {
    for (const path of filesIn(this.from)) {
      const stats = statSync(join(this.from, path), { throwIfNoEntry: false })
      if (!stats) continue
      const settled = stats.mtimeMs < Date.now() - settledAfterMs
      if (await this.#copy(path)) this.#seen.set(path, { size: stats.size, mtimeMs: stats.mtimeMs, settled })
    }
  }

  /** To be called while nobody writes. */
  async finish() {
    // The database needs its empty folders too.
    for (const path of foldersIn(this.from)) mkdirSync(join(this.to, path), { recursive: true, mode: 0o700 })
    const files = filesIn(this.from)
    for (const path of files) {
      if (this.#isSame(path, statSync(join(this.from, path)))) continue
      if (!(await this.#copy(path))) throw new Error(`${path} has gone while nobody could write`)
    }
    const there = new Set(files)
    for (const path of this.#seen.keys()) if (!there.has(path)) rmSync(join(this.to, path), { force: true })
  }

  #isSame(path: string, { size, mtimeMs }: Stats) {
    const seen = this.#seen.get(path)
    return seen?.settled && seen.size === size && seen.mtimeMs === mtimeMs
  }

  async #copy(path: string): Promise<boolean> {
    const target = join(this.to, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    try {
      // Shares the blocks where the file system can.
      await copyFile(join(this.from, path), target, constants.COPYFILE_FICLONE)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      return false
    }
  }
}

const entriesIn = (folder: string, under: string) => readdirSync(join(folder, under), { withFileTypes: true })

const filesIn = (folder: string, under = ''): string[] =>
  entriesIn(folder, under).flatMap((entry) => {
    const path = join(under, entry.name)
    return entry.isDirectory() ? filesIn(folder, path) : [path]
  })

const foldersIn = (folder: string, under = ''): string[] =>
  entriesIn(folder, under).flatMap((entry) => {
    const path = join(under, entry.name)
    return entry.isDirectory() ? [path, ...foldersIn(folder, path)] : []
  })
