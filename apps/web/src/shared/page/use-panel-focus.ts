import { type RefObject, useEffect, useRef, useState } from 'react'

interface FocusedPanel {
  panel: RefObject<HTMLElement | null>
  /** What scrolls in it. */
  content: RefObject<HTMLElement | null>
  /** What the panel is about. */
  subject: number | undefined
}

/** The focus goes into a panel with each new subject, and back to where it was when the panel is closed. */
export function usePanelFocus({ panel, content, subject }: FocusedPanel) {
  const lastSubject = useRef(subject)
  // Known before what it covers is put out of reach, which takes the focus from there.
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement && document.activeElement !== document.body) return
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [before, panel])
  useEffect(() => {
    if (lastSubject.current === subject) return
    lastSubject.current = subject
    content.current?.scrollTo(0, 0)
    // What was pressed is gone with the one before.
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true })
  }, [subject, panel, content])
}
