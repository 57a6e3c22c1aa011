import type { Words } from '../content/format/columns.ts'
import { originsNotAllowed } from '../modules/schedule/index.ts'

/** What to say of addresses that no page will play, and what to do; null when there are none. */
export function printStreamOrigins(
  addresses: readonly string[],
  streamOrigins: readonly string[],
): { text: Words; advice: Words } | null {
  const outside = originsNotAllowed(addresses, streamOrigins)
  if (outside.length === 0) return null
  const all = [...streamOrigins, ...outside].join(',')
  return {
    text: {
      zh: `有场次的直播或回放来自未被允许的地址，页面不会播放：${outside.join('、')}`,
      en: `Sessions name streams or recordings of origins that are not allowed, and no page plays them: ${outside.join(', ')}`,
    },
    advice: {
      zh: `如果信任这些地址，请设置 STREAM_ORIGINS=${all} 并重新启动服务器`,
      en: `If you trust them, set STREAM_ORIGINS=${all} and start the server again`,
    },
  }
}
