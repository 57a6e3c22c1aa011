import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fairDateTime, fairDay, type Language } from '@tradefloor/contract'
import { writeExport } from '../../content/export/write-export.ts'
import { becomeOwn, fairKind } from '../../content/fair-kind.ts'
import { openSource } from '../../content/format/open-source.ts'
import { type Problems, sayProblem, UnreadableSource } from '../../content/format/problem.ts'
import { type ReadContent, readContent } from '../../content/format/read-content.ts'
import type { Source } from '../../content/format/source.ts'
import { applyImport, type Examined, examine } from '../../content/import/import-content.ts'
import { isEmptyPlan, type Wish } from '../../content/import/plan.ts'
import { readStored } from '../../content/stored/read-stored.ts'
import { readTranslations } from '../../content/translations/read-translations.ts'
import { backUpFirst } from '../backup/safety-backup.ts'
import { planAsJson, sayPlan } from '../content/say-plan.ts'
import { tellHeld } from '../content/tell-held.ts'
import { oneLine } from '../one-line.ts'
import { sayStreamOrigins } from '../stream-origins.ts'
import { type Command, exitCodes, type Verb } from '../verb.ts'

export const importVerb: Verb = {
  name: 'import',
  about: {
    zh: '检查文件夹并列出将要发生的变化；加 --apply 才写入，全部成功或全部不写',
    en: 'Checks a folder and lists what would change; --apply writes it, all or nothing',
  },
  takes: '<folder|zip|csv>',
  least: 1,
  most: 1,
  options: {
    apply: {
      about: { zh: '写入（先把现有内容导出备份）', en: 'Write it, after an export of what was there' },
    },
    prune: {
      about: {
        zh: '文件夹里已没有的记录退出展会（只限文件夹中有的表）；观众的东西会保留，行恢复时一切照旧',
        en: 'Withdraw records that the folder no longer has, in the tables it has; people keep what they have, and all is back when the rows return',
      },
    },
    overwrite: {
      about: {
        zh: '展商在工作台改过的内容也以文件夹为准',
        en: 'Also take back what exhibitors changed at the desk',
      },
    },
    all: { about: { zh: '列出每一条变化', en: 'List every single change' } },
  },
  examples: [
    'import ./my-fair',
    'import ./my-fair --apply',
    'import ./my-fair.zip --apply --prune',
    'import ./my-fair --json',
    'import ./missing.csv --apply',
  ],
  async run(command) {
    const path = resolve(command.given[0] ?? '')
    if (/\.csv$/i.test(path)) return importSheet(path, command)
    const source = await openSource(path)
    try {
      return await importFrom(source, await readContent(source), command)
    } finally {
      await source.close()
    }
  },
}

/** A translator's sheet: texts of records that are there. */
async function importSheet(path: string, command: Command): Promise<number> {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new UnreadableSource({ zh: `没有文件 ${path}`, en: `There is no file ${path}` })
  const { db } = await command.database()
  const { content } = await readStored(db, fairDay(command.clock.now()))
  const read = readTranslations(basename(path), readFileSync(path), content)
  return importFrom(noFiles, read, command)
}

const noFiles: Source = {
  paths: [],
  has: () => false,
  sizeOf: () => 0,
  read: async (path) => {
    throw new Error(`there is no ${path}`)
  },
  close: async () => {},
}

async function importFrom(source: Source, read: ReadContent, command: Command): Promise<number> {
  const { words, out, isSet, language, clock } = command
  const database = await command.database()
  const isDemo = (await fairKind(database.db)) === 'demo'
  // Of the demo fair nothing is to be left over, whatever the folder has tables of.
  const prune: Wish['prune'] = isSet('prune') && (isDemo ? 'every table' : true)
  const wish: Wish = { prune, overwrite: isSet('overwrite') }
  const progress = (label: { zh: string; en: string }) => (done: number, total: number) =>
    out.progress(words(label), done, total)
  const examined = await examine(read, source, database.db, {
    wish,
    now: clock.now(),
    thorough: true,
    onProgress: progress({ zh: '检查文件', en: 'Looking at files' }),
  })
  if (examined.problems.list.length > 0) return tellProblems(examined, command)

  const beside = {
    problems: [],
    warnings: problemsAsJson(examined.warnings, language),
    held: examined.held,
  }
  const plan = sayPlan(examined.plan, language, isSet('all'))
  out.table(plan.headings, plan.rows)
  for (const line of plan.details) out.say(line)
  tellHeld(examined, command)
  for (const warning of examined.warnings.list)
    out.note(oneLine(`${words({ zh: '注意：', en: 'Note: ' })}${sayProblem(warning, language)}`))
  if (isDemo)
    out.note(
      words(
        prune
          ? {
              zh: '演示展会及其演示账号将被移除。',
              en: 'The demo fair goes, and its demo accounts with it.',
            }
          : {
              zh: '数据库中是演示展会，您的内容会加在它旁边。加 --prune 可移除演示展会。',
              en: 'This database holds the demo fair, and yours would stand beside it. --prune removes the demo.',
            },
      ),
    )
  if (examined.unused.length > 0)
    out.note(
      words({
        zh: `media 中有 ${examined.unused.length} 个文件没有被用到，例如 ${examined.unused[0]}`,
        en: `${examined.unused.length} files in media are used by nothing, such as ${examined.unused[0]}`,
      }),
    )
  tellStreamOrigins(examined, command)
  if (isEmptyPlan(examined.plan)) {
    out.answer({ applied: false, ...beside, ...planAsJson(examined.plan) })
    out.say(words({ zh: '没有变化。', en: 'Nothing changes.' }))
    return exitCodes.done
  }
  if (!isSet('apply')) {
    out.answer({ applied: false, ...beside, ...planAsJson(examined.plan) })
    out.say(
      words({
        zh: '以上只是预览，尚未写入。确认后加 --apply。',
        en: 'This was a dry run; nothing was written. Add --apply to do it.',
      }),
    )
    return exitCodes.done
  }

  const before = await keepWhatWas(examined, command)
  const backup = losesPeoplesThings(examined) ? await backUpFirst(command, database, 'import') : null
  const now = clock.now()
  const done = await applyImport(database, source, examined, {
    wish,
    now,
    onProgress: progress({ zh: '写入', en: 'Writing' }),
    also: async (db) => {
      if (!isDemo || prune) await becomeOwn(db)
    },
  })
  out.answer({ applied: true, ...beside, before, backup: backup?.path ?? null, ...planAsJson(done) })
  if (before) out.say(words({ zh: `原有内容已导出到 ${before}`, en: `What was there is in ${before}` }))
  if (backup) out.say(words({ zh: `完整备份：${backup.path}`, en: `The full backup is ${backup.path}` }))
  out.say(words({ zh: '已全部写入。', en: 'All of it is written.' }))
  return exitCodes.done
}

/** It is written nevertheless: the settings of the server may be another's to change. */
function tellStreamOrigins({ content }: Examined, { out, words, config }: Command) {
  const addresses = content.schedule.flatMap(({ values }) => [values.live, values.playback].map(String))
  const said = sayStreamOrigins(addresses, config.streamOrigins)
  if (said) out.note(`${words(said.text)}\n→ ${words(said.advice)}`)
}

const problemsAsJson = ({ list }: Problems, language: Language) =>
  list.map(({ text, ...where }) => ({ ...where, problem: text[language] }))

/** Only the demo fair is deleted; a visitor who is no demo account may have used it. */
const losesPeoplesThings = ({ plan, held }: Examined) =>
  plan.deletes && held.total.conversations + held.total.cards + held.total.favourites > 0

function tellProblems({ problems }: Examined, { language, words, out }: Command): number {
  out.answer({
    applied: false,
    problems: problemsAsJson(problems, language),
  })
  for (const problem of problems.list) out.say(oneLine(sayProblem(problem, language)))
  const count = problems.list.length
  out.say()
  out.say(
    words({
      zh: `发现 ${count} 处问题，未写入任何内容。请修改后重试。`,
      en: `${count === 1 ? '1 problem' : `${count} problems`}; nothing was written. Mend them and try again.`,
    }),
  )
  return exitCodes.faults
}

/** An export of what the database held, so that a mistake can be taken back. Null when it held nothing. */
async function keepWhatWas({ stored }: Examined, { config, clock, database, out, words }: Command) {
  if (Object.values(stored.content).every((rows) => rows.length === 0)) return null
  const exports = join(config.dataDir, 'exports')
  mkdirSync(exports, { recursive: true, mode: 0o700 })
  const now = clock.now()
  const name = `${fairDay(now)}-${fairDateTime(now).slice(11).replaceAll(':', '')}`
  const folder = freeFolder(join(exports, name))
  const { db } = await database()
  await writeExport(db, stored, folder, (done, total) =>
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
