import type { Notice } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import { useState } from 'react'
import { nameOfNotice } from './dismissed-notices.ts'
import { noticeMessages } from './messages.ts'
import { NoticeLine } from './notice-line.tsx'

interface NoticeBarProps {
  notices: readonly Notice[]
  layout: 'desktop' | 'phone'
  onDismiss: (notice: Notice) => void
}

/** The notices that there are; on a phone the first, and the others when they are asked for. */
export default function NoticeBar({ notices, layout, onDismiss }: NoticeBarProps) {
  const t = useText(noticeMessages)
  const [all, setAll] = useState(false)
  const others = layout === 'phone' ? notices.length - 1 : 0
  const shown = others > 0 && !all ? notices.slice(0, 1) : notices
  return (
    <section aria-label={t('region')} className="border-b border-amber/40 text-ink">
      <ul className="divide-y divide-amber/30">
        {shown.map((notice) => (
          <NoticeLine
            key={nameOfNotice(notice)}
            notice={notice}
            layout={layout}
            onDismiss={() => onDismiss(notice)}
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
