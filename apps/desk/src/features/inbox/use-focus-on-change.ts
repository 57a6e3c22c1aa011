import { useEffect, useRef } from 'react'

/** Whoever opens another conversation goes on in it, and whoever closes it in the list. */
export function useFocusOnChange(open: number | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const talk = useRef<HTMLDivElement>(null)
  const last = useRef(open)
  useEffect(() => {
    if (last.current === open) return
    last.current = open
    const next = open === undefined ? list : talk
    next.current?.focus()
  }, [open])
  return { list, talk }
}
