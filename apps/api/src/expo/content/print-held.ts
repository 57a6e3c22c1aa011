import { isHeld } from '../../content/held/count-held.ts'
import type { Examined } from '../../content/import/import-content.ts'
import { kindOfTable } from '../../content/import/removed-things.ts'
import { formatHeld, formatHeldOf } from '../held/format-held.ts'
import { oneLine } from '../one-line.ts'
import type { Command } from '../verb.ts'
import { titleOf } from './print-plan.ts'

const shownThings = 20

/** What people have of what is removed: of each thing and in all. */
export function printHeld(
  { held, plan, stored }: Pick<Examined, 'held' | 'plan' | 'stored'>,
  { out, words, language, isSet }: Pick<Command, 'out' | 'words' | 'language' | 'isSet'>,
) {
  if (!isHeld(held.total)) return
  const titles = new Map<string, string>()
  for (const [name, kind] of Object.entries(kindOfTable))
    for (const row of stored.content[name as keyof typeof kindOfTable])
      titles.set(`${kind} ${row.id}`, titleOf(row))
  out.say()
  out.say(
    words(
      plan.deletes
        ? { zh: '观众将失去：', en: 'People lose:' }
        : {
            zh: '观众手中有与它们相关的内容。会保留：会话不能再写，名片与收藏会注明已退展，行恢复后一切照旧：',
            en: 'People have something of these. They keep it: conversations are closed, cards and favourites are marked, and all is as before when the rows return:',
          },
    ),
  )
  const things = isSet('all') ? held.things : held.things.slice(0, shownThings)
  for (const thing of things)
    out.say(oneLine(formatHeldOf(thing, titles.get(`${thing.kind} ${thing.id}`) ?? '', language)))
  const more = held.things.length - things.length
  if (more > 0)
    out.say(
      words({ zh: `  … 另有 ${more} 条（--all 全部列出）`, en: `  … and ${more} more (--all lists them)` }),
    )
  out.say(
    words({
      zh: `  合计：${formatHeld(held.total, 'zh')}`,
      en: `  In all: ${formatHeld(held.total, 'en')}`,
    }),
  )
}
