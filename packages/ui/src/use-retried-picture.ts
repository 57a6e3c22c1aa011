import { useEffect, useState } from 'react'

/** A server that is busy for a moment must not cost a page its pictures; one that has none is not asked for ever. */
const againAfterMs = [3000, 12_000]

/** How often an address has failed, and whether to wait before it is asked for once more. */
export function useRetriedPicture(src: string, onMissing?: () => void) {
  const [failure, setFailure] = useState({ src, times: 0, isWaiting: false })
  const current = failure.src === src ? failure : { src, times: 0, isWaiting: false }
  const waitMs = current.isWaiting ? againAfterMs[current.times - 1] : undefined

  useEffect(() => {
    if (waitMs === undefined) return
    const timer = setTimeout(() => setFailure((now) => ({ ...now, isWaiting: false })), waitMs)
    return () => clearTimeout(timer)
  }, [waitMs])

  return {
    isMissing: !src || current.isWaiting,
    /** A new element for each try: one that has failed does not ask again. */
    attempt: current.times,
    failed() {
      setFailure({ src, times: current.times + 1, isWaiting: true })
      if (current.times === 0) onMissing?.()
    },
  }
}
