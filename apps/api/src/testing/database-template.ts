import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrationsFolder, readMigrationFiles } from '../db/migration-files.ts'
import { engineFile } from './compiled-engine.ts'
import { copyTree } from './copy-tree.ts'
import { removeFolder } from './test-folder.ts'

const cache = join(dirname(fileURLToPath(import.meta.url)), '../../.cache')

/** Making a database from nothing takes eight seconds; the same engine and migrations always make the same one. */
function nameOfTemplate(): string {
  const hash = createHash('sha256').update(readFileSync(engineFile))
  for (const { sha256 } of readMigrationFiles(migrationsFolder())) hash.update(sha256)
  return `template-${hash.digest('hex').slice(0, 16)}`
}

/** Puts the migrated database into the folder: the one kept from an earlier run, or a new one that is then kept. */
export async function fillFromTemplate(folder: string, make: () => Promise<void>) {
  const kept = join(cache, nameOfTemplate())
  if (existsSync(kept)) {
    await mkdir(folder, { mode: 0o700 })
    return copyTree(kept, join(folder, 'db'))
  }
  await make()
  await mkdir(cache, { recursive: true })
  for (const old of await readdir(cache))
    if (old.startsWith('template-')) await removeFolder(join(cache, old))
  // Whole or not at all, also when two runs do this at once.
  const fresh = join(cache, `new-${randomBytes(4).toString('hex')}`)
  copyTree(join(folder, 'db'), fresh)
  try {
    renameSync(fresh, kept)
  } catch {
    await removeFolder(fresh)
  }
}
