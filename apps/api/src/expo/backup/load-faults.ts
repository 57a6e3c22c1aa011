import { DatabaseFault } from '@tradefloor/embedded-postgres'
import { DrizzleQueryError } from 'drizzle-orm'
import { Refusal } from '../refusal.ts'

/** Tables, columns or sequences are others than those its migrations make. */
export class DoesNotFit extends Refusal {
  constructor() {
    super({
      zh: '其中的数据表与其迁移所建立的不一致：有人另加或改动了数据表。未写入任何内容。',
      en: 'Its tables are not those that its migrations make: somebody has added or changed some. Nothing was written.',
    })
  }
}

export class NotEqual extends Refusal {
  constructor(table: string) {
    super({
      zh: `数据表 ${table} 写入后与原来不一致，已全部撤销。`,
      en: `The table ${table}, read back, is not equal to what was written. Everything was undone.`,
    })
  }
}

/** What the database refuses while it is filled, without a word of what it was filled with. */
export function loadingError(error: Error): Error {
  if (error instanceof DatabaseFault || !(error instanceof DrizzleQueryError)) return error
  const why = reasonOf(error)
  return new Refusal({ zh: `${why.zh}。未写入任何内容。`, en: `Not loaded: ${why.en}. Nothing was written.` })
}

/** What stops the database from being read, such as the end of the server whose guest we are. */
export function readingError(error: Error): Error {
  if (!(error instanceof DrizzleQueryError)) return error
  const why = reasonOf(error)
  return new Refusal({
    zh: `无法读完数据库：${why.zh}。没有写出备份。`,
    en: `The database could not be read to its end: ${why.en}. There is no backup.`,
  })
}

/** A lost connection has no code. */
function reasonOf({ cause }: DrizzleQueryError): { zh: string; en: string } {
  const { code } = (cause ?? {}) as { code?: string }
  if (code === undefined) return gone
  return reasons[code] ?? { zh: `数据库拒绝（${code}）`, en: `the database refused (${code})` }
}

const gone = { zh: '与数据库的连接中断', en: 'the connection to the database was lost' }
const full = { zh: '数据库所在磁盘已满', en: 'the disk of the database is full' }
const reasons: Record<string, { zh: string; en: string }> = {
  '42501': {
    zh: '该用户无权在数据库中建立数据表，请使用数据库的所有者',
    en: 'this user may not create tables in the database; use its owner',
  },
  '53100': full,
  ENOSPC: full,
  ECONNRESET: gone,
  EPIPE: gone,
  '57P01': gone,
  '08006': gone,
}
