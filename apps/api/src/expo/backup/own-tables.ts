import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { migrationsFolder, readMigrationFiles } from '../../db/migration-files.ts'
import * as schema from '../../schema/index.ts'

const described = new Set([
  'migration',
  ...Object.values(schema).flatMap((each) => (is(each, PgTable) ? [getTableName(each)] : [])),
])

/**
 * Whether a table of this database is the fair's. Somebody else's, kept beside, would make a backup that fits nowhere.
 * Of a database with other migrations than this version's nobody can tell: there every table counts as ours.
 */
export function mayBeOurs(table: string, migrations: { name: string }[]): boolean {
  return (
    described.has(table) || migrations.at(-1)?.name !== readMigrationFiles(migrationsFolder()).at(-1)?.name
  )
}
