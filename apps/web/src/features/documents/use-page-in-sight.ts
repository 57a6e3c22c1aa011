import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Between two sheets, and above the first. */
export const gapPx = 16

const sheetsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-page]')]

/** Which page is in the middle of the box, and going to another. Another scale keeps the place. */
export function usePageInSight(box: RefObject<HTMLElement | null>, scale: number) {
  const [page, setPage] = useState(1)
  // How far down one is, as a part of the whole.
  const place = useRef(0)
  useEffect(() => {
    const own = box.current
    if (!own) return
    let asked = 0
    const look = () => {
      asked = 0
      place.current = own.scrollTop / Math.max(1, own.scrollHeight)
      const middle = own.scrollTop + own.clientHeight / 2
      const seen = sheetsIn(own).findLast((sheet) => sheet.offsetTop <= middle)
      setPage(Number(seen?.dataset.page ?? 1))
    }
    const onScroll = () => {
      asked ||= requestAnimationFrame(look)
    }
    own.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(asked)
      own.removeEventListener('scroll', onScroll)
    }
  }, [box])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another scale moves what was in sight
  useLayoutEffect(() => {
    const own = box.current
    if (own) own.scrollTop = place.current * own.scrollHeight
  }, [scale])
  const goTo = useCallback(
    (wanted: number) => {
      const own = box.current
      const sheet = own && sheetsIn(own).find((one) => one.dataset.page === String(wanted))
      if (own && sheet) own.scrollTop = sheet.offsetTop - gapPx
    },
    [box],
  )
  return { page, goTo }
}
