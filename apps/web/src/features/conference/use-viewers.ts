import { type LiveSession, type Session, watchSession } from '@tradefloor/contract'
import { useEffect, useState } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'

/** The same page, never whose: made for this page and gone with it. */
const viewer = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')

const usualSeconds = 30

/**
 * How many watch a live session now. While this page plays it, it says so now and then and hears the number; else the
 * number is what the last news of what is on said.
 */
export function useViewers(
  session: Session | undefined,
  isPlaying: boolean,
  news: readonly LiveSession[] | undefined,
): number | undefined {
  const { client } = useSite()
  const [heard, setHeard] = useState<{ id: number; viewers: number }>()
  const id = session?.id
  useEffect(() => {
    if (id === undefined || !isPlaying) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const say = async () => {
      let seconds = usualSeconds
      try {
        if (!document.hidden) {
          const body = { session_id: id, viewer }
          const { data } = await client.call(watchSession, { body, signal: stop.signal })
          setHeard({ id, viewers: data.viewers })
          seconds = data.again_seconds
        }
      } catch {
        // Not to be counted is no reason to disturb who watches.
      }
      if (!stop.signal.aborted) timer = setTimeout(say, seconds * 1000)
    }
    void say()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [client, id, isPlaying])
  if (id === undefined) return undefined
  if (isPlaying && heard?.id === id) return heard.viewers
  return news?.find((one) => one.id === id)?.viewers
}
