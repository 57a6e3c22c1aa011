import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { version } from '../../config/version.ts'
import type { Database } from '../../db/open-database.ts'
import { closingOf, formatName, formatVersion, longestLine, type Opening } from './backup-format.ts'
import { type Contents, inSnapshot, type OnProgress } from './contents.ts'
import { type WrittenFile, writeAtomically } from './new-file.ts'
import { RowTally, type TableTally } from './row-tally.ts'
import type { Sequence } from './table-catalogue.ts'

export interface Written extends WrittenFile {
  tables: TableTally[]
  leftOut: string[]
}

export interface WrittenFrom {
  path: string
  now: Date
  onProgress?: OnProgress | undefined
  /** Where the sequences stand, when the database that is read does not know it exactly. */
  sequences?: Sequence[] | undefined
}

/** Everything in the database, as it is at this moment, into a new file that is there only when it is whole. */
export async function writeBackup(
  database: Pick<Database, 'kind' | 'longTransaction'>,
  { path, now, onProgress, sequences }: WrittenFrom,
): Promise<Written> {
  return inSnapshot(
    database,
    async (contents) => {
      const opening: Opening = {
        format: formatName,
        format_version: formatVersion,
        program_version: version,
        created_at: now.toISOString(),
        database: database.kind,
        ...contents.description,
      }
      const tables: TableTally[] = []
      // Pictures and films do not get smaller: the quickest level is as good as the slowest.
      const file = await writeAtomically(path, [
        Readable.from(pieces(opening, contents, tables)),
        createGzip({ level: 1 }),
      ])
      return { ...file, tables, leftOut: contents.leftOut }
    },
    { onProgress, sequences },
  )
}

async function* pieces(opening: Opening, contents: Contents, closings: TableTally[]): AsyncGenerator<string> {
  const openingLine = JSON.stringify(opening)
  yield `${openingLine}\n`
  for (const table of opening.tables) {
    const tally = new RowTally()
    for await (const lines of contents.rowsOf(table)) {
      // What could not be read back must not look like a backup.
      if (lines.some((line) => line.length > longestLine / 4))
        throw new Error(`a row of ${table.name} is too long`)
      tally.add(lines)
      yield `${lines.join('\n')}\n`
    }
    const closing: TableTally = { table: table.name, ...tally.result() }
    closings.push(closing)
    yield `${JSON.stringify(closing)}\n`
  }
  yield `${JSON.stringify(closingOf(openingLine, closings))}\n`
}
