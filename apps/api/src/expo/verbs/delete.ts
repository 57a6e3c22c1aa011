import {
  type DeletableKind,
  deletable,
  deletableKinds,
  type Found,
  findRecord,
} from '../../content/delete/deletable.ts'
import { deleteRecord } from '../../content/delete/delete-record.ts'
import type { Words } from '../../content/format/columns.ts'
import { countHeld, type Held, nothingHeld } from '../../content/held/count-held.ts'
import { takeImportLock } from '../../content/import/import-lock.ts'
import type { Queries } from '../../db/open-database.ts'
import { backUpFirst } from '../backup/safety-backup.ts'
import { formatHeld, sumOf } from '../held/format-held.ts'
import { oneLine } from '../one-line.ts'
import { usage } from '../read-command-line.ts'
import { readGivenId } from '../read-given.ts'
import { Refusal } from '../refusal.ts'
import { type Command, exitCodes, type Verb } from '../verb.ts'

export const deleteVerb: Verb = {
  name: 'delete',
  about: {
    zh: '彻底删除一条内容及观众因它而有的一切：先数清、确认、完整备份，再删除',
    en: 'Delete one record for good, with what people have of it: counts, asks, makes a full backup, deletes',
  },
  takes: `<${deletableKinds.join('|')}> <id>`,
  least: 2,
  most: 2,
  options: {
    confirm: {
      value: 'NUMBER',
      about: {
        zh: '观众将失去的件数，与命令显示的一致才会删除',
        en: 'How many things people lose, as the command prints it; nothing is deleted for another number',
      },
    },
  },
  examples: [
    'delete company 1001',
    'delete company 1001 --confirm 12',
    'delete session 340 --confirm 0 --json',
  ],

  async run(command) {
    const { out, words, clock } = command
    const kind = readKind(command.given[0] ?? '')
    const id = readGivenId(command.given[1] ?? '')
    const confirmed = readNumber(command.option('confirm'))
    const database = await command.database()
    const found = await findRecord(database.db, kind, id)
    if (!found) throw new Refusal({ zh: `没有 ${kind} ${id}`, en: `There is no ${kind} ${id}` })
    const held = await heldOf(database.db, kind, id)
    sayFound(command, kind, id, found, held)
    await mustAgree(command, sumOf(held), confirmed)

    const backup = await backUpFirst(command, database, `delete-${kind}-${id}`)
    await database.longTransaction(async (db) => {
      await takeImportLock(db)
      // People go on while the backup is made: nothing is deleted that was not counted.
      const now = await heldOf(db, kind, id)
      if (sumOf(now) !== sumOf(held)) throw countChanged(sumOf(now))
      await deleteRecord(db, kind, id)
    })
    out.answer({ deleted: { kind, id }, lost: held, backup: backup.path, at: clock.now().toISOString() })
    out.say(words({ zh: `完整备份：${backup.path}`, en: `The full backup is ${backup.path}` }))
    out.say(
      words({
        zh: `已删除 ${kind} ${id}；观众失去：${formatHeld(held, 'zh')}。`,
        en: `${kind} ${id} is deleted. People lost: ${formatHeld(held, 'en')}.`,
      }),
    )
    return exitCodes.done
  },
}

function readKind(text: string): DeletableKind {
  const kind = deletableKinds.find((each) => each === text)
  if (kind) return kind
  throw usage({
    zh: `没有“${text}”这种内容；可用的是：${deletableKinds.join('、')}`,
    en: `There is no kind “${text}”; there are: ${deletableKinds.join(', ')}`,
  })
}

function readNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^\d{1,9}$/.test(text.trim())) return Number(text)
  throw usage({ zh: '--confirm 需要一个数字', en: '--confirm needs a number' })
}

async function heldOf(db: Queries, kind: DeletableKind, id: number): Promise<Held> {
  const { heldAs } = deletable[kind]
  return heldAs ? (await countHeld(db, { [heldAs]: [id] })).total : nothingHeld()
}

function sayFound(
  { out, words }: Command,
  kind: string,
  id: number,
  { title, withdrawn }: Found,
  held: Held,
) {
  const state: Words = withdrawn ? { zh: '（已退展）', en: ' (withdrawn)' } : { zh: '', en: '' }
  out.say(oneLine(`${kind} ${id}  ${words(title)}${words(state)}`))
  out.say(
    words({ zh: `观众将失去：${formatHeld(held, 'zh')}`, en: `People lose: ${formatHeld(held, 'en')}` }),
  )
  if (!withdrawn && kind !== 'guest' && kind !== 'booth-wall')
    out.say(
      words({
        zh: '若只想让它不再显示，请从文件夹中去掉它并用 import --prune：观众的东西会保留。',
        en: 'To take it off the fair only, leave it out of the folder and use import --prune: people keep what they have.',
      }),
    )
}

/** The number that was printed, typed or given: nobody deletes without having read it. */
async function mustAgree({ ask, words }: Command, number: number, confirmed: number | undefined) {
  const typed =
    confirmed ??
    (ask
      ? readTyped(
          await ask(
            words({
              zh: `此操作无法撤销。请输入观众将失去的件数（${number}）以确认：`,
              en: `This cannot be undone. To go on, type the number of things people lose (${number}): `,
            }),
          ),
        )
      : undefined)
  if (typed === number) return
  if (typed !== undefined) throw countChanged(number)
  throw new Refusal({
    zh: `未删除任何内容。确认后请加 --confirm ${number}`,
    en: `Nothing was deleted. To do it, add --confirm ${number}`,
  })
}

const readTyped = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : -1)

const countChanged = (number: number) =>
  new Refusal({
    zh: `未删除任何内容：观众将失去的件数是 ${number}，与确认的不同`,
    en: `Nothing was deleted: people lose ${number} things, which is not the number confirmed`,
  })
