import { resolve } from 'node:path'
import { backUp } from '../backup/back-up.ts'
import { inMegabytes, tableRows } from '../backup/report.ts'
import { exitCodes, type Verb } from '../verb.ts'

export const backup: Verb = {
  name: 'backup',
  about: {
    zh: '把整个数据库（包括观众与文件）存入一个文件，服务器可以继续运行',
    en: 'Keep the whole database, people and files included, in one file; the server may run',
  },
  takes: '<file>',
  least: 1,
  most: 1,
  options: {},
  examples: ['backup fair-2026-11-15.backup', 'backup /mnt/backups/fair.backup --json'],

  async run({ given: [name = ''], config, clock, out, words }) {
    const label = words({ zh: '正在备份', en: 'Backing up' })
    const done = await backUp(config, {
      path: resolve(name),
      now: clock.now(),
      onProgress: (table, share) => out.progress(`${label} ${table}`, share, 1),
    })
    const { path, bytes, sha256, tables, leftOut, heldMs } = done
    out.answer({ file: path, bytes, sha256, server_waited_ms: heldMs, tables, left_out: leftOut })
    out.table(...tableRows(tables, words))
    out.say()
    out.say(path)
    out.say(`${inMegabytes(bytes)}  sha256 ${sha256}`)
    if (leftOut.length > 0)
      out.note(
        words({
          zh: `不属于云展的数据表未备份：${leftOut.join('、')}`,
          en: `Tables that are not Tradefloor’s were left out: ${leftOut.join(', ')}`,
        }),
      )
    if (heldMs !== null) {
      const seconds = (heldMs / 1000).toFixed(2)
      out.say(
        words({
          zh: `服务器因此等待了 ${seconds} 秒。`,
          en: `The server had to wait for ${seconds} s meanwhile.`,
        }),
      )
    }
    out.say(
      words({
        zh: '其中有个人信息与密钥，只有您能读取；请妥善保管，并存放到另一台机器上。',
        en: 'It holds personal data and keys and is readable by you only. Keep it safe, and on another machine.',
      }),
    )
    return exitCodes.done
  },
}
