import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const file = resolve('content/media/ledger.json')

/** What a source comes to, in few letters. */
export const stampOf = (source: string): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 16)

/** The stamp of a file's source; after a blank that of its rough source, if it has one. */
type Entry = string

/** From which source each file was made. It is kept beside the files, so that only what has changed is made again. */
export class Ledger {
  private readonly entries: Map<string, Entry>
  private dirty = false

  constructor() {
    this.entries = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>))
  }

  knows(path: string, stamp: string): boolean {
    return this.entries.get(path)?.split(' ')[0] === stamp
  }

  knowsRoughly(path: string, rough: string): boolean {
    return this.entries.get(path)?.split(' ')[1] === rough
  }

  /** Written at once: whoever stops the work loses no picture that is done. */
  note(path: string, stamp: string, rough?: string): void {
    this.entries.set(path, entryOf(stamp, rough))
    this.write()
  }

  /** The source looks different and comes to the same: no picture depends on this, so it is written with the rest. */
  noteRough(path: string, stamp: string, rough: string): void {
    this.entries.set(path, entryOf(stamp, rough))
    this.dirty = true
  }

  /** The paths below a folder. */
  below(folder: string): string[] {
    return [...this.entries.keys()].filter((path) => path.startsWith(`${folder}/`))
  }

  drop(path: string): void {
    this.entries.delete(path)
    this.write()
  }

  end(): void {
    if (this.dirty) this.write()
  }

  private write(): void {
    const sorted = [...this.entries].sort(([a], [b]) => (a < b ? -1 : 1))
    writeFileSync(`${file}.part`, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
    renameSync(`${file}.part`, file)
    this.dirty = false
  }
}

const entryOf = (stamp: string, rough?: string): Entry => (rough ? `${stamp} ${rough}` : stamp)
