import { resolve } from 'node:path'
import { restoredLine, tableRows } from '../backup/report.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { exitCodes, type Verb } from '../verb.ts'

const labels = {
  checking: { zh: '正在检查文件', en: 'Checking the file' },
  loading: { zh: '正在写入', en: 'Loading' },
  comparing: { zh: '正在比对', en: 'Comparing' },
}

export const restore: Verb = {
  name: 'restore',
  about: {
    zh: '把备份恢复到一个空的安装：没有数据库的 DATA_DIR，或空的 PostgreSQL 数据库',
    en: 'Bring a backup back into an empty installation: a DATA_DIR without database, or an empty PostgreSQL database',
  },
  takes: '<file>',
  least: 1,
  most: 1,
  options: {},
  examples: ['restore fair-2026-11-15.backup'],

  async run({ given: [name = ''], config, out, words }) {
    const { opening, tables } = await restoreBackup(config, {
      path: resolve(name),
      onProgress: (step, share) => out.progress(words(labels[step]), share, 1),
    })
    out.answer({
      created_at: opening.created_at,
      program_version: opening.program_version,
      migrations: opening.migrations.map((migration) => migration.name),
      tables,
    })
    out.table(...tableRows(tables, words))
    out.say()
    out.say(restoredLine(tables, words))
    return exitCodes.done
  },
}
