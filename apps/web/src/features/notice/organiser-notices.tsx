import { classNames } from '@tradefloor/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNotices } from './queries.ts'
import { useEnglishOffer } from './use-english-offer.ts'

// On most days there is none.
const NoticeBar = lazy(() => import('./notice-bar.tsx'))
// Most visitors read Chinese.
const EnglishOffer = lazy(() => import('./english-offer.tsx').catch(() => ({ default: () => null })))

/** On a desktop the header floats over the page, so the bar takes its place below it and moves the page down by itself. */
const places = {
  desktop: 'mt-(--h-header) -mb-(--h-header)',
  // The page below no longer begins at the edge of the screen.
  phone: 'pt-(--safe-top) [&+main]:[--safe-top:0px]',
}

/**
 * Above every page: English for who may need it, and the organiser's notices, until each is dismissed. The live region
 * is there before any of them, or screen readers would not tell of one that comes later.
 */
export function OrganiserNotices({ layout }: { layout: 'desktop' | 'phone' }) {
  const notices = useNotices()
  const [isOffered, closeOffer] = useEnglishOffer()
  const [hasNotice, setHasNotice] = useState(false)
  const isShown = hasNotice || isOffered
  const bar = useRef<HTMLDivElement>(null)

  /** The button that had the focus is gone: on to the next one, or into the page. */
  const focusNext = () =>
    requestAnimationFrame(() => {
      const next = bar.current?.querySelector<HTMLElement>('[data-dismiss-notice]')
      const target = next ?? document.getElementById('main')
      target?.focus({ preventScroll: true })
    })

  const answerOffer = () => {
    closeOffer()
    focusNext()
  }

  return (
    <div
      ref={bar}
      aria-live="polite"
      className={classNames(isShown && `relative z-(--z-shell) bg-amber-light ${places[layout]}`)}
    >
      {isOffered && (
        // Its room from the beginning: what lies below does not move when it comes.
        <Suspense fallback={<div className="h-[calc(2.75rem+1px)] bg-harbour-light" />}>
          <EnglishOffer onAnswered={answerOffer} />
        </Suspense>
      )}
      {notices.length > 0 && (
        <Suspense>
          <NoticeBar all={notices} layout={layout} onShown={setHasNotice} onGone={focusNext} />
        </Suspense>
      )}
    </div>
  )
}
