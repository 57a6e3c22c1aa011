import type { Holder } from './holder.ts'

type Texts = Record<'zh' | 'en', string>

/** A reason why the database cannot be opened that a person can act on. The message is the English text. */
export class DatabaseFault extends Error {
  override readonly name: string = 'DatabaseFault'

  constructor(
    readonly texts: Texts,
    options?: ErrorOptions,
  ) {
    super(texts.en, options)
  }
}

/** Another process has the data folder open: two at once would destroy each other's writes. */
export class DataFolderInUse extends DatabaseFault {
  override readonly name = 'DataFolderInUse'

  constructor(
    readonly folder: string,
    readonly holder: Holder | null,
  ) {
    const since = holder?.startedAt.slice(0, 19).replace('T', ' ')
    super({
      zh: holder
        ? `数据目录 ${folder} 正被进程 ${holder.pid}（${holder.command}）使用，始于 ${since}（UTC）。请先停止该进程，或用 DATA_DIR 指定其他目录。`
        : `数据目录 ${folder} 正被另一个进程使用。请先停止该进程，或用 DATA_DIR 指定其他目录。`,
      en: holder
        ? `The data folder ${folder} is in use by process ${holder.pid} (${holder.command}) since ${since} UTC. Stop that process, or choose another folder with DATA_DIR.`
        : `The data folder ${folder} is in use by another process. Stop that process, or choose another folder with DATA_DIR.`,
    })
  }
}

/** The folder cannot be created, written, locked, or holds something that is not our database. */
export class DataFolderUnusable extends DatabaseFault {
  override readonly name = 'DataFolderUnusable'

  constructor(
    readonly folder: string,
    why: Texts,
    options?: ErrorOptions,
  ) {
    super(
      {
        zh: `无法使用数据目录 ${folder}：${why.zh}`,
        en: `The data folder ${folder} cannot be used: ${why.en}`,
      },
      options,
    )
  }
}

/** Somebody wants to look at a database, and nothing has been started in this folder yet. */
export class NoDatabaseYet extends DatabaseFault {
  override readonly name = 'NoDatabaseYet'

  constructor(readonly folder: string) {
    super({
      zh: `数据目录 ${folder} 中还没有数据库。`,
      en: `There is no database in the data folder ${folder} yet.`,
    })
  }
}

/** The embedded database did not start, or stopped and did not come back. */
export class EmbeddedDatabaseFailed extends DatabaseFault {
  override readonly name = 'EmbeddedDatabaseFailed'

  constructor(folder: string, detail: string) {
    super({
      zh: `数据目录 ${folder} 中的内置数据库无法运行：${detail}`,
      en: `The embedded database in ${folder} does not run: ${detail}`,
    })
  }
}
