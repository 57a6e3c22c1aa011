import {
  findNotices,
  isUp,
  type NoticeRow,
  noticesAtOnce,
  putUpNotice,
  removeNotices,
} from '../../modules/notices/index.ts'
import { readNotice } from '../notice/read-notice.ts'
import { oneLine } from '../one-line.ts'
import { usage } from '../read-command-line.ts'
import { formatFairTime, readGivenId } from '../read-given.ts'
import { Refusal } from '../refusal.ts'
import { type Command, exitCodes, type Verb } from '../verb.ts'

export const notice: Verb = {
  name: 'notice',
  about: {
    zh: '在每个页面上显示一条通知；不带参数时列出通知',
    en: 'Put a notice on every page; without anything, list the notices',
  },
  takes: '[text in Chinese]',
  least: 0,
  most: 1,
  options: {
    en: { value: 'TEXT', about: { zh: '英文内容', en: 'The text in English' } },
    from: { value: 'TIME', about: { zh: '从何时起显示（展会时间）', en: 'Show from, on the fair’s clock' } },
    until: {
      value: 'TIME',
      about: { zh: '显示到何时（展会时间）', en: 'Show until, on the fair’s clock' },
    },
    link: { value: 'URL', about: { zh: '详情的网址', en: 'Address of a page that tells more' } },
    remove: { value: 'ID|all', about: { zh: '撤下一条或全部通知', en: 'Take one down, or all of them' } },
  },
  examples: [
    'notice "今晚 22 点起系统维护一小时" --en "Maintenance tonight from 22:00 for an hour"',
    'notice "开幕式 9:30 开始" --en "The opening begins at 9:30" --until "2026-11-18 18:00" --link https://example.com/opening',
    'notice',
    'notice --remove 3',
  ],
  run: async (command) => {
    const removed = command.option('remove')
    if (removed !== undefined) return takeDown(command, removed)
    const asked = ['en', 'from', 'until', 'link'].some((name) => command.option(name) !== undefined)
    return command.given.length > 0 || asked ? putUp(command) : list(command)
  },
}

async function putUp(command: Command): Promise<number> {
  const { out, words, clock } = command
  const row = readNotice(command)
  const made = await putUpNotice(await command.database(), row)
  if (!made) throw new Error('no notice was made')
  out.answer(forPrograms(made, clock.now()))
  const times = { id: made.id, from: formatFairTime(made.shownFrom) }
  out.say(
    made.shownFrom > clock.now()
      ? words({
          zh: `通知 ${times.id} 将于 ${times.from} 显示`,
          en: `Notice ${times.id} will show from ${times.from}`,
        })
      : words({ zh: `通知 ${times.id} 已显示在每个页面上`, en: `Notice ${times.id} is up on every page` }),
  )
  if (!made.textEn || !made.textZh)
    out.note(
      made.textZh
        ? words({
            zh: '没有英文内容（--en）：英文读者看到的是中文',
            en: 'It has no English text (--en): readers of English see the Chinese one',
          })
        : words({
            zh: '没有中文内容：中文读者看到的是英文',
            en: 'It has no Chinese text: readers of Chinese see the English one',
          }),
    )
  return exitCodes.done
}

async function takeDown({ out, words, given, database }: Command, which: string): Promise<number> {
  if (given.length > 0)
    throw usage({
      zh: '--remove 与通知内容不能同时使用',
      en: 'Give a text to put up or --remove, not both',
    })
  const ids = which === 'all' ? undefined : which.split(',').map((id) => readGivenId(id.trim()))
  const gone = await removeNotices(await database(), ids)
  if (gone.length === 0 && ids)
    throw new Refusal({
      zh: `没有通知 ${which}；expo notice 列出所有通知`,
      en: `There is no notice ${which}; expo notice lists them`,
    })
  out.answer({ removed: gone })
  out.say(
    gone.length === 0
      ? words({ zh: '没有通知可撤', en: 'There was no notice to take down' })
      : words({ zh: `已撤下通知 ${gone.join('、')}`, en: `Taken down: ${gone.join(', ')}` }),
  )
  return exitCodes.done
}

const mostListed = 100

async function list({ out, words, clock, database }: Command): Promise<number> {
  const now = clock.now()
  const rows = await findNotices((await database()).db, mostListed)
  out.answer(rows.map((row) => forPrograms(row, now)))
  if (rows.length === 0) {
    out.say(words({ zh: '没有通知', en: 'There are no notices' }))
    return exitCodes.done
  }
  const shown = new Set(rows.filter((row) => isUp(row, now)).slice(0, noticesAtOnce))
  const state = (row: NoticeRow) => {
    if (shown.has(row)) return words({ zh: '显示中', en: 'up' })
    if (row.shownFrom > now) return words({ zh: '未到时间', en: 'waits' })
    return isUp(row, now)
      ? words({ zh: '被更新的取代', en: 'behind newer' })
      : words({ zh: '已结束', en: 'over' })
  }
  out.table(
    [
      words({ zh: '编号', en: 'id' }),
      words({ zh: '状态', en: 'state' }),
      words({ zh: '从', en: 'from' }),
      words({ zh: '到', en: 'until' }),
      words({ zh: '内容', en: 'text' }),
    ],
    rows.map((row) => [
      String(row.id),
      state(row),
      formatFairTime(row.shownFrom),
      row.shownUntil ? formatFairTime(row.shownUntil) : words({ zh: '撤下为止', en: 'taken down' }),
      oneLine([row.textZh, row.textEn, row.link].filter(Boolean).join(' / ')),
    ]),
  )
  return exitCodes.done
}

const forPrograms = (row: NoticeRow, now: Date) => ({
  id: row.id,
  zh: row.textZh,
  en: row.textEn,
  link: row.link,
  from: row.shownFrom.toISOString(),
  until: row.shownUntil?.toISOString() ?? null,
  up: isUp(row, now),
})
