import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** One file that is drawn, not written. */
export interface Drawing {
  /** Below the folder of its series. */
  path: string
  /** Everything that decides what it looks like. While it stays the same the file is not made again. */
  source(): Promise<string> | string
  /** Cheap to know, and different whenever the source is: while it stays the same the source is not worked out. */
  rough?(): string
  /** The same source gives the same bytes each time, on the same machine. */
  make(source: string): Promise<Buffer>
  /** Drawings of the same model are made one after the other by the same hands: most of the work is the model. */
  of?: string
}

/** Drawings of a kind, made together. */
export interface Series {
  name: string
  /** Below content; media of the demo fair when not said. */
  folder?: string
  /** How many hands there are; one when not said. */
  hands?: number
  drawings(): Promise<Drawing[]> | Drawing[]
  /** Gives back what the drawings shared, such as a browser. */
  end?(): Promise<void>
}

// The script may run from a bundle elsewhere, so the place is the repository it was started in, not its own file.
export const contentFolder = resolve('content')
const demo = join(contentFolder, 'demo')
export const mediaFolder = join(demo, 'media')

/** The records of one table of the demo fair. */
export function demoRecords<T>(table: string): T[] {
  const entries = readdirSync(demo, { withFileTypes: true }).filter(
    ({ name }) => name === table || name === `${table}.json`,
  )
  return entries.flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(join(demo, entry.name))
          .sort()
          .flatMap((name) => read<T>(join(demo, entry.name, name)))
      : read<T>(join(demo, entry.name)),
  )
}

function read<T>(file: string): T[] {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return Array.isArray(content) ? content : [content as T]
}

/** How something is drawn: instructions kept beside the drawing code. */
export const instructions = <T>(name: string): T =>
  JSON.parse(readFileSync(resolve('content/media', `${name}.json`), 'utf8'))
