import type { Language } from '@tradefloor/contract'
import type { Words } from '../content/format/columns.ts'
import { oneLine, shortened } from './one-line.ts'
import { usage } from './read-command-line.ts'
import { readFairTime, readGivenId } from './read-given.ts'
import { Refusal } from './refusal.ts'
import { type Command, exitCodes, type Option } from './verb.ts'

/** What visitors send and somebody handles, such as enquiries: how a list of it is called and shown. */
export interface Handled<Row> {
  verb: string
  /** One of them, as it stands in a sentence. */
  name: Words
  none: Words
  columns: readonly { title: Words; read(row: Row, language: Language): string }[]
  idOf(row: Row): number
  forPrograms(row: Row): unknown
}

export const handlingOptions = {
  since: { value: 'DAY', about: { zh: '只看这一天起的', en: 'Only from this day on' } },
  open: { about: { zh: '只看未处理的', en: 'Only those not handled yet' } },
  done: { about: { zh: '把这些标为已处理', en: 'Mark these as handled' } },
  undo: { about: { zh: '把这些标为未处理', en: 'Mark these as not handled' } },
} satisfies Record<string, Option>

/** Which are meant, and whether they are to be marked; `besides` are this verb's own options for a list. */
export function readHandling({ given, isSet, option }: Command, verb: string, besides: readonly string[]) {
  const ids = [...new Set(given.map(readGivenId))]
  const marking = isSet('done') || isSet('undo')
  if (isSet('done') && isSet('undo'))
    throw usage({ zh: '--done 与 --undo 只能选一个', en: 'Give --done or --undo, not both' })
  const isForLists = ['since', 'open', ...besides].some((name) => isSet(name) || option(name) !== undefined)
  if (marking && (ids.length === 0 || isForLists))
    throw usage({
      zh: `请写明标记哪些，例如 ${verb} --done 12 13`,
      en: `Say which to mark by their ids alone, such as ${verb} --done 12 13`,
    })
  const since = option('since')
  const filter = {
    ids: ids.length > 0 ? ids : undefined,
    since: since === undefined ? undefined : readFairTime(since, { option: '--since', end: false }),
    open: isSet('open'),
  }
  return { ids, marking, filter }
}

/** Marks them, all or none, and says so. `mark` answers which it found. */
export async function markHandled<Row>(
  { out, words, clock, isSet }: Command,
  things: Handled<Row>,
  ids: number[],
  mark: (ids: number[], at: Date | null) => Promise<number[]>,
) {
  const done = isSet('done')
  refuseUnknown(things, ids, await mark(ids, done ? clock.now() : null))
  out.answer({ [done ? 'done' : 'undone']: ids })
  out.say(
    done
      ? words({ zh: `已标为处理：${ids.join('、')}`, en: `Marked as handled: ${ids.join(', ')}` })
      : words({ zh: `已标为未处理：${ids.join('、')}`, en: `Marked as not handled: ${ids.join(', ')}` }),
  )
  return exitCodes.done
}

/** A table of them; those asked for by their ids stand in full, one after the other. */
export async function listHandled<Row>(
  { out, words, language }: Command,
  things: Handled<Row>,
  rows: Row[],
  sayInFull: ((row: Row) => unknown) | undefined,
) {
  const { columns, none, forPrograms } = things
  out.answer(rows.map(forPrograms))
  if (rows.length === 0) out.say(words(none))
  else if (sayInFull)
    for (const [n, row] of rows.entries()) {
      if (n > 0) out.say()
      // Lines stay lines, each of them safe for a terminal.
      for (const { title, read } of columns)
        out.say(`${words(title)}: ${read(row, language).split(/\r?\n/).map(oneLine).join('\n  ')}`)
      await sayInFull(row)
    }
  else
    out.table(
      columns.map(({ title }) => words(title)),
      rows.map((row) => columns.map(({ read }) => shortened(read(row, language), 40))),
    )
  return exitCodes.done
}

export function refuseUnknown<Row>({ verb, name }: Handled<Row>, wanted: number[], found: number[]) {
  const unknown = wanted.filter((id) => !found.includes(id))
  if (unknown.length > 0)
    throw new Refusal({
      zh: `没有${name.zh} ${unknown.join('、')}；expo ${verb} 列出全部`,
      en: `There is no ${name.en} ${unknown.join(', ')}; expo ${verb} lists them`,
    })
}
