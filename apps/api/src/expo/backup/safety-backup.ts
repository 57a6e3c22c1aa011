import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fairDateTime } from '@tradefloor/contract'
import type { Command, ToolDatabase } from '../verb.ts'
import { type BackedUp, backUpOpened } from './back-up.ts'

/** A full backup in the data folder before something is done that cannot be taken back. */
export async function backUpFirst(
  { config, clock, out, words }: Command,
  database: ToolDatabase,
  purpose: string,
): Promise<BackedUp> {
  const folder = join(config.dataDir, 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const now = clock.now()
  const stamp = fairDateTime(now).replaceAll(':', '').replace(' ', '-')
  const label = words({ zh: '先做完整备份', en: 'Making a full backup first' })
  return backUpOpened(database, config, {
    path: join(folder, `${stamp}-before-${purpose}.backup`),
    now,
    onProgress: (table, share) => out.progress(`${label} ${table}`, share, 1),
  })
}
