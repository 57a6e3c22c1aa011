import { sql } from 'drizzle-orm'
import type { Config } from '../../config/config.ts'
import type { Queries } from '../../db/open-database.ts'
import { isListed, programmeSession } from '../../schema/index.ts'
import { printStreamOrigins } from '../stream-origins.ts'
import { type Finding, formatList, ok, warning } from './finding.ts'

/** Whether what sessions play may be played: only what is ours, or comes from where the settings allow. */
export async function checkStreams(
  db: Queries,
  { streamOrigins, publicUrl }: Pick<Config, 'streamOrigins' | 'publicUrl'>,
): Promise<Finding[]> {
  const rows = await db
    .select({ live: programmeSession.liveUrl, replay: programmeSession.playBack })
    .from(programmeSession)
    .where(
      sql`${isListed.programmeSession()} and (${programmeSession.liveUrl} ilike 'http%' or ${programmeSession.playBack} ilike 'http%')`,
    )
  const addresses = rows.flatMap(({ live, replay }) => [live, replay])
  const said = printStreamOrigins(addresses, streamOrigins)
  const plain = streamOrigins.filter((origin) => /^http:/i.test(origin))
  const findings = [
    ...(said ? [warning('streams', said.text, said.advice)] : []),
    ...(publicUrl?.startsWith('https:') && plain.length > 0
      ? [
          warning(
            'streams',
            {
              zh: `网站是 https，而 STREAM_ORIGINS 中有 http 地址，浏览器会拒绝播放：${formatList(plain)}`,
              en: `The site is https and STREAM_ORIGINS names http, which browsers refuse to play there: ${formatList(plain)}`,
            },
            {
              zh: '请让媒体服务器也提供 https，并改写 STREAM_ORIGINS',
              en: 'Let the media server speak https as well, and name it so in STREAM_ORIGINS',
            },
          ),
        ]
      : []),
  ]
  if (findings.length > 0) return findings
  return [
    ok('streams', {
      zh: '场次的直播与回放都可以播放',
      en: 'Every stream and recording of a session may be played',
    }),
  ]
}
