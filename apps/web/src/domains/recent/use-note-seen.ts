import { useEffect } from 'react'
import { noteSeen, type Seen } from './recent-store.ts'

/** Remembers in this browser what is being looked at, once it is known. */
export function useNoteSeen(seen: Seen | undefined) {
  const text = seen && JSON.stringify(seen)
  useEffect(() => {
    if (text !== undefined) noteSeen(JSON.parse(text))
  }, [text])
}
