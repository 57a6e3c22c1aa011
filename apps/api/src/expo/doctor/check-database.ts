import { sql } from 'drizzle-orm'
import { version } from '../../config/version.ts'
import { MigrationRefused } from '../../db/database-faults.ts'
import { migrationsFolder, readMigrationFiles } from '../../db/migration-files.ts'
import type { ToolDatabase } from '../verb.ts'
import { type Finding, fault, formatBytes, formatList, ok, warning } from './finding.ts'

/** It is open; now what it is and what an acknowledged write survives. */
export async function checkDatabase(database: ToolDatabase): Promise<Finding[]> {
  const { rows } = await database.db.execute<{ version: string; bytes: number }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes`)
  const [{ version: server = '', bytes = 0 } = {}] = rows
  const size = formatBytes(bytes)
  const beside = database.beside
    ? { zh: '，由正在运行的服务器打开', en: ', opened by the running server' }
    : { zh: '', en: '' }
  const kind =
    database.kind === 'postgresql'
      ? { zh: 'PostgreSQL', en: 'PostgreSQL' }
      : { zh: '内置数据库', en: 'The embedded database' }
  const about = { zh: `${server}${beside.zh}`, en: `${server}${beside.en}` }
  const answers = ok('database', {
    zh: `${kind.zh}（${about.zh}）有应答，占用 ${size}；程序版本 ${version}`,
    en: `${kind.en} (${about.en}) answers and takes ${size}; the program is version ${version}`,
  })
  if (database.durability === 'disk') return [answers]
  return [
    answers,
    warning(
      'database',
      {
        zh: `断电可能丢失最近的写入：${database.durabilityReason}`,
        en: `A power cut may lose the latest writes: ${database.durabilityReason}`,
      },
      database.kind === 'postgresql'
        ? {
            zh: '请在 PostgreSQL 中把 fsync 和 synchronous_commit 设为 on',
            en: 'Set fsync and synchronous_commit to on in PostgreSQL',
          }
        : {
            zh: '请把 DATA_DIR 放在支持同步写入的磁盘上，或使用 PostgreSQL',
            en: 'Put DATA_DIR on a disk that can be synced, or use PostgreSQL',
          },
    ),
  ]
}

/** Whether the tables are those of this version. Looks only: a start of the server applies what is open. */
export async function checkMigrations(
  database: ToolDatabase,
  folder = migrationsFolder(),
): Promise<Finding[]> {
  const files = readMigrationFiles(folder)
  const applied = await appliedTo(database)
  const open = files.filter(({ name }) => !applied.has(name)).map(({ name }) => name)
  const refused = refusals(files, applied)
  if (refused) {
    const { texts } = refused
    return [
      fault('migrations', texts, {
        zh: '请使用与此数据库相符的程序版本；在此之前不要启动服务器',
        en: 'Use the version of the program that fits this database, and do not start another one on it',
      }),
    ]
  }
  if (open.length > 0)
    return [
      fault(
        'migrations',
        {
          zh: `尚未应用的迁移：${formatList(open)}`,
          en: `Migrations that are not applied yet: ${formatList(open)}`,
        },
        database.beside
          ? { zh: '请用这个版本重新启动服务器', en: 'Start the server anew, with this version' }
          : { zh: '请运行 npm start，启动时会应用它们', en: 'Run npm start: it applies them as it starts' },
      ),
    ]
  return [
    ok('migrations', {
      zh: `数据表是本版本的（${files.length} 个迁移）`,
      en: `The tables are those of this version (${files.length} migrations)`,
    }),
  ]
}

async function appliedTo({ db }: ToolDatabase): Promise<Map<string, string>> {
  const { rows: there } = await db.execute(sql`select 1 where to_regclass('migration') is not null`)
  if (there.length === 0) return new Map()
  const { rows } = await db.execute<{ name: string; sha256: string }>(sql`select name, sha256 from migration`)
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]))
}

function refusals(
  files: { name: string; sha256: string }[],
  applied: Map<string, string>,
): MigrationRefused | null {
  const newest = files.at(-1)?.name ?? ''
  for (const [name, sha256] of applied) {
    const file = files.find((each) => each.name === name)
    if (!file) return new MigrationRefused(name > newest ? 'newer' : 'missing', name)
    if (file.sha256 !== sha256) return new MigrationRefused('changed', name)
  }
  return null
}
