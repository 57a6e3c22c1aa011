import { useEffect, useState } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'

/** The time on the server's clock, as often as something shown depends on it: each second, or each minute. */
export function useNow(each: 'second' | 'minute'): number {
  const { client } = useSite()
  const [now, setNow] = useState(() => client.now())
  const step = each === 'second' ? 1000 : 60_000
  useEffect(() => {
    const wait = setTimeout(() => setNow(client.now()), step - (now % step) + 20)
    return () => clearTimeout(wait)
  }, [client, now, step])
  return now
}
