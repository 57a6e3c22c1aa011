import { useEffect, useEffectEvent, useRef } from 'react'
import { type Talk, watchNews } from './news-in.ts'

interface Source<T extends Talk> {
  subscribe(listener: () => void): () => void
  getSnapshot(): { conversations: readonly T[]; isListed: boolean }
}

interface Told {
  title: string
  body: string
  onOpen: () => void
}

/** The device's own notice of what was said while nobody looks at the page; only where the reader has allowed it. */
export function useMessageNotices<T extends Talk>(
  source: Source<T> | undefined,
  tell: (talk: NonNullable<T['about']>) => Told,
) {
  const newsIn = useRef(watchNews<T>())
  const look = useEffectEvent(() => {
    if (!source?.getSnapshot().isListed) return
    for (const about of newsIn.current(source.getSnapshot().conversations)) show(tell(about), about.thread_id)
  })
  useEffect(() => {
    newsIn.current = watchNews<T>()
    if (!source) return
    look()
    return source.subscribe(() => look())
  }, [source])
}

function show({ title, body, onOpen }: Told, id: number) {
  if (!canNotify() || Notification.permission !== 'granted') return
  if (document.visibilityState === 'visible' && document.hasFocus()) return
  try {
    // One a conversation, whichever tab tells of it.
    const notice = new Notification(title, { body: body.slice(0, 120), tag: `conversation ${id}` })
    notice.onclick = () => {
      window.focus()
      notice.close()
      onOpen()
    }
  } catch {
    // Some phones let only a worker do it; the unread count says it there.
  }
}

/** Not in every browser, and only where the connection is safe. */
export const canNotify = () => typeof Notification !== 'undefined' && window.isSecureContext
