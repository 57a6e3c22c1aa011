import { calledOff, localText, sessionStateOf, sessionStates } from '@tradefloor/rules'
import type { Words } from '../../content/format/columns.ts'
import { addressOfLoop, isLoopReference, loopNames } from '../../modules/live/index.ts'
import {
  changeSession,
  findSession,
  findSessionsBetween,
  type SessionChanges,
} from '../../modules/schedule/index.ts'
import { oneLine, shortened } from '../one-line.ts'
import { usage } from '../read-command-line.ts'
import { fairDayAround, formatFairTime, readGivenId, readWebAddress } from '../read-given.ts'
import { Refusal } from '../refusal.ts'
import { printStreamOrigins } from '../stream-origins.ts'
import { type Command, exitCodes, type ToolDatabase, type Verb } from '../verb.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** What can be said of a session; `auto` leaves it to the clock. */
const statuses = { ...sessionStates, cancelled: calledOff, auto: null }
const stateNames = Object.keys(sessionStates) as (keyof typeof sessionStates)[]

export const session: Verb = {
  name: 'session',
  about: {
    zh: '查看一个场次，或改变它的状态与直播、回放地址',
    en: 'Show a session of the programme, or change its state and the addresses of its stream and replay',
  },
  takes: '<id>',
  least: 1,
  most: 1,
  options: {
    status: {
      value: 'upcoming|live|over|cancelled|auto',
      about: {
        zh: '手动设定状态；cancelled 取消，auto 由时间决定',
        en: 'Say its state by hand; cancelled calls it off, auto leaves it to the clock',
      },
    },
    live: {
      value: 'URL',
      about: {
        zh: '直播地址，或 loop:名称（软件自带的直播源）',
        en: 'Address of the stream, or loop:name for one that comes with the software',
      },
    },
    playback: {
      value: 'URL',
      about: { zh: '回放地址，或 loop:名称', en: 'Address of the replay, or loop:name' },
    },
    clear: { value: 'live|playback', about: { zh: '删除一个地址', en: 'Take an address away' } },
  },
  examples: [
    'session 2101',
    'session 2101 --status live --live https://live.example.com/hall-1.m3u8',
    'session 2101 --status over --playback https://media.example.com/2101.mp4',
    'session 2101 --status auto --clear live',
    'session 2101 --status cancelled',
  ],
  run: async (command) => {
    const { out, words } = command
    const id = readGivenId(command.given[0] ?? '')
    const changes = readChanges(command)
    const database = await command.database()
    const isChange = Object.keys(changes).length > 0
    const isThere = isChange ? await changeSession(database, id, changes) : true
    const found = isThere ? await findSession(database.db, id) : undefined
    if (!found) throw await unknownSession(command, database, id)
    out.answer(forPrograms(found, command.clock.now()))
    if (isChange)
      out.say(words({ zh: '已更改，访客立即可见：', en: 'Changed, and visitors see it at once:' }))
    show(command, found)
    const said = printStreamOrigins(
      [changes.liveUrl ?? '', changes.playBack ?? ''],
      command.config.streamOrigins,
    )
    if (said) out.note(`${words(said.text)}\n→ ${words(said.advice)}`)
    return exitCodes.done
  },
}

function readChanges({ option }: Pick<Command, 'option'>): SessionChanges {
  const [status, live, playback, clear] = ['status', 'live', 'playback', 'clear'].map(option)
  const changes: SessionChanges = {}
  if (status !== undefined) {
    if (!Object.hasOwn(statuses, status))
      throw usage({
        zh: `没有状态“${status}”；可用的是 ${Object.keys(statuses).join(' ')}`,
        en: `There is no status “${status}”; there are ${Object.keys(statuses).join(' ')}`,
      })
    changes.statusOverride = statuses[status as keyof typeof statuses]
  }
  if (clear !== undefined && clear !== 'live' && clear !== 'playback')
    throw usage({ zh: '--clear 后面写 live 或 playback', en: '--clear takes live or playback' })
  if ((clear === 'live' && live !== undefined) || (clear === 'playback' && playback !== undefined))
    throw usage({
      zh: `--${clear} 与 --clear ${clear} 只能选一个`,
      en: `Give --${clear} or --clear ${clear}, not both`,
    })
  if (live !== undefined) changes.liveUrl = readStream(live, '--live', 'live')
  if (playback !== undefined) changes.playBack = readStream(playback, '--playback', 'replay')
  if (clear === 'live') changes.liveUrl = ''
  if (clear === 'playback') changes.playBack = ''
  return changes
}

function readStream(text: string, option: string, as: 'live' | 'replay'): string {
  if (!isLoopReference(text)) return readWebAddress(text, option)
  const address = addressOfLoop(text, as)
  if (address !== undefined) return address
  const names = loopNames().map((name) => `loop:${name}`)
  throw usage({
    zh: `软件没有自带 ${text}；可用的是 ${names.join(' ')}`,
    en: `${text} does not come with the software; there are ${names.join(' ')}`,
  })
}

type StateName = keyof typeof sessionStates | 'cancelled'

const stateWords: Record<StateName, Words> = {
  upcoming: { zh: '未开始', en: 'upcoming' },
  live: { zh: '直播中', en: 'live' },
  over: { zh: '已结束', en: 'over' },
  cancelled: { zh: '已取消', en: 'cancelled' },
}

const stateNameOf = ({ session: row }: Found, now: Date): StateName => {
  const { startsAt: starts, endsAt: ends, statusOverride: override } = row
  if (override === calledOff) return 'cancelled'
  const state = sessionStateOf({ starts, ends, override }, now)
  return stateNames.find((name) => sessionStates[name] === state) ?? 'upcoming'
}

function show({ out, words, clock }: Command, found: Found) {
  const { session: row, exhibition } = found
  const state = words(stateWords[stateNameOf(found, clock.now())])
  const byHand = words({ zh: '（手动设定）', en: ' (said by hand)' })
  const none = words({ zh: '无', en: 'none' })
  const halls = { 1: { zh: '大会议厅', en: 'big hall' }, 2: { zh: '小会议厅', en: 'small hall' } }
  const facts: [Words, string][] = [
    [{ zh: '编号', en: 'id' }, String(row.id)],
    [{ zh: '标题', en: 'title' }, oneLine([row.titleZh, row.titleEn].filter(Boolean).join(' / '))],
    [
      { zh: '展会', en: 'exhibition' },
      `${exhibition.id} ${oneLine(words({ zh: exhibition.nameZh, en: exhibition.nameEn || exhibition.nameZh }))}`,
    ],
    [{ zh: '会议厅', en: 'hall' }, words(halls[row.hallId as 1 | 2] ?? { zh: none, en: none })],
    [
      { zh: '时间', en: 'time' },
      `${formatFairTime(row.startsAt)} – ${formatFairTime(row.endsAt)}${words({ zh: '（展会时间）', en: ' (fair’s clock, UTC+8)' })}`,
    ],
    [{ zh: '状态', en: 'status' }, row.statusOverride === null ? state : `${state}${byHand}`],
    [{ zh: '直播', en: 'live' }, oneLine(row.liveUrl) || none],
    [{ zh: '回放', en: 'playback' }, oneLine(row.playBack) || none],
  ]
  const [first = [], ...rest] = facts.map(([name, value]) => [words(name), value])
  out.table(first, rest)
}

const forPrograms = (found: Found, now: Date) => {
  const { session: row, exhibition } = found
  return {
    id: row.id,
    exhibition: exhibition.id,
    title: { zh: row.titleZh, en: row.titleEn },
    hall: row.hallId,
    starts: row.startsAt.toISOString(),
    ends: row.endsAt.toISOString(),
    status: stateNameOf(found, now),
    by_hand: row.statusOverride !== null,
    live: row.liveUrl,
    playback: row.playBack,
  }
}

const mostSuggested = 20

async function unknownSession({ clock }: Command, { db }: ToolDatabase, id: number): Promise<Refusal> {
  const today = await findSessionsBetween(db, fairDayAround(clock.now()), mostSuggested)
  const lines = (language: 'zh' | 'en') =>
    today
      .map((row) => {
        const title = localText(language, row.titleZh, row.titleEn)
        return `\n  ${row.id}  ${formatFairTime(row.startsAt).slice(11)}–${formatFairTime(row.endsAt).slice(11)}  ${shortened(title, 60)}`
      })
      .join('')
  const isFree = today.length === 0
  return new Refusal({
    zh: `没有场次 ${id}。${isFree ? '今天没有场次' : `今天的场次：${lines('zh')}`}`,
    en: `There is no session ${id}. ${isFree ? 'There are none today' : `Today there are:${lines('en')}`}`,
  })
}
