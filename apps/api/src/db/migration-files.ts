import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MigrationRefused } from './database-faults.ts'

export interface MigrationFile {
  name: string
  number: number
  text: string
  sha256: string
}

/** This file lies in src/db, or, bundled, in dist: the folder is two up or one up from here. */
export function migrationsFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const folders = [join(here, '../../migrations'), join(here, '../migrations')]
  const found = folders.find((folder) => existsSync(folder))
  if (!found) throw new Error(`the migrations are missing: neither ${folders.join(' nor ')} exists`)
  return found
}

export function readMigrationFiles(folder: string): MigrationFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const files = names.sort().map((name) => readOne(folder, name))
  for (const [index, file] of files.entries())
    if (files[index + 1]?.number === file.number) throw new MigrationRefused('same number', file.name)
  return files
}

function readOne(folder: string, name: string): MigrationFile {
  const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
  if (!number) throw new MigrationRefused('badly named', name)
  // A checkout on Windows may change the line ends; that is no change of the migration.
  const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
  return { name, number: Number(number), text, sha256: createHash('sha256').update(text).digest('hex') }
}
