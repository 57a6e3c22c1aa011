import { Refusal } from '../refusal.ts'

export class UnreadableBackup extends Refusal {
  constructor(path: string, code: string | undefined) {
    const why = reasons[code ?? ''] ?? { zh: `无法读取（${code}）。`, en: `it cannot be read (${code}).` }
    super({ zh: `${path}：${why.zh}`, en: `${path}: ${why.en}` })
  }
}

const reasons: Record<string, { zh: string; en: string }> = {
  ENOENT: { zh: '没有这个文件。', en: 'there is no such file.' },
  EACCES: { zh: '没有读取权限。', en: 'there is no permission to read it.' },
  EISDIR: { zh: '这不是文件。', en: 'this is not a file.' },
}

export class NotABackup extends Refusal {
  constructor(path: string) {
    super({
      zh: `${path} 不是云展的备份文件。备份文件由 npm run expo -- backup 写成。`,
      en: `${path} is not a backup of Tradefloor. A backup is what npm run expo -- backup writes.`,
    })
  }
}

/** Cut, changed on the way or by hand: its hashes or its form are not what they were. */
export class DamagedBackup extends Refusal {
  constructor(path: string, table?: string) {
    super({
      zh: `${path} 已损坏、不完整或被改动过${table ? `（数据表 ${table}）` : ''}，未恢复任何内容。请使用另一份备份，或重新复制此文件。`,
      en: `${path} is damaged, cut or has been changed${table ? ` (table ${table})` : ''}. Nothing was restored. Use another backup, or copy this file again.`,
    })
  }
}

export class NewerBackup extends Refusal {
  constructor(path: string, version: string) {
    super({
      zh: `${path} 来自更新的版本（${version}），本版本无法读取。请先更新云展，再恢复。`,
      en: `${path} comes from a newer version (${version}), which this one cannot read. Update Tradefloor first, then restore.`,
    })
  }
}
