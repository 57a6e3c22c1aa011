import type { Client } from '@tradefloor/client'
import { type LiveSession, type Session, watchSession } from '@tradefloor/contract'
import { useEffect, useState } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'

/** The same page, never whose: the server's first answer gives it to this page, and it is gone with it. */
let viewer: string | undefined

const usualSeconds = 30

/** A page without a name was only given one; it counts when it comes back with it. */
async function watch(client: Client, id: number, signal: AbortSignal) {
  const say = async () => (await client.call(watchSession, { body: { session_id: id, viewer }, signal })).data
  const known = viewer
  const first = await say()
  viewer = first.viewer
  return viewer === known ? first : say()
}

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
          const data = await watch(client, id, stop.signal)
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
