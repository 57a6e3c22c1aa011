import { queuedFavourites } from '../favourites/queued-favourites.ts'
import { connectionNow } from './connection.ts'
import type { PersistedReplies } from './persist-replies.ts'

const lookEveryMs = 10_000
const networkEvents = ['online', 'offline'] as const

const isServerThere = async () => (await fetch('/healthz', { cache: 'no-store' })).ok

interface ServerWatch {
  replies: Pick<PersistedReplies, 'tell' | 'found'>
  /** Sends the stars that wait. */
  send: () => Promise<void>
}

/** Looks whether the server can be reached again, now and then and when the browser says that something has changed. */
export function watchServer({ replies, send }: ServerWatch) {
  let isLooking = false
  const look = async () => {
    replies.tell()
    if (isLooking || document.hidden || !navigator.onLine) return
    isLooking = true
    try {
      if (connectionNow().isAway && (await isServerThere())) await replies.found()
      if (!connectionNow().isAway && queuedFavourites().size > 0) await send()
    } catch {
      // Not yet.
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(look, lookEveryMs)
  for (const name of networkEvents) window.addEventListener(name, look)
  document.addEventListener('visibilitychange', look)
  return {
    look,
    end() {
      clearInterval(timer)
      for (const name of networkEvents) window.removeEventListener(name, look)
      document.removeEventListener('visibilitychange', look)
    },
  }
}
