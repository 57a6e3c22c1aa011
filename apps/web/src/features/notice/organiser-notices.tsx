import { classNames, useText } from '@tradefloor/ui'
import { useRef, useState } from 'react'
import { nameOfNotice } from './dismissed-notices.ts'
import { noticeMessages } from './messages.ts'
import { NoticeLine } from './notice-line.tsx'
import { dismissNotice, useNotices } from './queries.ts'

/** On a desktop the header floats over the page, so the bar takes its place below it and moves the page down by itself. */
const places = {
  desktop: 'mt-(--h-header) -mb-(--h-header)',
  // The page below no longer begins at the edge of the screen.
  phone: 'pt-(--safe-top) [&+main]:[--safe-top:0px]',
}

/**
 * The organiser's notices, on every page, until each is dismissed. The live region is there before any of them, or
 * screen readers would not tell of one that comes later.
 */
export function OrganiserNotices({ layout }: { layout: 'desktop' | 'phone' }) {
  const t = useText(noticeMessages)
  const notices = useNotices()
  const [all, setAll] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const others = layout === 'phone' ? notices.length - 1 : 0
  const shown = others > 0 && !all ? notices.slice(0, 1) : notices

  const dismiss = (notice: (typeof notices)[number]) => {
    dismissNotice(notice)
    // The button that had the focus is gone: on to the next one, or into the page.
    requestAnimationFrame(() => {
      const next = bar.current?.querySelector<HTMLElement>('[data-dismiss-notice]')
      const target = next ?? document.getElementById('main')
      target?.focus({ preventScroll: true })
    })
  }

  return (
    <div
      ref={bar}
      aria-live="polite"
      className={classNames(notices.length > 0 && `relative z-(--z-shell) bg-amber-light ${places[layout]}`)}
    >
      {notices.length > 0 && (
        <section aria-label={t('region')} className="border-b border-amber/40 text-ink">
          <ul className="divide-y divide-amber/30">
            {shown.map((notice) => (
              <NoticeLine
                key={nameOfNotice(notice)}
                notice={notice}
                layout={layout}
                onDismiss={() => dismiss(notice)}
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
      )}
    </div>
  )
}
