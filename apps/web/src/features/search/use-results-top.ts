import { useEffect, useRef } from 'react'
import type { Search } from '../../shared/addresses/search.ts'

/** What holds the results: another page, or other words, begin at its top. */
export function useResultsTop({ kind, choice }: Search, isCompact: boolean) {
  const found = useRef<HTMLElement>(null)
  const where = `${kind} ${choice.word} ${choice.page}`
  const begunAt = useRef(where)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a window that becomes narrow moves nothing
  useEffect(() => {
    if (begunAt.current === where) return
    begunAt.current = where
    // In a narrow window the whole drawer scrolls, not the list alone.
    if (isCompact) found.current?.scrollIntoView()
    else found.current?.scrollTo({ top: 0 })
  }, [where])
  return found
}
