import { classNames } from '@tradefloor/ui'
import { lazy, Suspense, useRef } from 'react'
import { dismissNotice, useNotices } from './queries.ts'

// On most days there is none.
const NoticeBar = lazy(() => import('./notice-bar.tsx'))

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
  const notices = useNotices()
  const bar = useRef<HTMLDivElement>(null)

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
        <Suspense>
          <NoticeBar notices={notices} layout={layout} onDismiss={dismiss} />
        </Suspense>
      )}
    </div>
  )
}
