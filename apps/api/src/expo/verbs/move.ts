import { moveDatabase } from '../backup/move-database.ts'
import { movedLine, tableRows } from '../backup/report.ts'
import { usage } from '../read-command-line.ts'
import { exitCodes, type Verb } from '../verb.ts'

export const move: Verb = {
  name: 'move',
  about: {
    zh: '把内置数据库复制到一个空的 PostgreSQL 数据库；请先停止服务器',
    en: 'Copy the embedded database to an empty PostgreSQL database; stop the server first',
  },
  takes: '',
  least: 0,
  most: 0,
  options: {
    to: {
      value: 'URL',
      about: {
        zh: 'PostgreSQL 的地址；省略时用 DATABASE_URL，密码便不会出现在命令行中',
        en: 'Address of the PostgreSQL; DATABASE_URL when left out, which keeps the password off the command line',
      },
    },
  },
  examples: ['move --to postgres://fair@db.example:5432/fair', 'move'],

  async run({ option, config, out, words }) {
    const to = addressOf(option('to') ?? config.databaseUrl)
    const labels = {
      copying: words({ zh: '正在复制', en: 'Copying' }),
      comparing: words({ zh: '正在比对', en: 'Comparing' }),
    }
    const tables = await moveDatabase(config, {
      to,
      onCopy: (table, share) => out.progress(`${labels.copying} ${table}`, share, 1),
      onCompare: (table, share) => out.progress(`${labels.comparing} ${table}`, share, 1),
    })
    out.answer({ tables })
    out.table(...tableRows(tables, words))
    out.say()
    out.say(movedLine(tables, words))
    out.say(
      words({
        zh: `今后请用该地址启动：DATABASE_URL=… npm start。${config.dataDir} 未改动，确认无误后可删除。`,
        en: `From now on start with that address: DATABASE_URL=… npm start. ${config.dataDir} is as it was; delete it when you are sure.`,
      }),
    )
    return exitCodes.done
  },
}

/** What was given is never repeated: the password may be in it. */
function addressOf(given: string | null): string {
  if (given !== null && URL.canParse(given) && /^postgres(ql)?:$/.test(new URL(given).protocol)) return given
  throw usage({
    zh: '请说明要复制到哪里：--to postgres://用户:密码@主机:5432/数据库',
    en: 'Say where to: --to postgres://user:password@host:5432/database',
  })
}
