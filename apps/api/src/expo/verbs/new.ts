import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fairKind, setFairKind } from '../../content/fair-kind.ts'
import { describeFormat } from '../../content/format/describe-format.ts'
import { exhibition } from '../../schema/index.ts'
import { exampleFiles, examplePictures } from '../new/example.ts'
import { Refusal } from '../refusal.ts'
import { type Command, exitCodes, type Verb } from '../verb.ts'

export const newVerb: Verb = {
  name: 'new',
  about: {
    zh: '写一个模板文件夹，从这里开始您自己的展会；空数据库不再载入演示展会',
    en: 'Writes a template folder to begin a fair of your own; an empty database stays empty of the demo',
  },
  takes: '[folder]',
  least: 0,
  most: 1,
  options: {},
  examples: ['new', 'new ./my-fair'],
  async run(command) {
    const { given, words, out, clock, language } = command
    const folder = resolve(given[0] ?? 'my-fair')
    if (existsSync(folder))
      throw new Refusal({
        zh: `${folder} 已存在；请另取名字，例如：npm run expo -- new ./my-fair-2`,
        en: `${folder} is there already; choose another name, such as: npm run expo -- new ./my-fair-2`,
      })
    const files = {
      ...exampleFiles(clock.now()),
      ...(await examplePictures()),
      'README.md': describeFormat(language),
    }
    for (const [path, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), bytes)
    }
    const demo = await keepDemoOut(command)
    const shown = given[0] ?? 'my-fair'
    out.answer({ folder, files: Object.keys(files), demo })
    out.say(
      words({
        zh: `模板已写入 ${folder}。用表格软件打开其中的 CSV，换成您的内容（README.md 说明每一栏），然后：
  npm run expo -- import ${shown}            预览并检查
  npm run expo -- import ${shown} --apply    写入`,
        en: `The template is in ${folder}. Open its CSV files in a spreadsheet, write your own (README.md explains each field), then:
  npm run expo -- import ${shown}            look and check
  npm run expo -- import ${shown} --apply    write it`,
      }),
    )
    if (demo)
      out.say(
        words({
          zh: `此数据库里已有演示展会；第一次导入时加 --prune 即可移除它，或用 DATA_DIR 另选数据目录。`,
          en: `This database holds the demo fair; add --prune to your first import to remove it, or choose another folder with DATA_DIR.`,
        }),
      )
    return exitCodes.done
  },
}

/** Whether the demo fair is there already; if nothing is, it will not come. */
async function keepDemoOut({ database }: Command): Promise<boolean> {
  const { db } = await database()
  const kind = await fairKind(db)
  const [anything] = await db.select({ id: exhibition.id }).from(exhibition).limit(1)
  if (kind === null && !anything) await setFairKind(db, 'own')
  return kind === 'demo'
}
