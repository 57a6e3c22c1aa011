import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Nearer to the end than this counts as reading along. */
const near = 80

interface Shown {
  oldest: string
  newest: string
  isOwnNewest: boolean
  /** The newest is not shown: the reader has gone far back. */
  isFar: boolean
}

/** Where the reader stands: at the newest until they look back; what comes then moves nothing. */
export function useFlowPosition(
  box: RefObject<HTMLElement | null>,
  { oldest, newest, isOwnNewest, isFar }: Shown,
) {
  const before = useRef({ oldest: '', newest: '', height: 0 })
  const [isAtEnd, setIsAtEnd] = useState(true)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const last = before.current
    const isNew = newest !== last.newest
    if (last.newest === '' || (isNew && !isFar && (isAtEnd || isOwnNewest)))
      element.scrollTop = element.scrollHeight
    else if (oldest !== last.oldest) element.scrollTop += element.scrollHeight - last.height
    before.current = { oldest, newest, height: element.scrollHeight }
  })

  // A keyboard that comes up, or a window made smaller, leaves the reader at the newest.
  useEffect(() => {
    const element = box.current
    if (!element || !isAtEnd || isFar) return
    const watch = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [box, isAtEnd, isFar])

  const onScroll = () => {
    const element = box.current
    if (element) setIsAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < near)
  }
  return { isAtEnd, onScroll }
}
