import { waitBefore } from '@tradefloor/rules'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Another try after each failure: later each time, and at once when the network is back. */
export function useRetries() {
  const [attempt, setAttempt] = useState(0)
  const failures = useRef(0)
  const [lost, setLost] = useState(false)
  const [retryAt, setRetryAt] = useState<number>()

  const again = useCallback(() => {
    setRetryAt(undefined)
    setAttempt((before) => before + 1)
  }, [])
  useEffect(() => {
    if (retryAt === undefined) return
    const timer = setTimeout(again, Math.max(0, retryAt - Date.now()))
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [retryAt, again])

  const onFailed = useCallback(() => {
    failures.current += 1
    setLost(true)
    setRetryAt(Date.now() + waitBefore(failures.current))
  }, [])
  const onPicture = useCallback(() => setLost(false), [])
  const onMove = useCallback(() => {
    failures.current = 0
    setLost(false)
  }, [])
  return { attempt, lost, retryAt, again, onFailed, onPicture, onMove }
}
