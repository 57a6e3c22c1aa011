import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** Another subject on the same page begins at its top, as another page would. */
export function useTopOf(subject: number) {
  const last = useRef(subject)
  const type = useNavigationType()
  useEffect(() => {
    if (last.current === subject) return
    last.current = subject
    document.getElementById('main')?.focus({ preventScroll: true })
    if (type !== 'POP') window.scrollTo(0, 0)
  }, [subject, type])
}
