import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fairDateTime, fairDay } from '@tradefloor/contract'
import { writeExport } from '../../content/export/write-export.ts'
import type { Examined } from '../../content/import/import-content.ts'
import type { Command } from '../verb.ts'

/** An export of what the database held, so that a mistake can be taken back. Null when it held nothing. */
export async function keepWhatWas({ stored }: Examined, { config, clock, database, out, words }: Command) {
  if (Object.values(stored.content).every((rows) => rows.length === 0)) return null
  const exports = join(config.dataDir, 'exports')
  mkdirSync(exports, { recursive: true, mode: 0o700 })
  const now = clock.now()
  const name = `${fairDay(now)}-${fairDateTime(now).slice(11).replaceAll(':', '')}`
  const folder = freeFolder(join(exports, name))
  const { db } = await database()
  await writeExport(db, stored, folder, 'json', (done, total) =>
    out.progress(words({ zh: '先导出现有内容', en: 'Keeping what was there' }), done, total),
  )
  return folder
}

/** Two imports within a second keep what each of them found. */
function freeFolder(wanted: string): string {
  for (let attempt = 1; ; attempt++) {
    const folder = attempt === 1 ? wanted : `${wanted}-${attempt}`
    if (!existsSync(folder)) return folder
  }
}
