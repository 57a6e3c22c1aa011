import { useCallback, useEffect, useState } from 'react'

/** Seconds down to nought. It counts by the clock: a tab in the background counts slowly. */
export function useCountdown() {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const isRunning = left > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])

  const start = useCallback((seconds: number) => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1000)
  }, [])
  const stop = useCallback(() => setEnd(0), [])
  return { left, isRunning, start, stop }
}
