import type { Notice } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createDismissedNotices, nameOfNotice } from './dismissed-notices.ts'
import { NoticeLine } from './notice-line.tsx'
import { noticeTexts } from './texts.ts'

const dismissed = createDismissedNotices()

interface NoticeBarProps {
  all: readonly Notice[]
  layout: 'desktop' | 'phone'
  onShown: (isShown: boolean) => void
  onGone: () => void
}

/** The notices that this reader has not closed; on a phone the first, and the others when they are asked for. */
export default function NoticeBar({ all: given, layout, onShown, onGone }: NoticeBarProps) {
  const t = useText(noticeTexts)
  const closed = useSyncExternalStore(dismissed.subscribe, dismissed.get)
  const notices = given.filter((notice) => !closed.includes(nameOfNotice(notice)))
  const isShown = notices.length > 0
  useLayoutEffect(() => {
    onShown(isShown)
    return () => onShown(false)
  }, [isShown, onShown])
  const [all, setAll] = useState(false)
  const others = layout === 'phone' ? notices.length - 1 : 0
  const shown = others > 0 && !all ? notices.slice(0, 1) : notices
  if (!isShown) return null
  return (
    <section aria-label={t('region')} className="border-b border-amber/40 text-ink">
      <ul className="divide-y divide-amber/30">
        {shown.map((notice) => (
          <NoticeLine
            key={nameOfNotice(notice)}
            notice={notice}
            layout={layout}
            onDismiss={() => {
              dismissed.add(nameOfNotice(notice))
              onGone()
            }}
          />
        ))}
      </ul>
      {others > 0 && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="h-11 w-full border-t border-amber/30 text-13 text-ink-2 [--ring-offset:-4px]"
        >
          {all ? t('fewer') : t('more', { count: others })}
        </button>
      )}
    </section>
  )
}
