import type { Language } from '@tradefloor/contract'
import { DatabaseFault } from '@tradefloor/embedded-postgres'

type Texts = Record<Language, string>

/** PostgreSQL does not answer, or does not let us in. The address never carries the password. */
export class DatabaseUnreachable extends DatabaseFault {
  override readonly name = 'DatabaseUnreachable'

  constructor(
    readonly address: string,
    why: Texts,
    options?: ErrorOptions,
  ) {
    super(
      {
        zh: `无法连接 PostgreSQL（${address}）：${why.zh}`,
        en: `PostgreSQL at ${address} cannot be used: ${why.en}`,
      },
      options,
    )
  }
}

/** The database could not be used during the start for as long as a start waits. */
export class DatabaseNotAnswering extends DatabaseFault {
  override readonly name = 'DatabaseNotAnswering'

  constructor(seconds: number, reason: string, cause: unknown) {
    super(
      {
        zh: `启动时数据库在 ${seconds} 秒内不可用（${reason}）。本机或数据库可能过于繁忙；已有数据没有丢失，请稍后再次启动。`,
        en: `The database could not be used within ${seconds} seconds of the start (${reason}). This machine or the database may be too busy; nothing is lost, so start again in a while.`,
      },
      { cause },
    )
  }
}

export type RefusalReason = 'changed' | 'missing' | 'newer' | 'late' | 'badly named' | 'same number'

/** The migrations on disk and those in the database do not fit together. Nothing was changed. */
export class MigrationRefused extends DatabaseFault {
  override readonly name = 'MigrationRefused'

  constructor(
    readonly reason: RefusalReason,
    readonly migration: string,
  ) {
    super(refusals[reason](migration))
  }
}

const refusals: Record<RefusalReason, (name: string) => Texts> = {
  changed: (name) => ({
    zh: `迁移 ${name} 已应用于此数据库，但其文件后来被修改。请恢复原文件，并把改动写成新的迁移。`,
    en: `The migration ${name} was applied to this database and its file has been changed since. Put the file back, and write the change as a new migration.`,
  }),
  missing: (name) => ({
    zh: `此数据库已应用迁移 ${name}，但缺少其文件。`,
    en: `The migration ${name} was applied to this database, but its file is missing.`,
  }),
  newer: (name) => ({
    zh: `此数据库来自更新的版本：它已应用本版本不认识的迁移 ${name}。请使用该版本或更新的版本。`,
    en: `This database comes from a newer version: it has the migration ${name}, which this version does not know. Use that version or a later one.`,
  }),
  late: (name) => ({
    zh: `迁移 ${name} 的编号小于此数据库已应用的迁移。迁移只能向后追加，请给它更大的编号。`,
    en: `The migration ${name} has a lower number than one that this database already has. Migrations only go forward: give it a higher number.`,
  }),
  'badly named': (name) => ({
    zh: `迁移文件 ${name} 的名称应形如 0001_name.sql。`,
    en: `The migration file ${name} must have a name such as 0001_name.sql.`,
  }),
  'same number': (name) => ({
    zh: `有两个迁移文件使用同一编号，其中之一是 ${name}。`,
    en: `Two migration files have the same number; one of them is ${name}.`,
  }),
}

/** A migration of this version does not run on this database. It was rolled back. */
export class MigrationFailed extends DatabaseFault {
  override readonly name = 'MigrationFailed'

  constructor(
    readonly migration: string,
    cause: Error,
  ) {
    // The query builder's own message is the whole migration; the database's is one line.
    const { message } = cause.cause instanceof Error ? cause.cause : cause
    super(
      {
        zh: `迁移 ${migration} 失败，已回滚：${message}`,
        en: `The migration ${migration} failed and was rolled back: ${message}`,
      },
      { cause },
    )
  }
}
