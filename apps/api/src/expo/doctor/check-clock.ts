import { fairDateTime } from '@tradefloor/contract'
import { sql } from 'drizzle-orm'
import type { Config } from '../../config/config.ts'
import type { ServerRecord } from '../../config/server-record.ts'
import { version } from '../../config/version.ts'
import type { Queries } from '../../db/open-database.ts'
import { type Finding, fault, ok, warning } from './finding.ts'
import type { ServerState } from './probe-server.ts'

const apartMs = 60_000
const aheadMs = 600_000
/** Before this was written no clock was right. */
const oldest = Date.parse('2026-01-01T00:00:00Z')

const say = (instant: Date) => fairDateTime(instant).slice(0, 16)

export function checkServer(asked: ServerState, beside: boolean, record: ServerRecord | null): Finding[] {
  const { address } = asked
  if (asked.state === 'stranger')
    return [
      warning(
        'server',
        {
          zh: `${address} 有应答，但不是本程序`,
          en: `Something answers at ${address} that is not this program`,
        },
        { zh: '请用 PORT 选择另一个端口', en: 'Choose another port with PORT' },
      ),
    ]
  if (asked.state === 'silent')
    return [
      beside
        ? warning(
            'server',
            {
              zh: `有一个服务器打开了数据库，但 ${address} 没有应答`,
              en: `A server has the database open, but nobody answers at ${address}`,
            },
            {
              zh: '请用与服务器相同的 HOST 和 PORT 运行本命令，或查看服务器的日志',
              en: 'Run this with the HOST and PORT of the server, or look into its log',
            },
          )
        : ok('server', {
            zh: `${address} 没有服务器在运行`,
            en: `No server is running at ${address}`,
          }),
    ]
  if (asked.version !== version)
    return [
      warning(
        'server',
        {
          zh: `${address} 运行的是版本 ${asked.version}，而这里是 ${version}`,
          en: `The server at ${address} is version ${asked.version}, and this is ${version}`,
        },
        { zh: '请重新启动服务器', en: 'Start the server anew' },
      ),
    ]
  const judged = record
    ? { zh: '；以下检查用的是它的设置', en: '; it is its settings that are looked at' }
    : { zh: '', en: '' }
  return [
    ok('server', {
      zh: `服务器在 ${address} 运行，版本 ${version}${judged.zh}`,
      en: `The server runs at ${address}, version ${version}${judged.en}`,
    }),
  ]
}

/** The clock decides what is open, what has expired and who is signed in. */
export async function checkClock(
  db: Queries | null,
  { config, now, asked }: { config: Pick<Config, 'clockStart'>; now: Date; asked: ServerState },
): Promise<Finding[]> {
  if (config.clockStart)
    return [
      warning(
        'clock',
        {
          zh: `CLOCK 把时钟设在 ${say(config.clockStart)}，展会不是真实的日期`,
          en: `CLOCK starts the clock at ${say(config.clockStart)}: the fair does not have today’s date`,
        },
        { zh: '真实的展会请去掉 CLOCK', en: 'For a real fair, take CLOCK away' },
      ),
    ]
  if (now.getTime() < oldest)
    return [
      fault(
        'clock',
        {
          zh: `本机时钟显示 ${say(now)}，不可能正确`,
          en: `This machine’s clock shows ${say(now)}, which cannot be`,
        },
        { zh: '请校准系统时间（例如启用 NTP）', en: 'Set the time of the machine, for instance with NTP' },
      ),
    ]
  if (asked.state === 'ours' && Math.abs(asked.timeMs - now.getTime()) > apartMs)
    return [
      warning(
        'clock',
        {
          zh: `服务器的时钟显示 ${say(new Date(asked.timeMs))}，本机是 ${say(now)}`,
          en: `The server’s clock shows ${say(new Date(asked.timeMs))}, and this machine’s ${say(now)}`,
        },
        {
          zh: '服务器可能是用 CLOCK 启动的，或系统时间在启动后被改过；请重新启动',
          en: 'It may have been started with CLOCK; start it anew without, and set the time of the machine',
        },
      ),
    ]
  const newest = db ? await newestAccount(db) : null
  if (newest && newest.getTime() > now.getTime() + aheadMs)
    return [
      warning(
        'clock',
        {
          zh: `最新的账号注册于 ${say(newest)}，晚于现在的 ${say(now)}`,
          en: `The newest account is from ${say(newest)}, later than now, ${say(now)}`,
        },
        {
          zh: '时钟曾经走快，或用过 CLOCK；请校准系统时间',
          en: 'The clock was ahead once, or CLOCK was used; set the time of the machine',
        },
      ),
    ]
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return [
    ok('clock', {
      zh: `展会时间是 ${say(now)}（+08:00，与本机时区 ${zone} 无关）`,
      en: `It is ${say(now)} at the fair (+08:00, whatever this machine’s zone, ${zone})`,
    }),
  ]
}

async function newestAccount(db: Queries): Promise<Date | null> {
  const { rows } = await db.execute<{ at: number | null }>(
    sql`select extract(epoch from max(created_at))::float8 as at from account`,
  )
  return rows[0]?.at ? new Date(rows[0].at * 1000) : null
}
