import { useEffect, useState } from 'react'
import { useDesk } from '../../shared/desk-context.tsx'

const halfAMinute = 30_000

/** The server's time, anew every half minute. */
export function useNow(): number {
  const { now } = useDesk()
  const [time, setTime] = useState(() => now().getTime())
  useEffect(() => {
    const timer = setInterval(() => setTime(now().getTime()), halfAMinute)
    return () => clearInterval(timer)
  }, [now])
  return time
}
