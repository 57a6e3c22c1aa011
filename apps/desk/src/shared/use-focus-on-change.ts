import { useEffect, useRef } from 'react'

/**
 * Whoever opens another entry of a list goes on in it, and whoever closes it in the list. On a narrow screen what was
 * pressed is hidden by then, and the keyboard would begin at the top of the page.
 */
export function useFocusOnChange<Open>(open: Open) {
  const list = useRef<HTMLDivElement>(null)
  const entry = useRef<HTMLDivElement>(null)
  const last = useRef(open)
  useEffect(() => {
    if (last.current === open) return
    last.current = open
    // A long list stays where it was scrolled to.
    if (open === undefined) list.current?.focus({ preventScroll: true })
    else entry.current?.focus()
  }, [open])
  return { list, entry }
}
