import { migrationsFolder, readMigrationFiles } from '../../db/migration-files.ts'
import { Refusal } from '../refusal.ts'
import type { Description } from './contents.ts'

/**
 * Tables can only be made as they were when this version has every migration they were made with, unchanged. Returns
 * the last of them.
 */
export function lastMigrationOf(
  { migrations }: Description,
  {
    newer,
    folder = migrationsFolder(),
  }: { newer: (migration: string) => Refusal; folder?: string | undefined },
): string {
  const files = readMigrationFiles(folder)
  const newest = files.at(-1)?.name ?? ''
  for (const [at, { name, sha256 }] of migrations.entries()) {
    if (name > newest) throw newer(name)
    if (files[at]?.name !== name || files[at].sha256 !== sha256) throw new OtherMigrations(name)
  }
  return migrations.at(-1)?.name ?? ''
}

class OtherMigrations extends Refusal {
  constructor(migration: string) {
    super({
      zh: `其数据表由迁移 ${migration} 建立，而本版本没有这个迁移，或内容不同。请使用写出它的那个版本。`,
      en: `Its tables were made by the migration ${migration}, which this version has not, or has otherwise. Use the version that it comes from.`,
    })
  }
}
