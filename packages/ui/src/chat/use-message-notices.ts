import { useEffect, useEffectEvent, useRef } from 'react'
import { type DeviceNotice, showDeviceNotice } from '../device-notice.ts'
import { type Talk, watchNews } from './news-in.ts'

interface Source<T extends Talk> {
  subscribe(listener: () => void): () => void
  getSnapshot(): { conversations: readonly T[]; isListed: boolean }
}

/** The device's own notice of what was said while nobody looks at the page; only where the reader has allowed it. */
export function useMessageNotices<T extends Talk>(
  source: Source<T> | undefined,
  tell: (talk: NonNullable<T['about']>) => Omit<DeviceNotice, 'tag'>,
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

function show(told: Omit<DeviceNotice, 'tag'>, id: number) {
  if (document.visibilityState === 'visible' && document.hasFocus()) return
  void showDeviceNotice({ ...told, tag: `conversation ${id}` })
}
