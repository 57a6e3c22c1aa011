import { sql } from 'drizzle-orm'
import { MigrationFailed, MigrationRefused } from './database-faults.ts'
import type { Log } from './log.ts'
import { type MigrationFile, migrationsFolder, readMigrationFiles } from './migration-files.ts'
import type { Database, Queries } from './open-database.ts'

/** Any number, as long as every node takes the same one. */
const lockNumber = 7_271_045

/** Brings the database forward to the migrations of this version; refuses, changing nothing, when they do not fit. */
export async function migrate(
  database: Pick<Database, 'longTransaction'>,
  { log, folder = migrationsFolder(), upTo }: { log: Log; folder?: string | undefined; upTo?: string },
): Promise<string[]> {
  const files = readMigrationFiles(folder).filter(({ name }) => upTo === undefined || name <= upTo)
  const applied: string[] = []
  for (;;) {
    const name = await database.longTransaction((transaction) => applyNext(transaction, files))
    if (name === null) return applied
    log.info({ migration: name }, 'applied a migration')
    applied.push(name)
  }
}

/** Until the end of the transaction nobody else migrates this database. */
export const takeMigrationLock = (transaction: Queries) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${lockNumber})`)

/** Each migration is one transaction. The lock ends with it, so nodes that start together take turns and look again. */
async function applyNext(transaction: Queries, files: MigrationFile[]): Promise<string | null> {
  await takeMigrationLock(transaction)
  await transaction.execute(sql`
    create table if not exists migration (
      name text primary key, sha256 text not null, applied_at timestamptz not null)`)
  const { rows } = await transaction.execute<{ name: string; sha256: string }>(
    sql`select name, sha256 from migration order by name collate "C"`,
  )
  const next = nextMigration(files, rows)
  if (!next) return null
  try {
    await transaction.execute(sql.raw(next.text))
  } catch (error) {
    throw new MigrationFailed(next.name, error as Error)
  }
  await transaction.execute(
    sql`insert into migration (name, sha256, applied_at) values (${next.name}, ${next.sha256}, ${new Date().toISOString()})`,
  )
  return next.name
}

function nextMigration(
  files: MigrationFile[],
  applied: { name: string; sha256: string }[],
): MigrationFile | undefined {
  const newestKnown = files.at(-1)?.name ?? ''
  for (const { name, sha256 } of applied) {
    const file = files.find((candidate) => candidate.name === name)
    if (!file) throw new MigrationRefused(name > newestKnown ? 'newer' : 'missing', name)
    if (file.sha256 !== sha256) throw new MigrationRefused('changed', name)
  }
  const newestApplied = applied.at(-1)?.name ?? ''
  const open = files.filter((file) => !applied.some(({ name }) => name === file.name))
  const late = open.find((file) => file.name < newestApplied)
  if (late) throw new MigrationRefused('late', late.name)
  return open[0]
}
