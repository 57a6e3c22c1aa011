import { fairDay } from '@tradefloor/contract'
import { localText } from '@tradefloor/rules'
import { readStored } from '../../content/stored/read-stored.ts'
import { missingTexts } from '../../content/translations/missing-texts.ts'
import { translationFields } from '../../content/translations/read-translations.ts'
import { csvOf } from '../../text-formats/csv.ts'
import { type Command, exitCodes } from '../verb.ts'

/** What lacks Chinese or English: counts for a person, the sheet itself for a translator. */
export async function printMissingTexts(command: Command): Promise<number> {
  const { out, words, language, clock, isSet } = command
  const { db } = await command.database()
  const { content } = await readStored(db, fairDay(clock.now()))
  const missing = missingTexts(content)
  const code = missing.length === 0 ? exitCodes.done : exitCodes.faults
  if (isSet('csv')) {
    const rows = missing.map(({ table, id, field, zh, en }) => [table, String(id), field, zh, en])
    out.print(csvOf([[...translationFields], ...rows]))
    return code
  }
  out.answer({ missing })
  const exhibitions = content.exhibitions.map(({ id, values }) => {
    const { zh, en } = values.name as { zh: string; en: string }
    const here = missing.filter((each) => each.exhibitions.includes(id))
    return { id, name: localText(language, zh, en), here }
  })
  const lacking = (list: typeof missing, which: 'zh' | 'en') =>
    String(list.filter((each) => each[which] === '').length)
  const rows = exhibitions
    .filter(({ here }) => here.length > 0)
    .map(({ id, name, here }) => [String(id), name, lacking(here, 'zh'), lacking(here, 'en')])
  if (rows.length > 0)
    out.table(
      [
        words({ zh: '展会', en: 'id' }),
        words({ zh: '名称', en: 'exhibition' }),
        words({ zh: '缺中文', en: 'lack Chinese' }),
        words({ zh: '缺英文', en: 'lack English' }),
      ],
      rows,
    )
  out.say(
    missing.length === 0
      ? words({ zh: '所有内容都有中英文。', en: 'Everything is there in both languages.' })
      : words({
          zh: `共 ${missing.length} 处缺一种语言。导出给译者：
  npm run --silent expo -- doctor --content --csv > missing.csv
填好空栏后导入：
  npm run expo -- import missing.csv --apply`,
          en: `${missing.length} texts lack a language. For a translator:
  npm run --silent expo -- doctor --content --csv > missing.csv
When the empty cells are filled:
  npm run expo -- import missing.csv --apply`,
        }),
  )
  return code
}
