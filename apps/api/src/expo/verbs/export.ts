import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fairDay } from '@tradefloor/contract'
import { writeExport } from '../../content/export/write-export.ts'
import { readStored } from '../../content/stored/read-stored.ts'
import { Refusal } from '../refusal.ts'
import { exitCodes, type Verb } from '../verb.ts'

export const exportVerb: Verb = {
  name: 'export',
  about: {
    zh: '把展会内容写成文件夹，格式与导入相同；不含任何人的资料',
    en: 'Writes the fair as a folder that import reads; nothing of any person is in it',
  },
  takes: '<folder>',
  least: 1,
  most: 1,
  options: {
    csv: {
      about: {
        zh: '表格写成 CSV，可用电子表格软件接着编辑',
        en: 'Write the tables as CSV, to go on with in a spreadsheet program',
      },
    },
  },
  examples: ['export ./my-fair-2026', 'export ./my-fair-2026 --csv', 'export ./my-fair-2026 --json'],
  async run({ given: [name = ''], words, out, database, clock, isSet }) {
    const folder = resolve(name)
    if (existsSync(folder))
      throw new Refusal({
        zh: `${folder} 已存在；请另取名字，导出不会覆盖任何文件`,
        en: `${folder} is there already; choose another name, an export overwrites nothing`,
      })
    const { db } = await database()
    const stored = await readStored(db, fairDay(clock.now()))
    const label = words({ zh: '写入文件', en: 'Writing files' })
    const counts = await writeExport(db, stored, folder, isSet('csv') ? 'csv' : 'json', (done, total) =>
      out.progress(label, done, total),
    )
    out.answer({ folder, ...counts })
    for (const [table, count] of Object.entries(counts.records))
      out.say(`${String(count).padStart(7)}  ${table}`)
    out.say(`${String(counts.media).padStart(7)}  media`)
    out.say(words({ zh: `已写入 ${folder}`, en: `Written to ${folder}` }))
    return exitCodes.done
  },
}
