import { useState } from 'react'

/** What is shown, and once it is gone still what it was: what closes keeps its content while it leaves. */
export function useLasting<Shown>(now: Shown | undefined): Shown | undefined {
  const [last, setLast] = useState(now)
  if (now !== undefined && now !== last) setLast(now)
  return now ?? last
}
