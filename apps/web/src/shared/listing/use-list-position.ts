import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { Flow } from './flow.ts'
import { listPosition, writeListPosition } from './list-positions.ts'

/**
 * Whoever comes back to a list finds it as it was: as much of it, and at the same entry. Each step of the history has a
 * place of its own.
 */
export function useListPosition({ known, hasMore, isBusy, error, more }: Flow) {
  const { key, pathname, search } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const step = `${key} ${pathname}${search}`
  const [awaited, setAwaited] = useState(() => (isBack ? listPosition(step) : undefined))

  // The page one comes back from may have been scrolled; from here on, whatever scrolls is the reader.
  useLayoutEffect(() => {
    if (isBack && listPosition(step)) window.scrollTo(0, 0)
  }, [isBack, step])

  const goOn = useEffectEvent(() => {
    if (!awaited || known === 0) return
    if (known < awaited.shown && hasMore && !error) {
      if (!isBusy) more()
      return
    }
    setAwaited(undefined)
    // Who has begun to scroll meanwhile is not called back.
    if (window.scrollY === 0) window.scrollTo(0, awaited.y)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on whenever more is there, or could be asked for
  useLayoutEffect(() => goOn(), [known, isBusy, error])

  const isThere = awaited === undefined
  // Taken away before the next page is painted: a shorter one moves the window, which is not the reader's doing.
  useLayoutEffect(() => {
    if (!isThere) return
    const note = () => writeListPosition(step, { y: Math.round(window.scrollY), shown: known })
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [step, known, isThere])

  // A browser would restore the place before the list is there, and lose it.
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    return () => {
      window.history.scrollRestoration = 'auto'
    }
  }, [])
}
