import { readFileSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { fairDay } from '@tradefloor/contract'
import { becomeOwn, fairKind } from '../../content/fair-kind.ts'
import type { Words } from '../../content/format/columns.ts'
import { openSource } from '../../content/format/open-source.ts'
import { UnreadableSource } from '../../content/format/problem.ts'
import { type ReadContent, readContent } from '../../content/format/read-content.ts'
import type { Source } from '../../content/format/source.ts'
import { applyImport, type Examined, examine } from '../../content/import/import-content.ts'
import { isEmptyPlan, type Wish } from '../../content/import/plan.ts'
import { readStored } from '../../content/stored/read-stored.ts'
import { readTranslations } from '../../content/translations/read-translations.ts'
import { backUpFirst } from '../backup/safety-backup.ts'
import { keepWhatWas } from '../content/keep-what-was.ts'
import { planAsJson } from '../content/print-plan.ts'
import {
  problemsAsJson,
  tellDemoFair,
  tellExamined,
  tellProblems,
  tellStreamOrigins,
  tellUnused,
} from '../content/tell-examined.ts'
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
  const { words, out, isSet, clock } = command
  const { db } = await command.database()
  const isDemo = (await fairKind(db)) === 'demo'
  // Of the demo fair nothing is to be left over, whatever the folder has tables of.
  const prune: Wish['prune'] = isSet('prune') && (isDemo ? 'every table' : true)
  const wish: Wish = { prune, overwrite: isSet('overwrite') }
  const examined = await examine(read, source, db, {
    wish,
    now: clock.now(),
    thorough: true,
    onProgress: progressOf(command, { zh: '检查文件', en: 'Looking at files' }),
  })
  if (examined.problems.list.length > 0) return tellProblems(examined, command)

  tellExamined(examined, command)
  if (isDemo) tellDemoFair(command, Boolean(prune))
  tellUnused(examined, command)
  tellStreamOrigins(examined, command)
  const isNothing = isEmptyPlan(examined.plan)
  if (!isNothing && isSet('apply')) return write(source, examined, wish, isDemo, command)
  out.answer({ applied: false, ...answerBeside(examined, command), ...planAsJson(examined.plan) })
  out.say(
    words(
      isNothing
        ? { zh: '没有变化。', en: 'Nothing changes.' }
        : {
            zh: '以上只是预览，尚未写入。确认后加 --apply。',
            en: 'This was a dry run; nothing was written. Add --apply to do it.',
          },
    ),
  )
  return exitCodes.done
}

const progressOf =
  ({ out, words }: Command, label: Words) =>
  (done: number, total: number) =>
    out.progress(words(label), done, total)

/** What a program reads besides the plan. */
const answerBeside = ({ warnings, held }: Examined, { language }: Command) => ({
  problems: [],
  warnings: problemsAsJson(warnings, language),
  held,
})

/** After an export of what was there; where people lose something with it, after a whole backup, too. */
async function write(
  source: Source,
  examined: Examined,
  wish: Wish,
  isDemo: boolean,
  command: Command,
): Promise<number> {
  const { words, out, clock } = command
  const database = await command.database()
  const before = await keepWhatWas(examined, command)
  const backup = losesPeoplesThings(examined) ? await backUpFirst(command, database, 'import') : null
  const done = await applyImport(database, source, examined, {
    wish,
    now: clock.now(),
    onProgress: progressOf(command, { zh: '写入', en: 'Writing' }),
    also: async (db) => {
      if (!isDemo || wish.prune) await becomeOwn(db)
    },
  })
  out.answer({
    applied: true,
    ...answerBeside(examined, command),
    before,
    backup: backup?.path ?? null,
    ...planAsJson(done),
  })
  if (before) out.say(words({ zh: `原有内容已导出到 ${before}`, en: `What was there is in ${before}` }))
  if (backup) out.say(words({ zh: `完整备份：${backup.path}`, en: `The full backup is ${backup.path}` }))
  out.say(words({ zh: '已全部写入。', en: 'All of it is written.' }))
  return exitCodes.done
}

/** Only the demo fair is deleted; a visitor who is no demo account may have used it. */
const losesPeoplesThings = ({ plan, held }: Examined) =>
  plan.deletes && held.total.conversations + held.total.cards + held.total.favourites > 0
