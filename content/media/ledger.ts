import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const file = resolve('content/media/ledger.json')

/** What a source comes to, in few letters. */
export const stampOf = (source: string): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 16)

/** From which source each file was made. It is kept beside the files, so that only what has changed is made again. */
export class Ledger {
  private readonly stamps: Map<string, string>

  constructor() {
    this.stamps = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
  }

  knows(path: string, stamp: string): boolean {
    return this.stamps.get(path) === stamp
  }

  /** Written at once: whoever stops the work loses no picture that is done. */
  note(path: string, stamp: string): void {
    this.stamps.set(path, stamp)
    this.write()
  }

  /** The paths below a folder. */
  below(folder: string): string[] {
    return [...this.stamps.keys()].filter((path) => path.startsWith(`${folder}/`))
  }

  drop(path: string): void {
    this.stamps.delete(path)
    this.write()
  }

  private write(): void {
    const sorted = [...this.stamps].sort(([a], [b]) => (a < b ? -1 : 1))
    writeFileSync(`${file}.part`, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
    renameSync(`${file}.part`, file)
  }
}
